"""Naming what a layout has in sentences, in any language.

Rows and columns are counted from 1 here, as people count; files and JSON count from 0.

places   cells and slots
numbers  one number of several, how often
groups   the groups that constraints speak about
clauses  several of them in one sentence
"""
