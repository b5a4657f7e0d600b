# What a page says where its scripts do not run. Hungarian.
unscripted-off = A Crossglothoz JavaScript kell, és ebben a böngészőben ki van kapcsolva. A szabályok enélkül is olvashatók.
unscripted-old = A Crossglot még nem indult el. Töltsd be újra az oldalt; ha ez nem segít, talán túl régi a böngésződ: 2024-es vagy újabb kell.
unscripted-rules = A szabályok
unscripted-edition = Kiadás
unscripted-show = Mutasd
