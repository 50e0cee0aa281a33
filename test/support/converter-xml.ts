/** A word on a page of 600 by 800 points: left edge and lower edge in points, y upwards; a character is 6 by 10. */
export type TypedWord = readonly [text: string, x: number, y: number]

const CHARACTER_WIDTH = 6
const HEIGHT = 10

/** The page as PDFlib TET writes it: words with boxes and glyphs. */
export function writeTetml(words: readonly TypedWord[]): string {
  const content = words.map(([text, x, y]) => {
    const glyphs = [...text].map(
      (sign, i) =>
        `<Glyph font="F1" size="10" x="${x + i * CHARACTER_WIDTH}" y="${y}" width="${CHARACTER_WIDTH}">${sign}</Glyph>`,
    )
    const box = `llx="${x}" lly="${y}" urx="${x + text.length * CHARACTER_WIDTH}" ury="${y + HEIGHT}"`
    return `<Word><Text>${text}</Text><Box ${box}>${glyphs.join('')}</Box></Word>`
  })
  return `<?xml version="1.0"?><TET xmlns="http://www.pdflib.com/XML/TET5/TET-5.0"><Document><Pages>
<Page number="1" width="600" height="800"><Content granularity="word"><Para>${content.join('\n')}</Para></Content></Page>
<Resources><Fonts><Font id="F1" name="Courier"/></Fonts></Resources></Pages></Document></TET>`
}

/** The page as PDFMiner writes it: one element for each character, and blanks between words. */
export function writePdfMiner(words: readonly TypedWord[]): string {
  const content = words.map(([text, x, y]) =>
    [...text]
      .map((sign, i) => {
        const left = x + i * CHARACTER_WIDTH
        const bbox = [left, y, left + CHARACTER_WIDTH, y + HEIGHT].map(place => place.toFixed(3)).join(',')
        return `<text font="ABCDEF+Courier" bbox="${bbox}" size="10.000">${sign}</text>`
      })
      .join('\n'),
  )
  return `<?xml version="1.0" encoding="utf-8" ?>
<pages><page id="1" bbox="0.000,0.000,600.000,800.000" rotate="0">
${content.join('\n<text> </text>\n')}
</page></pages>`
}
