import { describe, expect, test } from 'vitest'
import { cutPages, type Zone } from '../../../../src/understand/layout/zones/xy-cut.ts'
import {
  type CutThresholds,
  XY_CUT_PRESETS,
  type XyCutOptions,
} from '../../../../src/understand/layout/zones/thresholds.ts'
import { blocksInTreeOrder } from '../../../../src/understand/layout/zones/zone-order.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage, sortedTexts } from '../../../support/random-page.ts'

const { paper, code } = XY_CUT_PRESETS

/** Drawn characters are 6 points wide and 10 high, lines 12 apart: a line's core is 6 high, the white below it 6. */
const TWO_COLUMNS = `
  A heading over both of the columns

  the left column is    the right column is
  here and goes on      here and goes on

  left again, its end   right again, its end
`

function zoneOf(page: Page, options: XyCutOptions = paper): Zone {
  const [cut] = cutPages([page], options)
  if (cut === undefined) throw new Error('the page has no text')
  return cut.zone
}

function labelsOf(page: Page, options: XyCutOptions = paper): Record<string, string> {
  return Object.fromEntries(
    blocksInTreeOrder(zoneOf(page, options)).map(({ path, runs }) => [path, runs.map(run => run.text).join(' ')]),
  )
}

/** The paper's thresholds with some of one direction changed. */
function paperWith(direction: 'vertical' | 'horizontal', changed: Partial<CutThresholds>): XyCutOptions {
  return { ...paper, [direction]: { ...paper[direction], ...changed } }
}

test('labels blocks with the cuts that reached them, in the order in which the tree is read', () => {
  const labels = labelsOf(drawPage(TWO_COLUMNS))
  expect(Object.entries(labels)).toEqual([
    ['t', 'A heading over both of the columns'],
    ['blt', 'the left column is here and goes on'],
    ['blb', 'left again, its end'],
    ['brt', 'the right column is here and goes on'],
    ['brb', 'right again, its end'],
  ])
})

test('keeps the runs of a zone in its parts, each once', () => {
  const zone = zoneOf(drawPage(TWO_COLUMNS))
  expect(zone.parts.flatMap(part => part.runs).length).toBe(zone.runs.length)
  expect(sortedTexts(blocksInTreeOrder(zone).flatMap(block => block.runs))).toEqual(sortedTexts(zone.runs))
})

describe('decides by one threshold alone:', () => {
  test('valley noise x lets a vertical cut pass a line that crosses it', () => {
    const page = drawPage([
      'left column here    right column here',
      'left column here    right column here',
      'left column here----right column here',
      'left column here    right column here',
      'left column here    right column here',
    ])
    expect(Object.keys(labelsOf(page))).toEqual([''])
    expect(Object.keys(labelsOf(page, paperWith('vertical', { maxNoise: 0.2 })))).toEqual(['l', 'r'])
  })

  test('valley noise y lets a horizontal cut pass a mark between two lines', () => {
    const page = drawPage(['some words of a first paragraph', '*', 'other words of a second paragraph'])
    expect(Object.keys(labelsOf(page))).toEqual([''])
    expect(Object.keys(labelsOf(page, paperWith('horizontal', { maxNoise: 0.05 })))).toEqual(['t', 'b'])
  })

  test('valley width x separates columns that are closer than the height of a character', () => {
    const page = drawPage(['left column here right column here', 'left column here right column here'])
    expect(Object.keys(labelsOf(page))).toEqual([''])
    // Three blanks of 6 points are in the row: only the middle one leaves a sixth of the page on both sides.
    const wide = paperWith('vertical', { minValley: 6, minPart: { width: 90 / 612, height: 0 } })
    expect(Object.keys(labelsOf(page, wide))).toEqual(['l', 'r'])
  })

  test('valley width y separates lines that are closer than the height of a character', () => {
    const page = drawPage(['a line of a paragraph', 'and the next line of it'])
    expect(Object.keys(labelsOf(page))).toEqual([''])
    expect(Object.keys(labelsOf(page, paperWith('horizontal', { minValley: 6 })))).toEqual(['t', 'b'])
    expect(Object.keys(labelsOf(page, paperWith('horizontal', { minValley: 6.1 })))).toEqual([''])
  })

  test('part width x keeps a numeral with its text', () => {
    const page = drawPage(['(12)   some words of an example', '       and its second line'])
    expect(Object.keys(labelsOf(page))).toEqual([''])
    const narrow = paperWith('vertical', { minPart: { width: 30 / 612, height: 1 / 128 } })
    expect(Object.keys(labelsOf(page, narrow))).toEqual(['l', 'r'])
  })

  test('part height y keeps low blocks together', () => {
    const page = drawPage(['a heading of a page', '', 'the text of the page'])
    expect(Object.keys(labelsOf(page))).toEqual(['t', 'b'])
    const high = paperWith('horizontal', { minPart: { width: 1 / 6, height: 1 / 32 } })
    expect(Object.keys(labelsOf(page, high))).toEqual([''])
  })
})

test('cuts no line of less than a 32nd of the page into columns', () => {
  expect(Object.keys(labelsOf(drawPage('some words of the left    some words of the right')))).toEqual([''])
})

test('takes the wider valley first, of equal ones the vertical', () => {
  const rows = (blanks: number) => {
    const gap = ' '.repeat(blanks)
    return drawPage([
      `the left column is ${gap}the right column is`,
      '',
      `and here goes on it${gap}right again, its end`,
    ])
  }
  // 18 points of white stand between the rows, 6 for each blank between the columns.
  expect(Object.keys(labelsOf(rows(4)))).toEqual(['lt', 'lb', 'rt', 'rb'])
  expect(Object.keys(labelsOf(rows(3)))).toEqual(['lt', 'lb', 'rt', 'rb'])
  expect(Object.keys(labelsOf(rows(2)))).toEqual(['t', 'b'])
})

test('names the valleys that would leave a part too small', () => {
  const { valleys } = zoneOf(drawPage(['(12)   some words of an example', '       and its second line']))
  expect(valleys).toEqual([{ direction: 'vertical', start: 72, end: 90, leavesTooSmall: true }])
})

describe('the average height', () => {
  const small = drawPage(['a line of small type', '', 'and another line'], { size: 8, number: 1 })
  const large = drawPage(['HUGE'], { size: 60, number: 2 })

  test('is that of the characters of the page', () => {
    const [cut] = cutPages([small, large], paper)
    expect(cut?.zone.parts.length).toBe(2)
  })

  test('is that of the tokens of the document in the preset code', () => {
    // 8 tokens of 8 points and one of 60: an average of 13.8; the white between the lines is 19.2 points.
    const close = drawPage(['a line of small type', 'and another line'], { size: 8, number: 1 })
    expect(cutPages([close], code)[0]?.zone.parts.length).toBe(0)
    expect(cutPages([small, large], code)[0]?.zone.parts.length).toBe(2)
    expect(
      cutPages([small, { ...large, runs: [...large.runs, ...large.runs, ...large.runs] }], code)[0]?.zone.parts,
    ).toEqual([])
  })
})

test('chooses by a histogram a width between the white of lines and that of paragraphs', () => {
  const double = drawPage([
    'first lines are here',
    '',
    'and they go on here',
    '',
    'and then they go on',
    '',
    'and on until the end',
    '',
    '',
    '',
    'the next one is here',
  ])
  expect(blocksInTreeOrder(zoneOf(double)).length).toBe(5)
  const byHistogram = paperWith('horizontal', { minValley: 'histogram' })
  expect(Object.keys(labelsOf(double, byHistogram))).toEqual(['t', 'b'])
})

test('refuses a threshold out of its range', () => {
  expect(() => cutPages([], paperWith('vertical', { maxNoise: -0.1 }))).toThrow(
    'valley noise x is -0.1; expected a share from 0 to 1',
  )
  expect(() => cutPages([], paperWith('horizontal', { minValley: Number.NaN }))).toThrow('valley width y')
})

test('cuts turned text for itself', () => {
  const page = drawPage(TWO_COLUMNS)
  const turned = drawPage(['up the margin'], { direction: 270 })
  const cuts = cutPages([{ ...page, runs: [...turned.runs, ...page.runs] }], paper)
  expect(cuts.map(({ direction, zone }) => [direction, blocksInTreeOrder(zone).length])).toEqual([
    [0, 5],
    [270, 1],
  ])
})

describe.each(RANDOM_SEEDS)('of random page %i', seed => {
  test.each(['paper', 'code'] as const)('every token is in one block, by the preset %s', preset => {
    const page = randomPage(seed)
    for (const maxNoise of [0, 0.3]) {
      const options = { ...XY_CUT_PRESETS[preset] }
      const noisy = { ...options, vertical: { ...options.vertical, maxNoise } }
      const blocks = cutPages([page], noisy).flatMap(({ zone }) => blocksInTreeOrder(zone))
      expect(sortedTexts(blocks.flatMap(block => block.runs))).toEqual(sortedTexts(page.runs))
    }
  })
})
