"""The rules kernel: states, actions, events and rules, in pure Python and networkx.

It imports no other package of the project.
"""
