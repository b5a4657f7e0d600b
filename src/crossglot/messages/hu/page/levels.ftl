# Milyen erős a gép
level-any = Vagy válassz szintet
level-1-about = kevés szót tud, keveset lát
level-2-about = kezdő
level-3-about = otthon játszik
level-4-about = gyakran játszik, a könnyűt látja
level-5-about = figyel arra, mi marad
level-6-about = klubba kezd járni
level-7-about = sok szót tud, figyeli a táblát
level-8-about = szinte minden szót tud
level-9-about = előre gondolkodik
level-10-about = előre gondolkodik, mindent észrevesz
opponents = Ellenfelek száma
