import { expect, test } from 'vitest'
import { XY_CUT_PRESETS } from '../../../../src/understand/layout/zones/thresholds.ts'
import { type ZoneLine, zoneLinesOf } from '../../../../src/understand/layout/zones/zone-lines.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage, sortedTexts } from '../../../support/random-page.ts'

const { paper, code } = XY_CUT_PRESETS

function textsOf(lines: readonly ZoneLine[]): string[] {
  return lines.map(({ runs }) => runs.map(run => run.text).join(' '))
}

test('separates lines that have no white between them, since boxes are shrunk by a fifth', () => {
  const { runs } = drawPage(['one line here', 'another here', 'and one more'], { size: 12 })
  expect(textsOf(zoneLinesOf(runs, paper))).toEqual(['one line here', 'another here', 'and one more'])
})

test('sets tokens of a line from left to right, in whichever order they were drawn', () => {
  const { runs } = drawPage(['one line here'])
  expect(textsOf(zoneLinesOf([...runs].reverse(), paper))).toEqual(['one line here'])
})

test('marks raised and lowered tokens', () => {
  const [line] = zoneLinesOf(drawPage('word^2^ and x<sub>1</sub>').runs, paper)
  expect(line?.runs.map(run => run.script)).toEqual([undefined, 'super', undefined, undefined, 'sub'])
})

const BRIDGED = drawPage(['the first line | of some', 'the other line   of some'])
/** A sign as high as both lines. */
const runs = BRIDGED.runs.map(run =>
  run.text === '|' ? { ...run, box: { ...run.box, bottom: run.box.bottom + 12 } } : run,
)

test('splits lines by their baselines where a tall bracket is in both', () => {
  expect(textsOf(zoneLinesOf(runs, paper))).toEqual(['the first line | of some', 'the other line of some'])
})

test('mixes such lines by the preset code, as the program did', () => {
  expect(textsOf(zoneLinesOf(runs, code))).toEqual(['the the first other line line | of of some some'])
})

test.each(RANDOM_SEEDS)('every token of random page %i is in one line', seed => {
  const page = randomPage(seed).runs
  for (const options of [paper, code]) {
    const lines = zoneLinesOf(page, options)
    expect(sortedTexts(lines.flatMap(line => line.runs))).toEqual(sortedTexts(page))
  }
})
