"""Rats in a cellar: a package small enough to know what its rules' coverage has to be."""
