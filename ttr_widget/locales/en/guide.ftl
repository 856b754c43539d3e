### The guided game: ttr_widget/guide/, js/src/guide.tsx

lobby-teach = Teach me
    .hint = A first game with explanations, on the board chosen above
page-guide-start = Explain the game while we play
page-guide-next = Next
page-guide-ok = Got it
page-guide-why = Why?
page-guide-leave = Leave the tour
page-guide-resume = Resume the tour
page-help =
    { $part ->
        [aim] Aim
        [turn] Your turn
       *[end] The end
    }
page-help-all = All rules
page-guide-step = the guide understands the steps { LIST($steps) }, not { $given }
