# Szólisták
words-title = Nyelvek
words-none = Ezen a szerveren még nincs szótár
words-none-about = A játéknak tudnia kell, mely szavak érvényesek. Minden nyelv szótára itt készül el egy szabad szótárból, egy-két perc alatt.
words-missing = nincs telepített szótár
words-prepare = Elkészítem
words-preparing = Készül…
words-waiting = Ez következik
words-failed = Nem sikerült ({ $code }). Van internetkapcsolat?
words-wish = Kérem ezt is
words-wished = Kérted
words-wishes = { $count } látogató kéri
words-all = Mind a { $count } nyelv
words-fewer = Kevesebb
words-operator = Ezt a szervert te futtatod: csak te készíthetsz el nyelveket.
