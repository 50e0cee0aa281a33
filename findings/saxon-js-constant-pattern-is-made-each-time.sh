#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# The second argument of matches(), replace() and tokenize() is nearly always a constant, which a processor can make a regular expression
# of once, when it compiles the expression.
#
# Guessed: a thousand texts that are compared with one constant pattern need one regular expression.
# Seen:    one is made for every call, so that a pattern with many characters costs more to make than to use. A test of the text by
#          starts-with() or contains() before it saves most of that time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >count.cjs <<'JS'
const made = []
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, self) {
    made.push(String(args[0]))
    return Reflect.construct(target, args, self)
  },
  apply(target, that, args) {
    made.push(String(args[0]))
    return Reflect.apply(target, that, args)
  },
})
const { XPath } = require('saxon-js')
const expressions = {
  'matches, a constant': "count((1 to 1000)[matches(string(.), 'heron[0-9]')])",
  'replace, a constant': "count((1 to 1000) ! replace(string(.), 'heron[0-9]', 'x'))",
  'tokenize, a constant': "count((1 to 1000) ! tokenize(string(.), 'heron[0-9]'))",
  'contains before it': "count((1 to 1000)[contains(string(.), 'heron') and matches(string(.), 'heron[0-9]')])",
}
for (const [name, expression] of Object.entries(expressions)) {
  made.length = 0
  XPath.evaluate(expression)
  console.log(`${name}: ${made.filter(source => source.includes('heron[0-9]')).length}`)
}
JS
node count.cjs | tee seen.txt
cat >expected.txt <<'TXT'
matches, a constant: 1000
replace, a constant: 1000
tokenize, a constant: 1000
contains before it: 0
TXT
diff expected.txt seen.txt
