#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# XPath and XQuery Functions and Operators 3.1, 5.6.1.1: in multi-line mode `^` matches at the start of the string and after a newline,
# "a newline (#x0A) character".
#
# Guessed: of a newline, a carriage return, a line separator (U+2028) and a paragraph separator (U+2029) only the first starts a line.
# Seen:    all four do, as in the expressions of JavaScript. Text of a PDF may hold the last two, and `&#13;` in XML the second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >lines.cjs <<'JS'
const SaxonJS = require('saxon-js')
for (const sign of [0x0a, 0x0d, 0x2028, 0x2029]) {
  const params = { text: `heron${String.fromCodePoint(sign)}stork` }
  console.log(sign.toString(16).padStart(4, '0'), SaxonJS.XPath.evaluate("matches($text, '^stork$', 'm')", undefined, { params }))
}
JS
node lines.cjs | tee seen.txt
cat >expected.txt <<'TXT'
000a true
000d true
2028 true
2029 true
TXT
diff expected.txt seen.txt
