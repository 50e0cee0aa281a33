#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# Objects of JSON with a key twice are found in old catalogues: two authors as `"author": …, "author": …`. `json-to-xml` has an option for
# them, `duplicates`. XPath and XQuery Functions and Operators 3.1, 17.5.3: without schema validation its default is `retain`, as XML can
# hold both; `use-first` is the default of `parse-json`, whose maps cannot.
#
# Guessed: both authors are in the XML.
# Seen:    the second one is left out with no error; with `'duplicates': 'retain'` it is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >keys.cjs <<'JS'
const { XPath } = require('saxon-js')
const json = '{"author": "Lee", "author": "Berg"}'
for (const options of ['', ", map { 'duplicates': 'retain' }", ", map { 'duplicates': 'use-first' }"]) {
  const authors = XPath.evaluate(`string-join(json-to-xml('${json}'${options})//*:string, ', ')`)
  console.log(options === '' ? 'default:' : `${options.slice(2)}:`, authors)
}
JS
node keys.cjs | tee seen.txt
cat >expected.txt <<'TXT'
default: Lee
map { 'duplicates': 'retain' }: Lee, Berg
map { 'duplicates': 'use-first' }: Lee
TXT
diff expected.txt seen.txt
