"""The one exception that a command raises when the person at the keyboard can put things right."""


class UserError(Exception):
    """Says what is wrong, where, and what to do about it; the app prints it and exits with status 2.

    >>> print(UserError("there is no game 'jawz'", where="--game", todo="Did you mean 'jaws'?"))
    --game: there is no game 'jawz'
    Did you mean 'jaws'?
    >>> print(UserError("the match file is empty"))
    the match file is empty
    """

    def __init__(self, what: str, *, where: str = "", todo: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.todo = todo

    def __str__(self) -> str:
        headline = f"{self.where}: {self.what}" if self.where else self.what
        return f"{headline}\n{self.todo}" if self.todo else headline
