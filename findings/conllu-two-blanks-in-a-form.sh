#!/usr/bin/env bash
# conllu 6.0.0 (Python).
#
# Columns of CoNLL-U are parted by tabs, and version 2 of the format allows blanks inside a form and a lemma.
#
# Guessed: a form with two blanks, on a line whose columns are parted by tabs, is one form.
# Seen:    two blanks part columns as a tab does: the second half of the form becomes the lemma, every later column moves on by one,
#          and the head of the word is lost. No error is raised. With one blank the line is read as one would think.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet --disable-pip-version-check conllu==6.0.0
cat >blanks.py <<'PY'
import conllu

for form in ['10 000', '10  000']:
    [sentence] = conllu.parse(f'1\t{form}\t{form}\tNUM\t_\t_\t0\troot\t_\t_\n\n')
    word = sentence[0]
    print([word[name] for name in ('form', 'lemma', 'upos', 'head', 'deprel')])
PY
python/bin/python blanks.py | tee seen.txt
cat >expected.txt <<'TXT'
['10 000', '10 000', 'NUM', 0, 'root']
['10', '000', '10', None, '_']
TXT
diff expected.txt seen.txt
