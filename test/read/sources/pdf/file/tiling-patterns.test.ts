import { expect, test } from 'vitest'
import { withoutTilingPatterns } from '../../../../../src/read/sources/pdf/file/tiling-patterns.ts'
import { readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

const change = (text: string) => Buffer.from(withoutTilingPatterns(new Uint8Array(Buffer.from(text)))).toString()

test('tiling patterns become shadings, shadings and other numbers stay', () => {
  expect(change('<< /PatternType 1 /PatternType\n1 /PatternType 2 /PatternType 10 >>')).toBe(
    '<< /PatternType 2 /PatternType\n2 /PatternType 2 /PatternType 10 >>',
  )
})

test('a pattern that draws itself does not keep the page from being read', async () => {
  const pattern = '<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Length 5'
  const page = await readContent(
    '/Pattern cs /P1 scn 10 10 90 90 re f BT /F1 10 Tf 0 g 50 300 Td (still read) Tj ET',
    '/Resources << /Pattern << /P1 100 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
    {
      objects: [
        `${pattern} /Resources << /XObject << /X1 101 0 R >> >> >>\nstream\n/X1 Do\nendstream`,
        '<< /Subtype /Form /BBox [0 0 9 9] /Resources << /Pattern << /P1 100 0 R >> >> /Length 36 >>\nstream\n/Pattern cs /P1 scn 0 0 9 9 re f      \nendstream',
      ],
    },
  )
  expect(wordsOf(page)).toEqual(['still', 'read'])
})
