confirm-subject = Crossglot: je to vaše adresa?
confirm-text =
    Dobrý den, { $name },

    potvrďte prosím, že tato e-mailová adresa je vaše:

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud jste o tento dopis nežádali, nemusíte nic dělat.
reset-subject = Crossglot: nové heslo
reset-text =
    Dobrý den, { $name },

    někdo, nejspíš vy, chce nové heslo k tomuto účtu. Zvolíte si je zde:

    { $link }

    Odkaz platí jednou, { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }. Pokud jste o tento dopis nežádali, nemusíte nic dělat: vaše heslo zůstane, jaké je.
changed-subject = Crossglot: vaše heslo bylo změněno
changed-text =
    Dobrý den, { $name },

    heslo k vašemu účtu bylo změněno a všude jinde jste byli odhlášeni. Pokud jste to nebyli vy, vyžádejte si ihned nové heslo.
