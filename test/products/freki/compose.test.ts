import { expect, test } from 'vitest'
import type { FrekiLine } from '../../../src/products/freki/document.ts'
import { linesOfFreki, spansOfFreki } from '../../../src/products/freki/views.ts'
import { writeFreki } from '../../../src/products/freki/write.ts'
import type { Page } from '../../../src/model/page/page.ts'
import { reanalyse } from '../../../src/products/recipes/freki.ts'
import { drawPage } from '../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage } from '../../support/random-page.ts'

function frekiOf(...pages: Page[]) {
  return reanalyse({ pages, outline: [], metadata: {}, pageCount: pages.length }, { id: 'drawn' }).document
}

const EXAMPLE = `
  The next example has a passive:

  (24) Lorvian: a passive
  a.   ez   te       di-shu-m
       1SG  2SG.ACC  PROG-wash-1SG
       'I am washing you.'

  And the text goes on below it^2^.
`

/** Where the words begin in a line of monospaced text. */
function columnsOf({ text }: FrekiLine): number[] {
  return [...text.matchAll(/\S+/g)].map(match => match.index)
}

// One character is 6 by 12 points and every word of the page as wide as its text, so columns are those of the drawing.
test('writes blocks, labels, boxes from the lower left, fonts and tab-scores', () => {
  expect(writeFreki(frekiOf(drawPage(EXAMPLE)))).toBe(
    [
      'doc_id=drawn page=1 block_id=1-1 bbox=48.0,729.5,234.0,739.5 label=t 1 1',
      'line=1 fonts=Serif-10.0 bbox=48.0,729.5,234.0,739.5:The next example has a passive:',
      '',
      'doc_id=drawn page=1 block_id=1-2 bbox=48.0,669.5,240.0,715.5 label=bt 2 5',
      'line=2 tag=M span_id=s1 fonts=Serif-10.0 bbox=48.0,705.5,186.0,715.5              :(24) Lorvian: a passive',
      'line=3 tag=L span_id=s1 fonts=Serif-10.0 tabscore=0.50 bbox=48.0,693.5,210.0,703.5:a.   ez   te       di-shu-m',
      'line=4 tag=G span_id=s1 fonts=Serif-10.0 tabscore=1.00 bbox=78.0,681.5,240.0,691.5:     1SG  2SG.ACC  PROG-wash-1SG',
      "line=5 tag=T span_id=s1 fonts=Serif-10.0 tabscore=0.50 bbox=78.0,669.5,192.0,679.5:     'I am washing you.'",
      '',
      'doc_id=drawn page=1 block_id=1-3 bbox=48.0,645.5,234.0,656.75 label=bb 6 6',
      'line=6 fonts=Serif-10.0,Serif-7.0 bbox=48.0,645.5,234.0,656.75:And the text goes on below it^{2}.',
    ].join('\n'),
  )
})

test('keeps the columns of an example below one another in monospaced text', () => {
  const [, , language, gloss] = linesOfFreki(frekiOf(drawPage(EXAMPLE)))
  if (language === undefined || gloss === undefined) throw new Error('the example has both lines')
  expect(columnsOf(gloss)).toEqual(columnsOf(language).slice(1))
})

test('names the second font of a name apart, on every page alike', () => {
  const draw = (number: number) => {
    const page = drawPage(['The ferry rests.', 'The river sleeps. {bold}'], { number })
    return { ...page, runs: page.runs.map(run => ({ ...run, font: { ...run.font, name: 'Serif' } })) }
  }
  const document = frekiOf(draw(1), draw(2))
  const ids = linesOfFreki(document).map(({ fonts }) => fonts.map(({ id }) => id).join(' '))
  expect(ids).toEqual(['Serif', 'Serif#2', 'Serif', 'Serif#2'])
})

test('numbers lines over the whole document, blocks over each page', () => {
  const { blocks } = frekiOf(drawPage(EXAMPLE), drawPage('another page', { number: 2 }))
  expect(blocks.map(block => block.id)).toEqual(['1-1', '1-2', '1-3', '2-1'])
  expect(blocks.at(-1)?.lines.map(line => line.number)).toEqual([7])
})

test('gives each example a span of its own', () => {
  const document = frekiOf(drawPage(EXAMPLE), drawPage(EXAMPLE, { number: 2 }))
  expect([...spansOfFreki(document)]).toEqual([
    ['s1', [2, 5]],
    ['s2', [8, 11]],
  ])
})

test('says which way turned text is read', () => {
  const [line] = linesOfFreki(frekiOf(drawPage('up the margin', { direction: 270 })))
  expect(line).toMatchObject({ text: 'up the margin', attributes: [{ name: 'direction', value: '270' }] })
})

test('tells of a page without text, and goes on', () => {
  const told: string[] = []
  const pages = [drawPage([' ']), drawPage('words', { number: 2 })]
  const { document } = reanalyse({ pages, outline: [], metadata: {}, pageCount: 2 }, { id: 'drawn' }, ({ message }) =>
    told.push(message),
  )
  expect(told).toEqual(['page 1 has no text'])
  expect(document.blocks.length).toBe(1)
})

test.each(RANDOM_SEEDS)('writes every sign of random page %i once', seed => {
  const page = randomPage(seed)
  const text = linesOfFreki(frekiOf(page))
    .map(line => line.text)
    .join('')
  const signsOf = (words: string) => [...words.replace(/[\s^_{}]/g, '')].sort().join('')
  expect(signsOf(text)).toBe(signsOf(page.runs.map(run => run.text).join('')))
})
