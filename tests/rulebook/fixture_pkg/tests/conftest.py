pytest_plugins = ["undercroft.rulebook.marks"]
