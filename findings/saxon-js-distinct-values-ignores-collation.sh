#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# `fn:distinct-values` has a collation as its second argument, as `fn:index-of` and `fn:compare` have. With the Unicode collation at
# primary strength letters that differ by case or accent are equal.
#
# Guessed: all three functions agree, and one of two equal words is left.
# Seen:    `compare` and `index-of` find them equal, `distinct-values` keeps both, with no error. `for-each-group` with the same
#          collation makes one group of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >distinct.cjs <<'JS'
const SaxonJS = require('saxon-js')
const collation = "'http://www.w3.org/2013/collation/UCA?strength=primary'"
for (const call of [
  `compare('Heron', 'héron', ${collation})`,
  `index-of(('Heron', 'stork', 'héron'), 'heron', ${collation})`,
  `distinct-values(('Heron', 'stork', 'héron'), ${collation})`,
]) {
  console.log(call.replace(collation, '$primary'), '=>', JSON.stringify(SaxonJS.XPath.evaluate(call)))
}
JS
node distinct.cjs | tee seen.txt
cat >expected.txt <<'TXT'
compare('Heron', 'héron', $primary) => 0
index-of(('Heron', 'stork', 'héron'), 'heron', $primary) => [1,3]
distinct-values(('Heron', 'stork', 'héron'), $primary) => ["Heron","stork","héron"]
TXT
diff expected.txt seen.txt
