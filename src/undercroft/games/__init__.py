"""The games. Each registers a `System`; none knows another."""
