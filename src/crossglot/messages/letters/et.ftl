confirm-subject = Crossglot: kas see on sinu aadress?
confirm-text =
    Tere, { $name }!

    Palun kinnita, et see e-posti aadress on sinu oma:

    { $link }

    Link kehtib ühe korra, { $hours } tunni jooksul. Kui sa seda kirja ei küsinud, ei pea sa midagi tegema.
reset-subject = Crossglot: uus parool
reset-text =
    Tere, { $name }!

    Keegi, tõenäoliselt sina, soovib sellele kontole uut parooli. Vali see siin:

    { $link }

    Link kehtib ühe korra, { $hours } tunni jooksul. Kui sa seda kirja ei küsinud, ei pea sa midagi tegema: su parool jääb samaks.
changed-subject = Crossglot: sinu parool on muudetud
changed-text =
    Tere, { $name }!

    Sinu konto parool on muudetud ja kõikjal mujal oled sa välja logitud. Kui see ei olnud sina, küsi kohe uus parool.
