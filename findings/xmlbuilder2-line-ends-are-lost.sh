#!/usr/bin/env bash
# xmlbuilder2 4.0.3, its documents read with saxon-js 2.7.0.
#
# XML has to write some white space as references: a reader turns a line end or tab in an attribute into a blank, and a carriage return in
# a text into a newline, unless they are written as `&#10;`, `&#9;` and `&#13;` (XML 1.0, 2.11 and 3.3.3).
#
# Guessed: the serializer writes these references, as that of the XSLT processor does: what is given is what is read.
# Seen:    they are written as they are. A title of two lines in an attribute comes back as one line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xmlbuilder2@4.0.3 saxon-js@2.7.0
cat >lines.cjs <<'JS'
const { create } = require('xmlbuilder2')
const { XPath } = require('saxon-js')
const xml = create().ele('p', { title: 'Herons\nof the north\tII' }).txt('one\r\ntwo').end({ headless: true })
console.log(JSON.stringify(xml))
const read = XPath.evaluate(`parse-xml($xml)/p/(string(@title), string(.))`, null, { params: { xml } })
console.log('read again', JSON.stringify(read))
const written = XPath.evaluate(`serialize(parse-xml('<p title="a&#10;b">c&#13;d</p>'))`)
console.log('by SaxonJS', JSON.stringify(written))
JS
node lines.cjs | tee seen.txt
cat >expected.txt <<'TXT'
"<p title=\"Herons\nof the north\tII\">one\r\ntwo</p>"
read again ["Herons of the north II","one\ntwo"]
by SaxonJS "<p title=\"a&#10;b\">c&#13;d</p>"
TXT
diff expected.txt seen.txt
