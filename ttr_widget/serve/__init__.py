"""Tables for guests: games that people play in their own browsers, without a notebook and without an account.

A link is a seat.  The key of the seat stands in the link's fragment, which a browser does not send: it reaches no log
and no other page, and is the first message of the guest's WebSocket.  What a guest is sent comes from the same feed as
the traits of a widget (:mod:`ttr_widget.page.feed`), from a viewpoint that belongs to its seat alone.

``python -m ttr_widget serve`` runs a server (:mod:`ttr_widget.serve.command`).  Everything happens on one event loop.
"""
