### Menu i klawisze strony: js/src

menu-game = Ta gra
menu-leave = Wyjdź z gry i wybierz inną
menu-end-sure = Ta partia jeszcze trwa. Zakończyć ją i zacząć inną?
menu-preferences = Ustawienia
menu-about = O grze
menu-notices = Pokazuj „Twoja kolej” w tytule karty przeglądarki, gdy strona jest zasłonięta
menu-remaining = Pokazuj przy taliach karty odrzucone i niewidziane
menu-unofficial = Nieoficjalna wersja do notatników, bez grafik i tekstów wydawcy.
menu-your-turn = Twoja kolej
menu-link = Link do gry
menu-link-whole = Kto ma link, może odtworzyć całą grę.
menu-link-seen = Gra jeszcze trwa: link pokazuje to, co teraz wolno widzieć wszystkim, i żadnej zakrytej karty.
menu-link-python = W Pythonie otwiera go ttr.open_link.

## Keys

menu-keys = Skróty klawiszowe
menu-keys-more = Działają, gdy gra jest aktywna: najpierw kliknij mapę. Tabulatorem, strzałkami i klawiszem Enter dojdziesz do wszystkiego; Esc zamyka i anuluje.
menu-keys-group =
    { $group ->
        [play] Gra
        [look] Widok
       *[help] Pomoc
    }
menu-key =
    { $key ->
        [open] Weź odkrytą kartę
        [draw] Dobierz z talii
        [tickets] Dobierz bilety
        [moves] Lista wszystkich ruchów
        [undo] Cofnij
        [hint] Podpowiedź
        [zoom-in] Powiększ
        [zoom-out] Pomniejsz
        [zoom-fit] Pokaż całą mapę
        [full] Pełny ekran
        [log] Przebieg gry
        [discards] Karty odrzucone i niewidziane
        [rules] Zasady
        [menu] Menu
       *[keys] Ta lista
    }

## Discards and unseen cards

menu-discards = Karty odrzucone i niewidziane
menu-discards-about = To może wiedzieć każdy. Karty „niewidziane” są w talii albo w rękach innych graczy; nie liczą się do nich twoje karty, karty odkryte ani odrzucone.
menu-discards-watching = To może wiedzieć każdy. Karty „niewidziane” są w talii albo w rękach graczy; nie liczą się do nich karty odkryte ani odrzucone.
menu-discards-counts =
    { $left ->
        [one] { $left } karta
        [few] { $left } karty
       *[many] { $left } kart
    } w talii, w zakrytych rękach: { $hidden }
menu-discards-deck = { DECK($deck) }:
menu-discards-card = Karta
menu-discards-gone = Odrzucone
menu-discards-unseen = Niewidziane
