"""Where things lie in the work tree."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
VENV_BIN = VENV / "bin"
VENV_PYTHON = VENV_BIN / "python"
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
PAGE = WEB / "dist" / "index.html"
SETUP_LOG = ROOT / ".cache" / "setup.log"
SHARED = ROOT.parent / "shared"
