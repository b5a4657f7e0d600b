# Mängu lõpp, sest midagi ei saa enam laduda. Eesti.
proposed = { $name } leiab, et midagi ei saa enam laduda, ja soovib mängu lõpetada.
agree = { $name }, kas oled nõus mängu lõpetama? (jah/ei){" "}
agreed = { $name } on nõus.
declined = { $name } ei ole nõus.
declined-play = { $name } ei ole nõus: tal on veel midagi laduda.
declined-exchange = { $name } ei ole nõus: ta soovib veel klotse vahetada.
over-agreed = Kõik olid nõus, et midagi ei saa enam laduda.
over-exhausted = On tõestatud, et järelejäänud klotsidega ei saa keegi sõna laduda.
