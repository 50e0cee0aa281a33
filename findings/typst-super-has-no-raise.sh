#!/usr/bin/env bash
# @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14), read with pdfjs-dist 5.6.205.
#
# `#super[1]` sets the mark of a note, and `#super(typographic: false)[1]` the same with a figure that is made smaller and raised.
#
# Guessed: both come into the PDF as a 1 that is smaller than the text and stands above its baseline, as every program writes
#          marks of notes, so that readers of PDF know them by size and rise.
# Seen:    where the font has raised figures, the first is one of them, in the size and on the baseline of the text. Its Unicode
#          is that of an ordinary 1: nothing but the shape of the glyph says that it is raised, and `years1` is read as a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @myriaddreamin/typst-ts-node-compiler@0.7.0 pdfjs-dist@5.6.205 @napi-rs/canvas@0.1.100
cat >marks.mjs <<'JS'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const source = `#set text(font: "Libertinus Serif", size: 10pt)
herons#super[7] and storks#super(typographic: false)[8]`
const data = NodeCompiler.create().pdf({ mainFileContent: source })
const loading = getDocument({ data: new Uint8Array(data), verbosity: 0 })
const page = await (await loading.promise).getPage(1)
const { items } = await page.getTextContent()
const [text] = items
for (const { str, height, transform } of items) {
  if (str.trim() !== '') console.log(`${JSON.stringify(str)}: ${height.toFixed(1)} pt, raised by ${(transform[5] - text.transform[5]).toFixed(1)} pt`)
}
await loading.destroy()
JS
node marks.mjs | tee seen.txt
cat >expected.txt <<'TXT'
"herons": 10.0 pt, raised by 0.0 pt
"7": 10.0 pt, raised by 0.0 pt
"and storks": 10.0 pt, raised by 0.0 pt
"8": 6.0 pt, raised by 3.5 pt
TXT
diff expected.txt seen.txt
