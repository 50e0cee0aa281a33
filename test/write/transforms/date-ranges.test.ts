import { expect, test } from 'vitest'
import { TEI_FLAVOURS } from '../../../src/write/transforms/tei-flavours.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'

const paperOf = (date: string) => `<?xml version="1.0" encoding="UTF-8"?>
<article><header><file>a.pdf</file><pdfmetadata><meta name="publication.journal" content="Waters"/>
<meta name="publication.date" content="${date}"/></pdfmetadata><firstpageheader><page local="1"/><title>Rivers</title>
</firstpageheader><abstract/></header><body><section title=""><p>The river rests.</p></section></body></article>`

test.each([
  ['2020/2021', '<date type="published" from="2020" to="2021">2020/2021</date>', 'when="2020"'],
  ['2020-03', '<date type="published" when="2020-03">2020-03</date>', 'when="2020-03"'],
])('a publication date %s is valid TEI in every flavour', async (date, expected, grobid) => {
  for (const flavour of TEI_FLAVOURS) {
    const tei = await transformToTei(paperOf(date), { flavour })
    expect(tei).toContain(flavour === 'grobid' ? grobid : expected)
    expect(await validateTei(tei, flavour)).toEqual([])
  }
})
