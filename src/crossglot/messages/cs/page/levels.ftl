# Jak silný je počítač
level-any = Nebo vyber úroveň
level-1-about = málo slov, málo vidí
level-2-about = začátečník
level-3-about = hraje doma
level-4-about = hraje často, vidí snadné tahy
level-5-about = hledí na to, co mu zbude
level-6-about = začíná v klubu
level-7-about = zná mnoho slov, hlídá desku
level-8-about = zná téměř vše
level-9-about = myslí dopředu
level-10-about = myslí dopředu a nic nepřehlédne
opponents = Počet soupeřů
