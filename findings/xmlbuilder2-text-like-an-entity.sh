#!/usr/bin/env bash
# xmlbuilder2 4.0.3, its documents read with saxon-js 2.7.0.
#
# The text of an element is a string, and `&` in it is written as `&amp;`. A book on markup has strings in which `&lt;` is printed.
#
# Guessed: the text `&lt;` is written as `&amp;lt;`, so that a reader of the document has the text that was given: the option
#          `noDoubleEncoding` is false.
# Seen:    what looks like an entity is left as it is. The reader gets `<` for `&lt;` and `&` for `&amp;` and `&#38;`, and a name that is
#          no entity makes the document one that is not well-formed. Other ampersands are escaped.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xmlbuilder2@4.0.3 saxon-js@2.7.0
cat >entities.cjs <<'JS'
const { create } = require('xmlbuilder2')
const { XPath } = require('saxon-js')
const read = xml => {
  try {
    return JSON.stringify(XPath.evaluate('string(parse-xml($xml))', null, { params: { xml } }))
  } catch (error) {
    return `not well-formed (${error.code})`
  }
}
for (const text of ['R&D', 'the sign &lt; is', 'AT&amp;T', 'a&#38;b', 'x &shelf; y']) {
  const xml = create({ p: text }).end({ headless: true, noDoubleEncoding: false })
  console.log(`${text} => ${xml} => ${read(xml)}`)
}
JS
node entities.cjs | tee seen.txt
cat >expected.txt <<'TXT'
R&D => <p>R&amp;D</p> => "R&D"
the sign &lt; is => <p>the sign &lt; is</p> => "the sign < is"
AT&amp;T => <p>AT&amp;T</p> => "AT&T"
a&#38;b => <p>a&amp;b</p> => "a&b"
x &shelf; y => <p>x &shelf; y</p> => not well-formed (FODC0006)
TXT
diff expected.txt seen.txt
