#!/usr/bin/env bash
# @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14), read with pdfjs-dist 5.6.205.
#
# `$cal(L)$` sets a calligraphic L, for which Unicode has U+2112, as it has U+211D for the double-struck R of `$bb(R)$`.
#
# Guessed: the text of the PDF has one character for each.
# Seen:    after U+2112 stands U+FE00, a variation selector that nobody sees. A program that compares or counts letters, or looks for a
#          formula by its text, does not find the sign; the double-struck letter has none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @myriaddreamin/typst-ts-node-compiler@0.7.0 pdfjs-dist@5.6.205 @napi-rs/canvas@0.1.100
cat >letters.mjs <<'JS'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
for (const formula of ['$bb(R)$', '$cal(L)$', '$scr(L)$']) {
  const data = NodeCompiler.create().pdf({ mainFileContent: formula })
  const loading = getDocument({ data: new Uint8Array(data), verbosity: 0 })
  const { items } = await (await loading.promise).getPage(1).then(page => page.getTextContent())
  const text = items.map(({ str }) => str).join('').trim()
  console.log(formula, Array.from(text, character => `U+${character.codePointAt(0).toString(16).padStart(4, '0')}`).join(' '))
  await loading.destroy()
}
JS
node letters.mjs | tee seen.txt
cat >expected.txt <<'TXT'
$bb(R)$ U+211d
$cal(L)$ U+2112 U+fe00
$scr(L)$ U+2112 U+fe01
TXT
diff expected.txt seen.txt
