"""What all tests share: `@pytest.mark.rule(…)` is checked when tests are collected."""

from hypothesis import HealthCheck, settings

pytest_plugins = ["undercroft.rulebook.marks"]

# A busy machine is no reason to fail: what is slow is measured where a test is about time.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
