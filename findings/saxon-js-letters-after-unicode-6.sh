#!/usr/bin/env bash
# saxon-js 2.7.0 on Node.js 20 and later, whose own patterns know Unicode 15.
#
# XPath's `\p{L}` is said to follow "the version of Unicode that the processor supports" (XML Schema 1.1, part 2, G.4.2.2).
#
# Guessed: it is that of the JavaScript engine, so Georgian capitals (U+1C90, Unicode 11), Osage (U+104B0, Unicode 9) and
#          Cherokee small letters (U+AB70, Unicode 8) are letters.
# Seen:    they are no letters, and neither signs nor numbers: they are `\p{Cn}`, characters that are not assigned. A test for
#          "a word" in a stylesheet silently passes over such text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >letters.cjs <<'JS'
const SaxonJS = require('saxon-js')
const LETTERS = { 'Georgian small': 'ა', 'Georgian capital': 'Ა', Osage: '𐒰', 'Cherokee small': 'ꭰ', Latin: 'ä' }
for (const [name, letter] of Object.entries(LETTERS)) {
  const matches = pattern => SaxonJS.XPath.evaluate(`matches($letter, '^${pattern}$')`, undefined, { params: { letter } })
  console.log(`${name}: XPath \\p{L} ${matches('\\p{L}')}, \\p{Cn} ${matches('\\p{Cn}')}; JavaScript \\p{L} ${/^\p{L}$/u.test(letter)}`)
}
JS
node letters.cjs | tee seen.txt
cat >expected.txt <<'TXT'
Georgian small: XPath \p{L} true, \p{Cn} false; JavaScript \p{L} true
Georgian capital: XPath \p{L} false, \p{Cn} true; JavaScript \p{L} true
Osage: XPath \p{L} false, \p{Cn} true; JavaScript \p{L} true
Cherokee small: XPath \p{L} false, \p{Cn} true; JavaScript \p{L} true
Latin: XPath \p{L} true, \p{Cn} false; JavaScript \p{L} true
TXT
diff expected.txt seen.txt
