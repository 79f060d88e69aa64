"""Formulas about sets of tiles, derived in steps that are made sure of.

>>> derive("set-size").result
(n + 1)*(n + 2)/2

Adding a topic
    A topic is one module in `topics`, or a folder if it is long, and is found there:
    `topics/frame_sum.py` is the topic `frame-sum`, and `topics/chains` the topic `chains`.
    `topics/set_size.py` is the model to look at. A topic has

    * quantities: `Quantity("S", Sentence("the number of tiles …"), count)`, a letter with its
      meaning and a function that counts real tiles one by one (see `counting`), never a formula.
      What is counted may be a fraction (`whole=False`), and may depend on other letters than n
      (`parameters`);
    * `Result(quantity, formula)`: what is derived. It is compared with `count` for n = 0 … 18, or
      for other `numbers` where counting takes too long;
    * ways, each a function `size -> Way(name, title, quantities, steps, result)`; its pictures
      show the set double-`size`, for every size from 0 to 18. The last equation of a way is its
      result. A way that is meant to fail has the result None;
    * `TOPIC = Topic(name, title, question, ways)`. A topic that answers for numbers of the reader
      (`derive("arithmetic-series", given={"first": 1, …})`, on the command line `--given
      first=1`) has a `Given` as well, whose way is built from these numbers.

    A step is a sentence, with equations and a picture where it has some:

    * `look(sentence, Equation(S, Dots(k, (k, 1, n + 1))), picture=staircase(size))` says what
      can be seen; its equations are counted for all numbers that their letters stand for;
    * `move` is the same where tiles are laid another way;
    * `calculate(sentence, Equation(S, (n + 1) * (n + 2) / 2))` is proved by SymPy, with the
      equations of the steps before it;
    * `suppose` and `induction` are the two ends of a proof by induction; SymPy proves the start
      and the step from k to k + 1, or from k and k + 1 to k + 2.

    A step that does not hold raises StepError when its way is built. Choose steps that SymPy can
    prove, and say one thing in each. `Dots`, `Plus`, `Times` and `Over` (see `written`) keep
    formulas as they are written. `n` and `k` stand for whole numbers from 0; another letter is a
    `Symbol` with assumptions, which say what numbers it is tried with.

    A picture is a function from `words`, which shows sentences in the reader's language, to a
    Scene. Its title, its description for those who cannot see it, and its labels are sentences.
    There are pictures of sets, lines, squares, coverings and falling tiles in `pictures`.

    Sentences are for 10- to 14-year-olds: short, one thought in each. Write formulas as values,
    `Sentence("… {tiles} tiles.", tiles=k + 1)`. Then run `make messages`, fill in the Russian in
    `i18n/ru/formulas/topics/`, and run `tests/formulas/test_topics.py`: it runs over every topic
    that is found, and changes each equation to see that a wrong one is noticed.
"""

from domino_math.formulas.discovery import derive, find_topic, topic_names

__all__ = ["derive", "find_topic", "topic_names"]
