import domino_math as dm
from domino_math import widgets


def test_what_is_folded_is_shown_as_it_is_under_its_title():
    proof = dm.derive("set-size", n=3).only("rows")
    shown = widgets.folded("Why <so>?", proof)._repr_markdown_()
    assert shown.startswith("<details>\n<summary>Why &lt;so&gt;?</summary>\n\n")
    assert proof.markdown() in shown
    assert shown.endswith("\n\n</details>\n")
    assert str(widgets.folded("Why?", proof)) == f"Why?\n{proof}"
