import { expect, test } from 'vitest'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { rawPdf } from '../../support/raw-pdf.ts'

const TEXT = { content: 'BT /F1 12 Tf 50 300 Td (Rivers move slowly.) Tj ET' }
const BLANK = { content: '' }
const DRAWING = { content: '3 w 10 10 m 300 300 l 20 300 l S 50 50 100 100 re f' }

const findingsOf = async (pages: Parameters<typeof rawPdf>[0]) =>
  (await convertPaper(rawPdf(pages))).diagnostics.map(({ code, page, message }) => [code, page, message])

test('blank pages and pages of drawings are told of, each with its number', async () => {
  expect(await findingsOf([TEXT, BLANK, DRAWING])).toEqual([
    ['W_PAGE_EMPTY', 2, 'page 2 has no text'],
    ['W_PAGE_EMPTY', 3, 'page 3 has no text, but shows pictures or drawings'],
  ])
})

test('a paper of such pages has no text, and is not trusted', async () => {
  const { diagnostics, trust } = await convertPaper(rawPdf([BLANK, DRAWING]))
  expect(diagnostics.map(({ code }) => code)).toEqual(['W_PAGE_EMPTY', 'W_PAGE_EMPTY', 'W_NO_TEXT'])
  expect(trust.value).toBe(0)
})
