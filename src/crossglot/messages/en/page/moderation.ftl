# For those who look after conduct
reports = Reports
reports-open = open
reports-all = all
reports-none = There is nothing to decide.
ruled = The decision is kept.
report-game = the game
report-evidence = What was said
ruling-kind = Decision
rule-dismiss = nothing: dismiss the report
rule-warn = warn
rule-mute = no chat
rule-close = close the account
rule-lift = lift what holds
rule-hours = For how many hours? Empty: until it is lifted
rule-note = What the account is told
rule-do = Decide
