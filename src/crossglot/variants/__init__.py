"""Variants: games with turns of their own, each complete in its package."""
