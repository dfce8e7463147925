"""`folsom play` with answers from a pipe."""

from typer.testing import CliRunner, Result

from folsom.cli import app

ONES = "1\n" * 400
"""More answers than any game asks for."""


def play(answers: str, *arguments: str) -> Result:
    result = CliRunner().invoke(app, ["play", "--seed", "5", *arguments], input=answers)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result
