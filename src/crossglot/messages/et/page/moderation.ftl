# For those who look after conduct
reports = Teated
reports-open = lahtised
reports-all = kõik
reports-none = Pole midagi otsustada.
ruled = Otsus on kirjas.
report-game = mäng
report-evidence = Sõnumi tekst
ruling-kind = Otsus
rule-dismiss = ei midagi: jäta teade kõrvale
rule-warn = hoiata
rule-mute = kirjutamiskeeld
rule-close = sulge konto
rule-lift = tühista kehtiv otsus
rule-hours = Mitmeks tunniks? Tühi: kuni tühistatakse
rule-note = Mida kontole öeldakse
rule-do = Otsusta
