#!/usr/bin/env bash
# pdfjs-dist 5.6.205.
#
# `maxImageSize` says how many pixels a picture may have; larger ones are not decoded. A program that reads text and no pictures
# sets it to 1 to save time.
#
# Guessed: the list of operators still says that a picture is painted there, without its pixels.
# Seen:    it does not: the operator is left out, and what remains is the matrix set for it. A scanned page has an operator list
#          that cannot be told from an empty page by its painting operators. Below the limit the operator is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@5.6.205 @napi-rs/canvas@0.1.100
cat >picture.mjs <<'JS'
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const content = '300 0 0 300 50 50 cm /Im Do'
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 8 /Filter /ASCIIHexDecode >>\nstream\n00FFFF00\nendstream',
]
let file = '%PDF-1.7\n'
const places = objects.map((text, i) => {
  const place = file.length
  file += `${i + 1} 0 obj\n${text}\nendobj\n`
  return place
})
const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
file += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
const names = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]))
for (const maxImageSize of [-1, 1]) {
  const loading = getDocument({ data: new Uint8Array(Buffer.from(file, 'latin1')), maxImageSize, verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const { fnArray } = await page.getOperatorList()
  console.log(`maxImageSize ${maxImageSize}: ${fnArray.map(number => names[number]).join(' ')}`)
  await loading.destroy()
}
JS
node picture.mjs | tee seen.txt
cat >expected.txt <<'TXT'
maxImageSize -1: transform dependency paintImageXObject
maxImageSize 1: transform
TXT
diff expected.txt seen.txt
