# How the language calls itself, where one chooses it.
language-name = Eesti
