# What a page says where its scripts do not run. Czech.
unscripted-off = Crossglot potřebuje JavaScript a ten je v tomto prohlížeči vypnutý. Pravidla se dají číst i bez něj.
unscripted-old = Crossglot se zatím nespustil. Načti stránku znovu; pokud to nepomůže, je tvůj prohlížeč možná příliš starý: je potřeba prohlížeč z roku 2024 nebo novější.
unscripted-rules = Přečíst pravidla
unscripted-edition = Vydání
unscripted-show = Zobrazit
