### Plansze pakietu: ttr_widget/boards/

board-berlin =
    .short = Berlin
    .title = Wsiąść do Pociągu: Berlin (nasza własna rekonstrukcja)
    .description = Krótka gra miejska z tramwajami i metrem; plansza to nasza własna rekonstrukcja, a nie plansza z pudełka.
    .special = tramwaje i metro; plansza zrekonstruowana
board-europe =
    .short = Europa
    .title = Wsiąść do Pociągu: Europa
    .description = Czterdzieści siedem miast od Lizbony po Moskwę, przez morza i góry; odcięty gracz może pożyczyć trasę sąsiada.
    .special = { LIST($rules) }
board-germany =
    .short = Niemcy
    .title = Wsiąść do Pociągu: Niemcy
    .description = Trzydzieści pięć niemieckich miast i pięć sąsiednich krajów; wzdłuż budowanych tras czekają pasażerowie.
    .special = { LIST($rules) }, dwie talie biletów, trasy potrójne
board-usa =
    .short = USA
    .title = Wsiąść do Pociągu (USA)
    .description = Pierwsza plansza, Ameryka Północna, i proste zasady: do porównań z innymi programami i ze statystykami.
    .special = gra podstawowa, premia za najdłuższą drogę
board-world =
    .short = Świat
    .title = Wsiąść do Pociągu: Dookoła Świata
    .description = Cały świat koleją i morzem: dwie talie kart, porty do zbudowania i podróże przez kilka miast w podanej kolejności.
    .special = { LIST($rules) }, pociągi i statki, połączone brzegi mapy

## Lista plansz

boards-column =
    .name = nazwa
    .title = tytuł
    .players = gracze
    .special = szczególne
    .description = opis
