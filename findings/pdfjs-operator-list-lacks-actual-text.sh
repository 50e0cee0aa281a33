#!/usr/bin/env bash
# pdfjs-dist 5.6.205.
#
# `/Span << /ActualText (…) >> BDC … EMC` says in the content of a page what the glyphs between mean. `getOperatorList` has an operator
# for it, `beginMarkedContentProps`, whose arguments are the tag and the properties.
#
# Guessed: the properties hold the ActualText that stands in the file.
# Seen:    they hold the number that joins the content to the structure tree (MCID) and nothing else, so the text is gone; of
#          properties that are given by name (`/Span /P0 BDC`) even that is missing. `getTextContent` does not apply it either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@5.6.205 @napi-rs/canvas@0.1.100
cat >spans.mjs <<'JS'
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const content = `BT /F1 12 Tf 50 300 Td
/Span << /MCID 7 /ActualText (heron) >> BDC (h#) Tj EMC
/Span << /ActualText (stork) >> BDC (s#) Tj EMC
/Span /P0 BDC (c#) Tj EMC ET`
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /Properties << /P0 << /ActualText (crane) >> >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]
let file = '%PDF-1.7\n'
const places = objects.map((text, i) => {
  const place = file.length
  file += `${i + 1} 0 obj\n${text}\nendobj\n`
  return place
})
const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
const loading = getDocument({ data: new Uint8Array(Buffer.from(file, 'latin1')), verbosity: 0 })
const page = await (await loading.promise).getPage(1)
const { fnArray, argsArray } = await page.getOperatorList()
for (const [i, number] of fnArray.entries()) {
  if (number === OPS.beginMarkedContentProps) console.log('operator:', JSON.stringify(argsArray[i]))
}
const { items } = await page.getTextContent()
console.log('text:', items.map(({ str }) => str).join(''))
await loading.destroy()
JS
node spans.mjs | tee seen.txt
cat >expected.txt <<'TXT'
operator: ["Span",7]
operator: ["Span",null]
operator: ["Span",null]
text: h#s#c#
TXT
diff expected.txt seen.txt
