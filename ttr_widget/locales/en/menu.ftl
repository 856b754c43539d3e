### The menu and the keyboard of a page: js/src

menu-game = This game
menu-preferences = Preferences
menu-about = About
menu-notices = Say “Your turn” in the browser tab’s title while the page is hidden
menu-unofficial = An unofficial version for notebooks. No publisher’s pictures or texts are in it.
menu-your-turn = Your turn

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
        [rules] Rules
        [menu] Menu
       *[keys] This list
    }
