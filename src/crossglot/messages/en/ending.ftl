# The end of a game because nothing more can be laid. English.
proposed = { $name } says that nothing more can be laid and wants to end the game.
agree = { $name }, do you agree to end the game? (yes/no){" "}
agreed = { $name } agrees.
declined = { $name } does not agree.
declined-play = { $name } does not agree: they can still lay tiles.
declined-exchange = { $name } does not agree: they still want to exchange tiles.
over-agreed = Everyone agreed that nothing more can be laid.
over-exhausted = It is proven: with the tiles that are left nobody can lay a word.
