#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# `xs:integer` has no bounds in SaxonJS: sums, products and `idiv` of twenty digits and more are exact. Check digits, such as those of
# account numbers, are remainders of such numbers.
#
# Guessed: `mod` is exact too, as XPath defines it by `idiv`: a - b * (a idiv b).
# Seen:    from sixteen digits on the remainder of an integer is that of the nearest double, with no error; `idiv` of the same numbers is
#          exact, and so is the remainder of the number as a decimal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >remainders.cjs <<'JS'
const { XPath } = require('saxon-js')
const number = "xs:integer('210501700012345678901311')"
const show = expression => XPath.evaluate(`string(${expression})`)
console.log('mod', show(`${number} mod 97`))
console.log('by idiv', show(`${number} - 97 * (${number} idiv 97)`))
console.log('mod of a decimal', show(`xs:decimal(${number}) mod 97`))
console.log('sixteen digits', show("xs:integer('9007199254740993') mod 10"))
JS
node remainders.cjs | tee seen.txt
cat >expected.txt <<'TXT'
mod 66
by idiv 52
mod of a decimal 52
sixteen digits 2
TXT
diff expected.txt seen.txt
