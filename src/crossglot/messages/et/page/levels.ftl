# Kui tugev on arvuti
level-any = Või vali tase
level-1-about = vähe sõnu, näeb vähe
level-2-about = algaja
level-3-about = mängib kodus
level-4-about = mängib tihti, näeb lihtsat
level-5-about = jälgib, mis alusele jääb
level-6-about = alustab klubis
level-7-about = palju sõnu, jälgib lauda
level-8-about = tunneb peaaegu kõiki sõnu
level-9-about = mõtleb ette
level-10-about = mõtleb ette ja märkab kõike
opponents = Vastaste arv
