import { expect, test } from 'vitest'
import { separateTypedRules } from '../../../../../src/read/sources/pdf/graphics/typed-rules.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'
import { readPdf } from '../../../../../src/read/sources/read-pdf.ts'

const DOTS = '.'.repeat(40)

const separate = (art: string) => {
  const { runs, typed, rules } = separateTypedRules(drawPage(art).runs)
  return {
    words: runs.map(({ text }) => text).join(' '),
    typed: typed.length,
    rules: rules.map(({ box }) => box.right - box.left),
  }
}

test('a row of dots or underscores with nothing beside it is a rule', () => {
  expect(separate(`one\n${DOTS}\ntwo\n${'_'.repeat(30)}`)).toEqual({ words: 'one two', typed: 2, rules: [240, 180] })
})

test('leaders, blanks to be filled in, words left out and rows of dashes are text', () => {
  for (const art of [`Rivers ${DOTS} 12`, `Name: ${'_'.repeat(30)}`, '......', '-'.repeat(40)])
    expect(separate(art)).toEqual({ words: art, typed: 0, rules: [] })
})

test('the page of a file has the rule, and its dots among the dropped text', async () => {
  const content = `BT /F1 10 Tf 50 300 Td (above) Tj 0 -20 Td (${'.'.repeat(60)}) Tj 0 -20 Td (below) Tj ET`
  const { pages } = await readPdf(rawPdf([{ content }]), {}, () => {})
  expect(pages[0]?.runs.map(({ text }) => text)).toEqual(['above', 'below'])
  expect(pages[0]?.rules.map(({ orientation }) => orientation)).toEqual(['horizontal'])
  expect(pages[0]?.dropped).toMatchObject([{ text: '.'.repeat(60), glyphs: 60, reason: 'rule' }])
})
