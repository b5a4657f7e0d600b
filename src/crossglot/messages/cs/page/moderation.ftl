# For those who look after conduct
reports = Hlášení
reports-open = otevřená
reports-all = všechna
reports-none = Není o čem rozhodovat.
ruled = Rozhodnutí je uloženo.
report-game = hra
report-evidence = Text zprávy
ruling-kind = Rozhodnutí
rule-dismiss = nic: hlášení zamítnout
rule-warn = napomenout
rule-mute = zákaz psaní
rule-close = uzavřít účet
rule-lift = zrušit, co platí
rule-hours = Na kolik hodin? Prázdné: do zrušení
rule-note = Co se účet dozví
rule-do = Rozhodnout
