#!/usr/bin/env bash
# @citation-js/plugin-bibtex 0.7.21 with @citation-js/core 0.7.21.
#
# A BibTeX name that begins with a special character, `{\'E}mile Laurent`, means the same as `Émile Laurent`: BibTeX takes the
# case of the letter inside the braces, which is a capital, so the word is a given name.
#
# Guessed: both entries give the given name `Émile`.
# Seen:    the name in braces is taken for a particle (small letters), so nothing is left as a given name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @citation-js/core@0.7.21 @citation-js/plugin-bibtex@0.7.21
cat >names.cjs <<'JS'
const { Cite } = require('@citation-js/core')
require('@citation-js/plugin-bibtex')
for (const name of ["{\\'E}mile Laurent", 'Émile Laurent']) {
  const [{ author }] = new Cite(`@book{b, author = {${name}}, title = {Bridges of the Loire}, year = 1999}`).data
  console.log(name, JSON.stringify(author))
}
JS
node names.cjs | tee seen.txt
cat >expected.txt <<'TXT'
{\'E}mile Laurent [{"family":"Laurent","non-dropping-particle":"Émile"}]
Émile Laurent [{"given":"Émile","family":"Laurent"}]
TXT
diff expected.txt seen.txt
