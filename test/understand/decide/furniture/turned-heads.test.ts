import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { findTurnedHeads, findTurnedNumbers } from '../../../../src/understand/decide/furniture/turned-heads.ts'
import { drawPage } from '../../../support/draw-page.ts'

const LINE = 'The river goes on past the old towns and the people beside it see it.'

/** Drawn text begins here; turned words stand left of it. */
const INTO_MARGIN = 36

/** A page of text with turned words left of it. */
function pageWith(words: string, number: number): Page {
  const page = drawPage(
    Array.from({ length: 20 }, () => LINE),
    { number },
  )
  const turned = drawPage(words, { number, direction: 270 }).runs.map(run => {
    const { left, right } = run.box
    return {
      ...run,
      box: { ...run.box, left: left - INTO_MARGIN, right: right - INTO_MARGIN },
      baseline: run.baseline - INTO_MARGIN,
    }
  })
  return { ...page, runs: [...page.runs, ...turned] }
}

const headsOf = (words: readonly string[]) =>
  findTurnedHeads(
    layOutPages(
      words.map((text, i) => pageWith(text, i + 1)),
      12,
    ),
  ).map(({ line, role }) => `${role}: ${line.text}`)

test('turned words beside the text are a running head where another page has them too', () => {
  expect(headsOf(['', 'Lee and Berg', 'Rivers and Towns', 'Lee and Berg'])).toEqual([
    'margin: Lee and Berg',
    'margin: Lee and Berg',
  ])
})

test('turned words on the first page say where the paper was published', () => {
  expect(headsOf(['River Letters', 'River Letters'])).toEqual(['margin: River Letters'])
})

test('turned words of one page alone are none, and neither are captions', () => {
  expect(headsOf(['', 'Lee and Berg', 'Rivers and Towns'])).toEqual([])
  expect(headsOf(['', 'Table 1: Rivers and towns', 'Table 1: Rivers and towns'])).toEqual([])
})

test('turned numbers beside the text count the pages where those of other pages do', () => {
  const numbersOf = (words: readonly string[]) =>
    findTurnedNumbers(
      layOutPages(
        words.map((text, i) => pageWith(text, i + 1)),
        12,
      ),
      [],
    ).map(({ line, role }) => `${role}: ${line.text}`)
  expect(numbersOf(['', '12', '13'])).toEqual(['page-number: 12', 'page-number: 13'])
  expect(numbersOf(['', '12', '44'])).toEqual([])
})
