confirm-subject = Crossglot: a tiéd ez a cím?
confirm-text =
    Szia, { $name }!

    Kérjük, erősítsd meg, hogy ez az e-mail-cím a tiéd:

    { $link }

    A hivatkozás egyszer használható, { $hours } órán át. Ha nem te kérted ezt a levelet, nincs teendőd.
reset-subject = Crossglot: új jelszó
reset-text =
    Szia, { $name }!

    Valaki, valószínűleg te, új jelszót kér ehhez a fiókhoz. Itt választhatod ki:

    { $link }

    A hivatkozás egyszer használható, { $hours } órán át. Ha nem te kérted ezt a levelet, nincs teendőd: a jelszavad nem változik.
changed-subject = Crossglot: megváltozott a jelszavad
changed-text =
    Szia, { $name }!

    Megváltozott a fiókod jelszava, és mindenhol máshol kijelentkeztettünk. Ha nem te voltál, azonnal kérj új jelszót.
