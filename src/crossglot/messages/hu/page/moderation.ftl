# For those who look after conduct
reports = Bejelentések
reports-open = nyitottak
reports-all = mind
reports-none = Nincs miről dönteni.
ruled = A döntés rögzítve.
report-game = a játék
report-evidence = Amit írt
ruling-kind = Döntés
rule-dismiss = semmi: a bejelentés elutasítása
rule-warn = figyelmeztetés
rule-mute = nem írhat üzenetet
rule-close = a fiók lezárása
rule-lift = ami érvényes, annak feloldása
rule-hours = Hány órára? Üresen: feloldásig
rule-note = Amit a fiók gazdája megtud
rule-do = Döntés rögzítése
