"""Every setting: option, variable, file."""
