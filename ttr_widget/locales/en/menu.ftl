### The menu and the keyboard of a page: js/src

menu-game = This game
menu-leave = Leave the game and choose another
menu-end-sure = This game is not over. End it and begin another?
menu-preferences = Preferences
menu-about = About
menu-notices = Say “Your turn” in the browser tab’s title while the page is hidden
menu-remaining = Show the discards and the unseen cards beside the decks
menu-unofficial = An unofficial version for notebooks. No publisher’s pictures or texts are in it.
menu-your-turn = Your turn
menu-link = Link to the game
menu-link-whole = Whoever has the link can replay the whole game.
menu-link-seen = The game is not over: the link shows what everybody may see now, and no hidden card.
menu-link-python = In Python, ttr.open_link opens it.

## Keys

menu-keys = Keyboard shortcuts
menu-keys-more = They work while the focus is in the game: click on the map first. Tab, the arrow keys and Enter reach everything; Esc closes and drops.
menu-keys-group =
    { $group ->
        [play] Playing
        [look] Looking
       *[help] Help
    }
menu-key =
    { $key ->
        [open] Take a face-up card
        [draw] Draw from the deck
        [tickets] Draw tickets
        [moves] List of all moves
        [undo] Undo
        [hint] Hint
        [zoom-in] Zoom in
        [zoom-out] Zoom out
        [zoom-fit] Show the whole map
        [full] Full screen
        [log] Log
        [discards] Discards and unseen cards
        [rules] Rules
        [menu] Menu
       *[keys] This list
    }

## Discards and unseen cards

menu-discards = Discards and unseen cards
menu-discards-about = Everybody may know this. “Not seen” cards are in the deck or in the other players’ hands; your own cards, the face-up cards and the discards are not among them.
menu-discards-watching = Everybody may know this. “Not seen” cards are in the deck or in a player’s hand; the face-up cards and the discards are not among them.
menu-discards-counts =
    { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } in the deck, { $hidden } in hidden hands
menu-discards-deck = { DECK($deck) }:
menu-discards-card = Card
menu-discards-gone = Discarded
menu-discards-unseen = Not seen
