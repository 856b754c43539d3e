### Menu i klawisze strony: js/src

menu-game = Ta gra
menu-preferences = Preferencje
menu-about = O grze
menu-notices = Pokazuj „Twoja kolej” w tytule karty przeglądarki, gdy strona jest zasłonięta
menu-unofficial = Nieoficjalna wersja do notatników, bez grafik i tekstów wydawcy.
menu-your-turn = Twoja kolej

## Keys

menu-keys = Skróty klawiszowe
menu-keys-more = Działają, gdy fokus jest w grze: najpierw kliknij mapę. Tabulatorem, strzałkami i klawiszem Enter dojdziesz do wszystkiego; Esc zamyka i anuluje.
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
        [log] Dziennik
        [rules] Zasady
        [menu] Menu
       *[keys] Ta lista
    }
