#!/usr/bin/env bash
# pypdfium2 5.13.0 (PDFium), with a file made by reportlab 5.0.1.
#
# Two lines end with a printed hyphen: `moun-` before `tains`, where it is no part of the word, and `well-` before `known`, where it
# is. `get_text_range()` gives the text by places of characters, `get_text_bounded()` the text inside a box; both without arguments
# mean the whole page.
#
# Guessed: the hyphens and the ends of the lines are in the text, the same in both.
# Seen:    hyphen and end of line together become one character: U+FFFE, which is no character, in the first text, and U+0002, which
#          XML forbids, in the second. It stands for both hyphens alike, and a line that ends in a figure and a hyphen keeps it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet --disable-pip-version-check pypdfium2==5.13.0 reportlab==5.0.1
cat >hyphens.py <<'PY'
import io
import pypdfium2
from reportlab.pdfgen import canvas

file = io.BytesIO()
page = canvas.Canvas(file, pagesize=(300, 200))
text = page.beginText(40, 150)
text.setFont('Helvetica', 12)
for line in ['Herons of the moun-', 'tains and the well-', 'known storks, page 3-', '5 of the list']:
    text.textLine(line)
page.drawText(text)
page.save()
read = pypdfium2.PdfDocument(file.getvalue())[0].get_textpage()
print('range:  ', ascii(read.get_text_range()))
print('bounded:', ascii(read.get_text_bounded()))
PY
python/bin/python hyphens.py | tee seen.txt
cat >expected.txt <<'TXT'
range:   'Herons of the moun\ufffetains and the well\ufffeknown storks, page 3-\r\n5 of the list'
bounded: 'Herons of the moun\x02tains and the well\x02known storks, page 3-\r\n5 of the list'
TXT
diff expected.txt seen.txt
