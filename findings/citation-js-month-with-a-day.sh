#!/usr/bin/env bash
# @citation-js/plugin-bibtex 0.7.21 with @citation-js/core 0.7.21.
#
# BibTeX has no field for the day. Its documentation puts the day into the month, joined to the string of the month: `"8~" # jan`.
#
# Guessed: the date of the entry is the 8th of January 1994, or at least January 1994, as with `month = jan`.
# Seen:    of the date nothing but the year is left, with no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @citation-js/core@0.7.21 @citation-js/plugin-bibtex@0.7.21
cat >months.cjs <<'JS'
const { Cite } = require('@citation-js/core')
require('@citation-js/plugin-bibtex')
for (const month of ['jan', '{1}', '"8~" # jan', '{January 8}']) {
  const [{ issued }] = new Cite(`@misc{heron, title = {The heron}, year = 1994, month = ${month}}`).data
  console.log(month, JSON.stringify(issued))
}
JS
node months.cjs | tee seen.txt
cat >expected.txt <<'TXT'
jan {"date-parts":[[1994,1]]}
{1} {"date-parts":[[1994,1]]}
"8~" # jan {"date-parts":[[1994]]}
{January 8} {"date-parts":[[1994,1,8]]}
TXT
diff expected.txt seen.txt
