# What a page says where its scripts do not run. English.
unscripted-off = Crossglot needs JavaScript, and it is switched off in this browser. The rules can be read without it.
unscripted-old = Crossglot has not started yet. Reload the page; if that does not help, your browser may be too old: a browser from 2024 or later is needed.
unscripted-rules = Read the rules
unscripted-edition = Edition
unscripted-show = Show
