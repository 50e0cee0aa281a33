#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# `format-integer(…, 'α')` numbers with the letters of the Greek alphabet, which has 24.
#
# Guessed: 18 is σ, or Σ with the picture 'Α'; 24 is ω and 25 begins again with two letters, αα.
# Seen:    the letters are counted by their places in Unicode, where 25 stand between α and ω. 18 is ς, the form of sigma at the end of a
#          word; among capitals it is U+03A2, a place without a character, so that an appendix has no letter that any font can show.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >greek.cjs <<'JS'
const SaxonJS = require('saxon-js')
for (const picture of ['α', 'Α']) {
  const letters = [17, 18, 19, 24, 25, 26].map(number => {
    const letter = SaxonJS.XPath.evaluate(`format-integer(${number}, '${picture}')`)
    return `${number} ${/\p{Cn}/u.test(letter) ? `U+${letter.codePointAt(0).toString(16).padStart(4, '0')}` : letter}`
  })
  console.log(letters.join(', '))
}
JS
node greek.cjs | tee seen.txt
cat >expected.txt <<'TXT'
17 ρ, 18 ς, 19 σ, 24 ψ, 25 ω, 26 αα
17 Ρ, 18 U+03a2, 19 Σ, 24 Ψ, 25 Ω, 26 ΑΑ
TXT
diff expected.txt seen.txt
