# Konec hry, protože už nelze nic položit. Česky.
proposed = { $name } tvrdí, že už nelze nic položit, a chce hru ukončit.
agree = { $name }, souhlasíš s ukončením hry? (ano/ne){" "}
agreed = { $name } souhlasí.
declined = { $name } nesouhlasí.
declined-play = { $name } nesouhlasí: ještě může položit kameny.
declined-exchange = { $name } nesouhlasí: ještě chce vyměnit kameny.
over-agreed = Všichni se shodli, že už nelze nic položit.
over-exhausted = Je prokázáno, že se zbylými kameny nikdo nemůže položit slovo.
