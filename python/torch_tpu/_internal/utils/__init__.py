"""The place of `hardware`, where Helion looks for it."""
