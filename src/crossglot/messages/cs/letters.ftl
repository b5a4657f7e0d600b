confirm-subject = Crossglot: je to tvoje adresa?
confirm-text =
    Dobrý den, { $name },

    potvrď prosím, že tato e-mailová adresa je tvoje:

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud tento e-mail není na tvoji žádost, nemusíš nic dělat.
reset-subject = Crossglot: nové heslo
reset-text =
    Dobrý den, { $name },

    někdo, nejspíš ty, chce nové heslo k tomuto účtu. Zvolíš si je zde:

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud tento e-mail není na tvoji žádost, nemusíš nic dělat: tvoje heslo zůstane, jaké je.
changed-subject = Crossglot: tvoje heslo bylo změněno
changed-text =
    Dobrý den, { $name },

    heslo k tvému účtu bylo změněno, všude jinde proběhlo odhlášení a tokeny tvých programů přestaly platit. Pokud za tím nejsi ty, vyžádej si ihned nové heslo.
turn-subject = Crossglot: jsi na tahu
turn-text =
    Dobrý den, { $name },

    jsi na tahu ve hře, kterou s tebou hraje { $others }:

    { $link }
invitation-subject = Crossglot: pozvánka od hráče { $by }
invitation-text =
    Dobrý den, { $name },

    hráč { $by } si s tebou chce zahrát. Zde můžeš přisednout nebo odmítnout:

    { $link }
nudge-subject = Crossglot: { $by } čeká na tvůj tah
nudge-text =
    Dobrý den, { $name },

    hráč { $by } čeká na tvůj tah a prosí tě o pokračování:

    { $link }
tournament-subject = Crossglot: { $round }. kolo turnaje { $event } brzy končí
tournament-text =
    Dobrý den, { $name },

    zatím od tebe nepřišel tah: { $round }. kolo turnaje { $event } trvá do { $closes }.

    { $link }
stop-text = Už žádné takové dopisy: { $link }
