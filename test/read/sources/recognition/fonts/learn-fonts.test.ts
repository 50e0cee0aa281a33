import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { textOfRuns } from '../../../../../src/base/text/characters/text-of-runs.ts'
import { readPdf } from '../../../../../src/read/sources/read-pdf.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'

/** Reading a page takes seconds on a busy machine. */
const PATIENCE = 240_000

const LINES = [
  'The river was measured every morning by the same',
  'woman and the same rope. She wrote the depth into a',
  'small book that nobody else was allowed to open.',
  'After her death it was found to hold nothing but the',
  'names of her visitors. The villages along the valley',
  'kept their own accounts of floods and droughts and',
  'compared them once a year in the town hall. A clerk',
  'copied the numbers by candle light and sent them to',
  'the capital where an engineer drew the first chart',
  'of the whole basin. His chart showed that the water',
  'rose two days later at the mill than at the bridge',
  'and that the delay grew when the meadows were wet.',
  'For many years no one asked why. Only when the dam',
  'was planned did people begin to search the old books',
  'for a reason, and in the end they discovered that',
  'the mill stood on an island of clay which turned the',
  'flow aside before it could reach the gauge.',
]

/** A page in Helvetica, and one in the font F9 below two lines in Helvetica. */
const [true1 = '', true2 = ''] = LINES
const TRUE_PAGE = `BT /F1 12 Tf 16 TL 30 370 Td ${show(LINES)} ET`
const PAGE = `BT /F1 12 Tf 16 TL 30 370 Td ${show([true1, true2])} /F9 12 Tf ${show(LINES)} ET`

function show(lines: readonly string[]): string {
  return lines.map(line => `(${line}) Tj T*`).join(' ')
}

/** The page with Helvetica as F9, whose table says of each character code what `mean` gives. */
function pdfWithTable(mean: (code: number) => number): Uint8Array {
  const codes = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)
  const rows = codes.map(code => `<${hex(code, 2)}> <${hex(mean(code), 4)}>`).join('\n')
  const table = `/CIDInit /ProcSet findresource begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${codes.length} beginbfchar
${rows}
endbfchar endcmap end`
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 100 0 R >>'
  const objects = [`<< /Length ${table.length} >>\nstream\n${table}\nendstream`]
  return rawPdf([{ content: TRUE_PAGE }, { content: PAGE }, { content: PAGE }], { fonts: { F9: font }, objects })
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0')
}

async function read(bytes: Uint8Array, mode: 'auto' | 'never') {
  const diagnostics: Diagnostic[] = []
  const ocr = { mode, languages: ['en'] }
  const document = await readPdf(bytes, { ocr }, diagnostic => void diagnostics.push(diagnostic))
  const lines = document.pages.map(({ runs }) => {
    const baselines = [...new Set(runs.map(run => run.baseline))]
    return baselines.map(baseline => textOfRuns(runs.filter(run => run.baseline === baseline)))
  })
  return { lines, codes: diagnostics.map(({ code, page }) => ({ code, page })), diagnostics }
}

/** Another letter for each letter, as a cipher has it; the blank stays. */
const shuffle = (code: number) => (code === 0x20 ? code : 0x21 + (((code - 0x21) * 37 + 11) % 94))
const OFFSET = 0x56

describe('a font whose table of characters is wrong', () => {
  it.each([
    ['moves all by one offset, the blank too', (code: number) => code + OFFSET],
    ['exchanges letters', shuffle],
    ['has nothing but private characters', (code: number) => 0xe000 + code],
  ])(
    'is learned from recognised words where it %s',
    async (_, mean) => {
      const { lines, codes } = await read(pdfWithTable(mean), 'auto')
      const page = [true1, true2, ...LINES]
      expect(lines).toEqual([LINES, page, page])
      expect(codes).toEqual([{ code: 'N_PDF_LEARNED', page: 2 }])
    },
    PATIENCE,
  )

  it('is told of, with its pages, where nothing is recognised', async () => {
    const { lines, codes, diagnostics } = await read(pdfWithTable(shuffle), 'never')
    expect(lines[0]).toEqual(LINES)
    expect(codes).toEqual([{ code: 'W_PDF_UNMAPPED', page: 2 }])
    expect(diagnostics[0]?.message).toContain('do not make words on pages 2, 3')
  })
})
