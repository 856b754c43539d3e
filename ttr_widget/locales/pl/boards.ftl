### Plansze pakietu: ttr_widget/boards/

board-berlin =
    .title = Wsiąść do Pociągu: Berlin (nasza własna rekonstrukcja)
    .description = Krótka gra miejska z tramwajami i metrem; plansza to nasza własna rekonstrukcja, a nie plansza z pudełka.
    .special = tramwaje i metro; plansza zrekonstruowana
board-europe =
    .title = Wsiąść do Pociągu: Europa
    .description = Czterdzieści siedem miast od Lizbony po Moskwę: promy, tunele w górach i stacje, z których jedzie się trasą sąsiada.
    .special = promy, tunele, stacje
board-germany =
    .title = Wsiąść do Pociągu: Niemcy
    .description = Trzydzieści pięć niemieckich miast i pięć sąsiednich krajów; wzdłuż budowanych tras czekają pasażerowie.
    .special = pasażerowie, dwie talie biletów, trasy potrójne
board-usa =
    .title = Wsiąść do Pociągu (USA)
    .description = Pierwsza plansza, Ameryka Północna, i proste zasady: do porównań z innymi programami i ze statystykami.
    .special = gra podstawowa, premia za najdłuższą drogę
board-world =
    .title = Wsiąść do Pociągu: Dookoła Świata
    .description = Cały świat koleją i morzem: dwie talie kart, porty do zbudowania i podróże przez kilka miast w podanej kolejności.
    .special = pociągi i statki, porty, podróże, połączone brzegi mapy

## Lista plansz

boards-column =
    .name = nazwa
    .title = tytuł
    .players = gracze
    .special = szczególne
    .description = opis
