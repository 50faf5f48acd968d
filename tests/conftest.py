"""What all tests share: `@pytest.mark.rule(…)` is checked when tests are collected."""

pytest_plugins = ["undercroft.rulebook.marks"]
