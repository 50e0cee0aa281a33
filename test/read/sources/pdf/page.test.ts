import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../../../src/read/sources/pdf/drawing/drawing.ts'
import { createOperatorTable, interpretPage } from '../../../../src/read/sources/pdf/drawing/interpret-page.ts'
import { toPdfFont } from '../../../../src/read/sources/pdf/fonts/fonts.ts'
import type { PdfjsFont } from '../../../../src/read/sources/pdf/fonts/pdfjs-font.ts'
import { boxOfFrame, type PageFrame, toPage } from '../../../../src/read/sources/pdf/page.ts'
import { refuseBombs } from '../../../../src/read/sources/pdf/file/bombs.ts'
import { openPdf } from '../../../../src/read/sources/pdf/port/pdfjs.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'

/** Glyphs with ink that a page draws, and those of its runs and dropped texts. */
function accountOf(drawing: Drawing, frame: PageFrame): { readonly drawn: number; readonly kept: number } {
  const { page } = toPage(drawing, frame)
  const kept = [...page.runs, ...page.dropped].reduce((sum, { glyphs }) => sum + glyphs, 0)
  return { drawn: drawing.glyphs.filter(({ text }) => text !== ' ').length, kept }
}

/** The accounts of the first pages of a file. */
async function accountsOf(bytes: Uint8Array, pageLimit: number): Promise<ReturnType<typeof accountOf>[]> {
  const pdf = await openPdf(bytes, undefined, await refuseBombs(bytes))
  const accounts: ReturnType<typeof accountOf>[] = []
  for (let number = 1; number <= Math.min(pageLimit, pdf.document.numPages); number++) {
    const source = await pdf.document.getPage(number)
    const { width, height, transform } = source.getViewport({ scale: 1 })
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[]
    const frame: PageFrame = { number, label: undefined, width, height, matrix: [a, b, c, d, e, f] }
    const drawing = interpretPage(await source.getOperatorList(), createOperatorTable(pdf.operators), {
      matrix: frame.matrix,
      pageBox: boxOfFrame(frame),
      fontOf: id => toPdfFont(source.commonObjs.get(id) as PdfjsFont),
      isLayerVisible: () => true,
      roleOf: () => undefined,
      isOfFormula: () => false,
    })
    accounts.push(accountOf(drawing, frame))
  }
  await pdf.close()
  return accounts
}

test('every drawn glyph is in a run or dropped, once', async () => {
  const content = [
    'BT /F1 10 Tf 50 300 Td (seen, ) Tj (twice) Tj ET BT /F1 10 Tf 50.2 300 Td (seen) Tj ET',
    'BT /F1 10 Tf 3 Tr 50 200 Td (invisible text) Tj ET BT /F1 10 Tf 50 -90 Td (outside) Tj ET',
  ].join(' ')
  expect(await accountsOf(rawPdf([{ content }]), 1)).toEqual([{ drawn: 34, kept: 34 }])
})

const TYPESET = fileURLToPath(new URL('../../../../../shared/corpus/typeset/', import.meta.url))

describe.runIf(existsSync(TYPESET))('the account of glyphs', () => {
  test('closes for the first pages of typeset papers', async () => {
    for (const name of readdirSync(TYPESET).filter(file => file.endsWith('.pdf'))) {
      for (const { drawn, kept } of await accountsOf(new Uint8Array(readFileSync(TYPESET + name)), 2)) {
        expect(kept, name).toBe(drawn)
      }
    }
  }, 60_000)
})
