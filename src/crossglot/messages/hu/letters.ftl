confirm-subject = Crossglot: a tiéd ez a cím?
confirm-text =
    Szia, { $name }!

    Kérjük, erősítsd meg, hogy ez az e-mail-cím a tiéd:

    { $link }

    A link egyszer használható, { $hours } órán át. Ha nem te kérted ezt a levelet, nincs teendőd.
reset-subject = Crossglot: új jelszó
reset-text =
    Szia, { $name }!

    Valaki, valószínűleg te, új jelszót kér ehhez a fiókhoz. Itt választhatod ki:

    { $link }

    A link egyszer használható, { $hours } órán át. Ha nem te kérted ezt a levelet, nincs teendőd: a jelszavad nem változik.
changed-subject = Crossglot: megváltozott a jelszavad
changed-text =
    Szia, { $name }!

    Megváltozott a fiókod jelszava, mindenhol máshol kijelentkeztettünk, és a programjaid tokenjei érvénytelenek. Ha nem te voltál, azonnal kérj új jelszót.
turn-subject = Crossglot: te jössz
turn-text =
    Szia, { $name }!

    Te következel ebben a játszmában, ahol a többi játékos: { $others }.

    { $link }
invitation-subject = Crossglot: { $by } játszani hív
invitation-text =
    Szia, { $name }!

    { $by } szeretne veled játszani. Itt leülhetsz vagy elutasíthatod:

    { $link }
nudge-subject = Crossglot: { $by } a lépésedre vár
nudge-text =
    Szia, { $name }!

    { $by } a lépésedre vár, és kéri, hogy folytasd:

    { $link }
tournament-subject = Crossglot: hamarosan lezárul a { $round }. forduló ({ $event })
tournament-text =
    Szia, { $name }!

    Még nem adtál be szót a { $round }. fordulóban ({ $event }). Eddig tart: { $closes }.

    { $link }
stop-text = Ne jöjjön több ilyen levél: { $link }
