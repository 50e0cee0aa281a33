#!/usr/bin/env bash
# conllu 6.0.0 (Python).
#
# The tenth column of CoNLL-U holds `Name=Value` pairs with a bar between them. A value may hold an equals sign: an address of the
# web with a query does.
#
# Guessed: what is parsed and written again is the same line.
# Seen:    the value ends at its second equals sign: the rest is dropped when the line is read, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet --disable-pip-version-check conllu==6.0.0
cat >misc.py <<'PY'
import conllu

line = '1\tHerons\theron\tNOUN\t_\t_\t0\troot\t_\tRef=https://example.org/birds?name=heron|SpaceAfter=No'
[sentence] = conllu.parse(line + '\n\n')
print(sentence[0]['misc'])
print(sentence.serialize().strip().split('\t')[9])
PY
python/bin/python misc.py | tee seen.txt
cat >expected.txt <<'TXT'
{'Ref': 'https://example.org/birds?name', 'SpaceAfter': 'No'}
Ref=https://example.org/birds?name|SpaceAfter=No
TXT
diff expected.txt seen.txt
