"""What all tests share: `@pytest.mark.rule(…)` is checked when tests are collected."""

import os
import tempfile

from hypothesis import HealthCheck, settings

pytest_plugins = ["undercroft.rulebook.marks"]

# Games are what they come with: no packs of whoever runs the tests, and none are kept among theirs.
HOME = tempfile.TemporaryDirectory(prefix="undercroft-tests-")
os.environ.update(XDG_DATA_HOME=HOME.name, UNDERCROFT_PACKS="")

# A busy machine is no reason to fail: what is slow is measured where a test is about time.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
