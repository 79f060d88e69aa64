"""Playing a match in the terminal: the loop of showing, asking and moving."""

from collections.abc import Callable

import click

from domino_math.cli.answers import (
    Command,
    command_words,
    read_command,
    read_number,
    read_typed_move,
)
from domino_math.cli.output import say
from domino_math.cli.table_lines import (
    WIDTH,
    around,
    hand_lines,
    menu_words,
    numbered,
    who_plays,
    wrapped,
)
from domino_math.errors import InputError
from domino_math.games.advice import advise
from domino_math.games.legal import legal_moves
from domino_math.games.moves import Move
from domino_math.games.rules_text import rules_text
from domino_math.games.sitting import (
    YOU,
    Sitting,
    counted,
    may_write_off,
    move_made,
    step,
)
from domino_math.games.table_text import table_text
from domino_math.games.telling import accounts_told, end_told, move_told, verdict_told
from domino_math.games.viewing import view
from domino_math.i18n import Sentence


class LeftError(Exception):
    """The player has left the table: by a word, or because there is no more to read."""


class Table:
    """A sitting that is shown and played on; `keep` is told of it after every decision."""

    def __init__(
        self, sitting: Sitting, lang: str, *, color: bool, keep: Callable[[Sitting], None] | None
    ) -> None:
        self._sitting = sitting
        self._lang = lang
        self._color = color
        self._keep = keep
        self._before: list[Sitting] = []  # where you had to decide, for taking moves back

    def play(self) -> None:
        """Play until the match is over; LeftError when the player leaves before."""
        say()
        self._say(self._sitting.match.rules.title, strong=True)
        for line in who_plays(self._sitting):
            self._say(line)
        words = tuple(command_words().values())
        self._say(Sentence("Type the number of a move, or one of: {words}.", words=words))
        self._announce()
        while True:
            while not self._sitting.state.over:
                if self._sitting.your_choice:
                    self._your_turn()
                else:
                    self._others_move()
            new = self._counted()
            if new is None:  # the last move was taken back
                continue
            if new.match.over:
                self._say(verdict_told(new.match), strong=True)
                self._sitting = new
                self._kept()
                return
            self._go_on(new)

    # --- Playing ---

    def _others_move(self) -> None:
        before = self._sitting.state
        move, self._sitting = step(self._sitting)
        self._say(move_told(before, move, self._sitting.state, YOU))

    def _your_turn(self) -> None:
        state = self._sitting.state
        moves = legal_moves(state)
        self._show_table()
        for line in around(state):
            self._say(line)
        say()
        for text in hand_lines(state, moves, self._lang):
            say(text)
        for line in numbered([menu_words(state, move) for move in moves]):
            self._say(line)
        chosen = self._asked_for_move(moves)
        if chosen is None:
            return
        self._before.append(self._sitting)
        self._sitting = move_made(self._sitting, chosen)
        say()
        self._say(move_told(state, chosen, self._sitting.state, YOU))
        self._kept()

    def _asked_for_move(self, moves: tuple[Move, ...]) -> Move | None:
        """Ask until there is a move; None when one was taken back instead."""

        def typed(text: str) -> Move | None:
            move = read_typed_move(text)
            try:
                return move if move and move_made(self._sitting, move) else None
            except InputError:
                return None

        answer = self._asked(len(moves), "hint", typed=typed)
        return moves[answer - 1] if isinstance(answer, int) else answer

    def _hint(self) -> None:
        state = self._sitting.state
        advice = advise(view(state, YOU))
        self._say(
            Sentence(
                "Hint: {number}. {way}: {why}.",
                number=legal_moves(state).index(advice.move) + 1,
                way=menu_words(state, advice.move),
                why=advice.why,
            )
        )

    # --- Between deals ---

    def _counted(self) -> Sitting | None:
        """Return what comes after a deal; None when its last move was taken back instead."""
        self._show_table()
        for line in end_told(self._sitting.state, YOU):
            self._say(line)
        write_off = True
        if may_write_off(self._sitting):
            answer = self._chosen(
                Sentence("This fish can be written off. What do you want?"),
                Sentence("try to write off the fish: you lead the next deal, with any tile"),
                Sentence("let the fish stand: the other side wins this deal"),
            )
            if answer is None:
                return None
            write_off = answer == 1
        new = counted(self._sitting, write_off=write_off)
        for line in (*new.match.told, accounts_told(new.match)):
            self._say(line)
        return new

    def _go_on(self, new: Sitting) -> None:
        answer = self._chosen(
            Sentence("And now?"), Sentence("play the next deal"), Sentence("stop here")
        )
        if answer is None:
            return
        self._sitting = new
        self._before.clear()  # a deal that was counted stays
        self._kept()
        if answer == 2:
            raise LeftError
        self._announce()

    def _announce(self) -> None:
        match = self._sitting.match
        say()
        self._say(Sentence("Deal {number}", number=match.deals + 1), strong=True)

    # --- Asking ---

    def _chosen(self, question: Sentence, *ways: Sentence) -> int | None:
        """Ask which way; None when a move was taken back instead."""
        say()
        self._say(question)
        for line in numbered(ways):
            self._say(line)
        answer = self._asked(len(ways))
        return answer if isinstance(answer, int) else None

    def _asked(
        self,
        most: int,
        *more: Command,
        typed: Callable[[str], Move | None] = lambda _: None,
    ) -> int | Move | None:
        """Ask until there is a number up to `most`, or a move; None when one was taken back."""
        names: tuple[Command, ...] = (*more, "undo", "rules", "save", "quit")
        commands = tuple(command_words()[name] for name in names)
        question = Sentence("Your choice, 1 to {most}:", most=most)
        if most == 1:
            question = Sentence("Your choice, 1:")
        while True:
            text = self._read(question)
            number = read_number(text, most)
            if number is not None:
                return number
            command = read_command(text, self._lang, names)
            if command == "undo":
                if self._undone():
                    return None
            elif command:
                self._obey(command)
            elif move := typed(text):
                return move
            elif most == 1:
                self._say(Sentence("Please type 1, or one of: {words}.", words=commands))
            else:
                self._say(
                    Sentence(
                        "Please type a number from 1 to {most}, or one of: {words}.",
                        most=most,
                        words=commands,
                    )
                )

    def _obey(self, command: Command) -> None:
        if command == "hint":
            self._hint()
        elif command == "rules":
            say(rules_text(self._sitting.match.rules, self._lang))
        elif command == "quit":
            raise LeftError
        elif self._keep is None:
            self._say(Sentence("There is no file to save to: begin with the option for one."))
        else:
            self._kept()
            self._say(Sentence("Saved."))

    def _undone(self) -> bool:
        """Take your last move back, with all that followed."""
        if not self._before:
            self._say(Sentence("There is no move of yours to take back in this deal."))
            return False
        self._sitting = self._before.pop()
        say()
        self._say(Sentence("Your last move is taken back."))
        self._kept()
        return True

    def _read(self, question: Sentence) -> str:
        say(self._styled(question.text(self._lang), strong=True))
        try:
            return input()
        except EOFError:
            raise LeftError from None
        except UnicodeDecodeError:
            return ""

    # --- Showing ---

    def _show_table(self) -> None:
        say()
        text = table_text(self._sitting.state.line, width=WIDTH, lang=self._lang)
        say(click.style(text, fg="cyan") if self._color else text)

    def _say(self, sentence: Sentence, *, strong: bool = False) -> None:
        say(self._styled(wrapped(sentence, self._lang), strong=strong))

    def _styled(self, text: str, *, strong: bool) -> str:
        return click.style(text, bold=True) if self._color and strong else text

    def _kept(self) -> None:
        if self._keep is not None:
            self._keep(self._sitting)
