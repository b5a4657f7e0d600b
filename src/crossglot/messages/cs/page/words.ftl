# Seznamy slov
words-title = Jazyky
words-none = Na tomto serveru ještě není slovník
words-none-about = Hra musí vědět, která slova platí. Slovník každého jazyka se vytvoří zde ze svobodného zdroje, trvá to minutu nebo dvě.
words-missing = slovník není nainstalován
words-prepare = Připravit
words-preparing = Připravuje se…
words-waiting = Přijde na řadu
words-failed = Nepodařilo se ({ $code }). Je tu připojení k internetu?
words-wish = Chci tento jazyk
words-wished = Vyžádáno
words-wishes = { $count ->
    [one] Žádá o něj { $count } návštěvník
    [few] Žádají o něj { $count } návštěvníci
   *[other] Žádá o něj { $count } návštěvníků
}
words-all = { $count ->
    [one] Ukázat { $count } jazyk
    [few] Ukázat všechny { $count } jazyky
   *[other] Ukázat všech { $count } jazyků
}
words-fewer = Ukázat méně
words-operator = Tento server provozuješ ty: jazyky můžeš připravit jen ty.
