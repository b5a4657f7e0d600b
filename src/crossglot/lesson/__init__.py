"""A first lesson: positions out of a game, each with something to try on it."""

from crossglot.lesson.steps import Step, first_lesson
from crossglot.lesson.tasks import Task, fulfils

__all__ = ["Step", "Task", "first_lesson", "fulfils"]
