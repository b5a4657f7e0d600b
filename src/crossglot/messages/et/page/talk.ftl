# Mängu vestlus
chat = Vestlus
chat-lines = Mida on öeldud
chat-none = Keegi pole veel midagi öelnud.
chat-say = Sinu sõnum
chat-send = Saada
chat-phrase = Valmis lause
chat-left = { $count ->
    [one] alles { $count } märk
   *[other] alles { $count } märki
}
chat-spectator = pealtvaataja
chat-mode = Mida selles mängus tohib kirjutada
chat-mode-free = Kõike
chat-mode-phrases = Ainult valmis lauseid
chat-mode-off = Mitte midagi
chat-only-phrases = Siin saab saata ainult valmis lauseid; igaüks loeb neid oma keeles.
chat-only-off = Selles mängus kirjutada ei saa.
chat-aloud = Loe uued sõnumid ette
chat-more = Laused ja seaded
chat-trouble = Kas keegi häirib sind?
chat-block = Blokeeri { $name }
chat-blocked = { $name } on blokeeritud. Tagasi saad võtta oma konto lehel.
said-chat = { $name } kirjutab: { $text }
said-chat-came = { $name } kirjutas vestlusesse.
report-who = Teata: { $name }
report-reason = Miks?
report-abuse = Solvamine või ähvardamine
report-cheating = Petmine
report-stalling = Venitamine
report-spam = Reklaam
report-name = Nimi
report-other = Midagi muud
report-text = Mis juhtus?
report-about = Moderaatorid saavad ka selle, mida siin mängus kirjutati.
report-send = Saada teade
report-sent = Aitäh. Moderaator vaatab selle üle.
