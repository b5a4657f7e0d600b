confirm-subject = Crossglot: kas see on sinu aadress?
confirm-text =
    Tere, { $name }!

    Palun kinnita, et see e-posti aadress on sinu oma:

    { $link }

    Link kehtib ühe korra, { $hours ->
        [one] ühe tunni
       *[other] { $hours } tunni
    } jooksul. Kui sa seda e-kirja ei küsinud, ei pea sa midagi tegema.
reset-subject = Crossglot: uus parool
reset-text =
    Tere, { $name }!

    Keegi, tõenäoliselt sina, soovib sellele kontole uut parooli. Vali see siin:

    { $link }

    Link kehtib ühe korra, { $hours ->
        [one] ühe tunni
       *[other] { $hours } tunni
    } jooksul. Kui sa seda e-kirja ei küsinud, ei pea sa midagi tegema: su parool jääb samaks.
changed-subject = Crossglot: sinu parool on muudetud
changed-text =
    Tere, { $name }!

    Sinu konto parool on muudetud, kõikjal mujal oled sa välja logitud ja sinu programmide load enam ei kehti. Kui see ei olnud sina, küsi kohe uus parool.
turn-subject = Crossglot: sinu kord
turn-text =
    Tere, { $name }!

    On sinu kord mängus, kus mängivad ka: { $others }.

    { $link }
invitation-subject = Crossglot: { $by } kutsub sind mängima
invitation-text =
    Tere, { $name }!

    { $by } tahab sinuga mängida. Istu lauda või keeldu siin:

    { $link }
nudge-subject = Crossglot: { $by } ootab sinu käiku
nudge-text =
    Tere, { $name }!

    { $by } ootab sinu käiku ja palub jätkata:

    { $link }
tournament-subject = Crossglot: võistluse { $event } { $round }. voor lõpeb varsti
tournament-text =
    Tere, { $name }!

    Sa ei ole veel käiku esitanud: võistluse { $event } { $round }. voor kestab kuni { $closes }.

    { $link }
stop-text = Rohkem selliseid e-kirju mitte saata: { $link }
