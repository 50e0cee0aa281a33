import { expect, test } from 'vitest'
import { groupBlocks } from '../../../../src/understand/layout/blocks/blocks.ts'
import { measureLeading } from '../../../../src/understand/layout/blocks/leading.ts'
import { splitNumberedSections } from '../../../../src/understand/layout/blocks/numbered-sections.ts'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

/** First lines of the blocks, with the count of their lines. */
function partsOf(page: Page): string[] {
  const layouts = layOutPages([page], 10)
  const leading = measureLeading(layouts, 10)
  const blocks = layouts.flatMap(layout => groupBlocks(layout, leading, new Set()))
  return splitNumberedSections(blocks).map(({ lines }) => `${lines[0]?.text}: ${lines.length}`)
}

const section = (...heading: readonly string[]) => [...heading, ...paragraph(5, 60), ...gap(1)]
const ART = [
  ...section('1. Rivers'),
  ...section('2. Rivers and towns of all the lands that people have known', 'and have written about'),
  ...section('2.1. Towns of Walker et al.'),
  ...section('S. Lands'),
]

test('recognised headings are split from the text below them where their numbers follow one another', () => {
  expect(partsOf(drawRecognised(ART)).filter(part => !part.startsWith('Once'))).toEqual([
    '1. Rivers: 1',
    '2. Rivers and towns of all the lands that people have known: 2',
    '2.1. Towns of Walker et al.: 1',
    'S. Lands: 6',
  ])
})

test('the heading of a subsection may fill its line, that of an item may not', () => {
  const full = 'Towns and rivers of all the lands that our people know'
  const parts = partsOf(drawRecognised([...ART.slice(0, -7), ...section(`2.2. ${full}`), ...section(`3. ${full}`)]))
  expect(parts).toContain(`2.2. ${full}: 1`)
  expect(parts).toContain(`3. ${full}: 6`)
})

test('a misread number is the one that the others demand', () => {
  const third = ART.join('\n').replace('S. Lands', '13 Summary')
  expect(partsOf(drawRecognised(third))).toContain('13 Summary: 1')
})

test('of what was not recognised only the headings of subsections are split, which may be in small capitals', () => {
  const apart = (heading: string) => [heading, ...gap(1), ...paragraph(5, 60), ...gap(1)]
  const parts = partsOf(
    drawPage([
      ...apart('1. Rivers'),
      ...section('1.1. Towns of Lee'),
      ...section('1.2. Miller'),
      ...section('2. Lands'),
    ]),
  )
  expect(parts).toContain('1.1. Towns of Lee: 1')
  expect(parts).toContain('1.2. Miller: 1')
  expect(parts).toContain('2. Lands: 6')
})

test('the entries of a list stay whole', () => {
  const list = ['1. Rivers', '2. Towns', '3. Lands'].flatMap(entry => [
    entry,
    'The water of it.',
    'And more.',
    ...gap(1),
  ])
  expect(partsOf(drawRecognised([...paragraph(5, 60), ...gap(1), ...list]))).toContain('2. Towns: 3')
})

test('a full line in italics is not split where its type goes on in the next one: that heading runs in', () => {
  const full = 'Rivers and towns of all the lands that our people knows'
  const rows = (number: string, below: string) => [`<i>${number} ${full}</i>`, below, ...paragraph(5, 60), ...gap(1)]
  const parts = (below: string) => partsOf(drawPage(['1.1.', '1.2.', '1.3.'].flatMap(number => rows(number, below))))
  expect(parts('<i>People of them.</i> They lived beside the water and they san')).toContain(`1.1. ${full}: 7`)
  expect(parts('People of them. They lived beside the water and they sang of')).toContain(`1.1. ${full}: 1`)
})
