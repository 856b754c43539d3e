### Gra z przewodnikiem: ttr_widget/guide/, js/src/guide.tsx

lobby-teach = Naucz mnie grać
    .hint = Pierwsza gra z objaśnieniami, na planszy wybranej powyżej
page-guide-start = Objaśniaj grę w trakcie
page-guide-next = Dalej
page-guide-ok = Jasne
page-guide-why = Dlaczego?
page-guide-leave = Zakończ objaśnienia
page-guide-resume = Wróć do objaśnień
page-help =
    { $part ->
        [aim] Cel
        [turn] Twoja tura
       *[end] Koniec
    }
page-help-all = Wszystkie zasady
page-guide-step = przewodnik zna kroki: { LIST($steps) }, a nie { $given }
