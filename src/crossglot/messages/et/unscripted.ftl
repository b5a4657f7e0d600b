# What a page says where its scripts do not run. Estonian.
unscripted-off = Crossglot vajab JavaScripti, kuid see on selles brauseris välja lülitatud. Reegleid saab lugeda ka ilma selleta.
unscripted-old = Crossglot ei ole veel käivitunud. Laadi leht uuesti; kui see ei aita, võib su brauser olla liiga vana: vaja on 2024. aasta või uuemat brauserit.
unscripted-rules = Loe reegleid
unscripted-edition = Väljaanne
unscripted-show = Näita
