"""What Frosthaven, Jaws of the Lion and Buttons & Bugs share; where they differ an `Edition` says how."""
