"""The kernel's sentences in Polish, by the English template.

Both name the same facts.  What stands behind a colon is told in :mod:`ttr_widget.kernel.language`; numbers take three
forms (1 karta, 2 karty, 5 kart).  Words from the vocabulary stand where the nominative is right.
"""

SENTENCES = {
    "no language {locale} (languages: {known})": "nie znam języka {locale} (języki: {known})",
}
