# Today's duplicate
duplicate-todays = A mai duplicate
duplicate-todays-about = Ma mindenki ugyanazt a tizenkét húzást kapja. Fiók sem kell hozzá.
duplicate-done = Ma már lejátszottad.
duplicate-not-done = Még nem játszottad le.
duplicate-finished = Eddig { $count } játékos fejezte be.
duplicate-streak = { $count } nap egymás után
