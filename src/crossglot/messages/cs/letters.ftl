confirm-subject = Crossglot: je to tvoje adresa?
confirm-text =
    Ahoj!

    Potvrď prosím, že tato e-mailová adresa patří k tvému účtu ({ $name }):

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud tento e-mail není na tvoji žádost, nemusíš nic dělat.
reset-subject = Crossglot: nové heslo
reset-text =
    Ahoj!

    Někdo, nejspíš ty, chce nové heslo k účtu { $name }. Zvolíš si je zde:

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud tento e-mail není na tvoji žádost, nemusíš nic dělat: tvoje heslo zůstane, jaké je.
changed-subject = Crossglot: tvoje heslo bylo změněno
changed-text =
    Ahoj!

    Heslo k účtu { $name } bylo změněno, všude jinde proběhlo odhlášení a tokeny tvých programů přestaly platit. Pokud za tím nejsi ty, vyžádej si ihned nové heslo.
turn-subject = Crossglot: jsi na tahu
turn-text =
    Ahoj!

    Účet { $name } je na tahu. Spoluhráči: { $others }.

    { $link }
invitation-subject = Crossglot: pozvánka ke hře ({ $by })
invitation-text =
    Ahoj!

    { $by } zve ke hře tvůj účet { $name }. Zde můžeš přisednout nebo odmítnout:

    { $link }
nudge-subject = Crossglot: { $by } čeká na tvůj tah
nudge-text =
    Ahoj!

    { $by } čeká na tvůj tah (účet { $name }) a prosí tě o pokračování:

    { $link }
tournament-subject = Crossglot: { $round }. kolo turnaje { $event } brzy končí
tournament-text =
    Ahoj!

    Účet { $name } zatím neodevzdal tah: { $round }. kolo turnaje { $event } trvá do { $closes }.

    { $link }
stop-text = Už žádné takové e-maily: { $link }
