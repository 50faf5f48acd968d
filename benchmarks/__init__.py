"""How fast things are: `python -m benchmarks`. README.md says how to read what it prints."""
