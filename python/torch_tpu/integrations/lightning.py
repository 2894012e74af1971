PATCHES: list = []
