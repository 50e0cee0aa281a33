import { expect, test } from 'vitest'
import { writeProducts } from '../../../src/products/recipes/products.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { wrapHocr } from '../../support/ocr-files.ts'

test('a file whose pages have very far numbers is converted in no time', async () => {
  const page = (number: number) =>
    `<page number="${number}" top="0" left="0" height="800" width="600"><text top="100" left="90" width="200" height="10" font="0">The ferry office kept its ledgers.</text></page>`
  const file = `<?xml version="1.0"?><pdf2xml><fontspec id="0" size="10" family="Times" color="#000000"/>${page(1)}${page(2_147_483_647)}</pdf2xml>`
  const { pages, account } = await convertPaper(Buffer.from(file))
  expect(pages.map(({ number }) => number)).toEqual([1, 2])
  expect(account.unaccounted).toBe(0)
})

test('only pages that a file has are broken to, blank ones too', async () => {
  const page = (index: number, text: string) =>
    `<div class='ocr_page' title='bbox 0 0 2480 3508; ppageno ${index}'><span class='ocr_line' title='bbox 300 300 1300 345'>${text}</span></div>`
  const file = wrapHocr([page(0, 'The ferry office'), page(6, ''), page(90_000, 'kept its ledgers.')].join(''))
  const { paper } = await convertPaper(Buffer.from(file))
  const xml = (await writeProducts(paper, ['paperxml'])).get('paperxml')
  expect(xml).toContain('office <?paperxml pb local="7"?><?paperxml pb local="90001"?>kept')
})
