#!/usr/bin/env bash
# saxon-js 2.7.0, xslt3 2.7.0.
#
# A program that transforms many documents parses the export of a compiled stylesheet once and passes the object to each transform
# (stylesheetInternal).
#
# Guessed: after the first transform the stylesheet is prepared, and a template that no document needs costs nothing more.
# Seen:    each transform goes through the whole tree of the stylesheet several times, whatever is in the document. The instructions of a
#          template that never runs are visited as often in the last transform as in the first but one, so that a small document takes time
#          by the size of the stylesheet.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0 xslt3@2.7.0
cat >gate.xsl <<'XSL'
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:template match="/"><gate/></xsl:template>
  <xsl:template match="heron" mode="never"><a><b><c><d/></c></b></a></xsl:template>
</xsl:stylesheet>
XSL
npx --no-install xslt3 -xsl:gate.xsl -export:gate.sef.json -nogo >/dev/null
cat >count.cjs <<'JS'
const { readFileSync } = require('node:fs')
const SaxonJS = require('saxon-js')
const stylesheet = JSON.parse(readFileSync('gate.sef.json', 'utf8'))
const all = node => [node, ...(node.C ?? []).flatMap(all)]
// The element <d/> of the template that never runs.
const inner = all(stylesheet).find(node => node.N === 'elem' && node.name === 'd')
let visits = 0
const children = inner.C
Object.defineProperty(inner, 'C', { enumerable: true, get: () => (visits++, children) })
for (const turn of [1, 2, 3, 4]) {
  visits = 0
  const { principalResult } = SaxonJS.transform({ stylesheetInternal: stylesheet, sourceText: '<river/>', destination: 'serialized' })
  console.log(`${turn}: ${principalResult.includes('<gate/>')}, the unused template is ${visits > 0 ? 'visited' : 'left alone'}`)
}
JS
node count.cjs | tee seen.txt
cat >expected.txt <<'TXT'
1: true, the unused template is visited
2: true, the unused template is visited
3: true, the unused template is visited
4: true, the unused template is visited
TXT
diff expected.txt seen.txt
