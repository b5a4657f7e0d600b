# A játék vége, mert már semmit sem lehet kirakni. Magyar.
proposed = { $name } szerint már semmit sem lehet kirakni, és befejezné a játékot.
agree = { $name }, egyetértesz azzal, hogy itt legyen vége? (igen/nem){" "}
agreed = { $name } egyetért.
declined = { $name } nem ért egyet.
declined-play = { $name } nem ért egyet: még tud rakni.
declined-exchange = { $name } nem ért egyet: még cserélni szeretne.
over-agreed = Mindenki egyetértett abban, hogy már semmit sem lehet kirakni.
over-exhausted = Bebizonyosodott: a megmaradt betűkkel senki sem tud szót kirakni.
