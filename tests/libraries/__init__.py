"""Libraries that the ordinary tests do without; `make test-libraries` installs and compares them.

Models are small and made from configurations: nothing is downloaded.
"""
