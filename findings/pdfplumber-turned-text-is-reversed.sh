#!/usr/bin/env bash
# pdfplumber 0.11.10, with a file made by reportlab 5.0.1.
#
# A page has one line set upright and one turned by 90 degrees, as the labels of axes and the heads of wide tables are.
#
# Guessed: `extract_text` gives the turned line as its letters follow each other, or one letter a line.
# Seen:    it gives a word, and the word is spelt backwards. A line turned the other way, by 270 degrees, comes out right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet --disable-pip-version-check pdfplumber==0.11.10 reportlab==5.0.1
cat >turned.py <<'PY'
import io
import pdfplumber
from reportlab.pdfgen import canvas

for turn, place in [(90, (60, -250)), (270, (-160, 250))]:
    file = io.BytesIO()
    page = canvas.Canvas(file, pagesize=(300, 200))
    page.drawString(40, 150, 'Herons by month')
    page.rotate(turn)
    page.drawString(*place, 'counted')
    page.save()
    with pdfplumber.open(file) as document:
        print(turn, repr(document.pages[0].extract_text()))
PY
python/bin/python turned.py | tee seen.txt
cat >expected.txt <<'TXT'
90 'Herons by month\ndetnuoc'
270 'Herons by month counted'
TXT
diff expected.txt seen.txt
