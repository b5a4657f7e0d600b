# Rozhovor ve hře
chat = Rozhovor
chat-lines = Co bylo řečeno
chat-none = Zatím nikdo nic neřekl.
chat-say = Tvoje zpráva
chat-send = Poslat
chat-phrase = Hotová věta
chat-left = { $count ->
    [one] zbývá { $count } znak
    [few] zbývají { $count } znaky
   *[other] zbývá { $count } znaků
}
chat-spectator = divák
chat-mode = Co se v této hře smí psát
chat-mode-free = Cokoli
chat-mode-phrases = Jen hotové věty
chat-mode-off = Nic
chat-only-phrases = Tady lze poslat jen hotové věty; každý je čte ve svém jazyce.
chat-only-off = V této hře se psát nedá.
chat-aloud = Ohlašovat nové zprávy
chat-more = Věty a nastavení
chat-trouble = Obtěžuje tě někdo?
chat-block = Blokovat: { $name }
chat-blocked = Blokováno: { $name }. Zrušíš to na stránce účtu.
said-chat = { $name } píše: { $text }
said-chat-came = Nová zpráva v rozhovoru: { $name }.
report-who = Nahlásit: { $name }
report-reason = Proč?
report-abuse = Urážky nebo výhrůžky
report-cheating = Podvádění
report-stalling = Zdržování
report-spam = Reklama
report-name = Jméno
report-other = Něco jiného
report-text = Co se stalo?
report-about = Moderátoři dostanou i to, co bylo v této hře napsáno.
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátor se na to podívá.
