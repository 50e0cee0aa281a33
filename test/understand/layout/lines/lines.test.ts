import { describe, expect, test } from 'vitest'
import { groupLines, lineOfRuns } from '../../../../src/understand/layout/lines/lines.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import type { Rule, TextRun } from '../../../../src/model/page/page.ts'
import { drawLines } from '../../../support/draw-block.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage, sortedTexts } from '../../../support/random-page.ts'

const runsOf = (art: string): TextRun[] => drawLines(art).flatMap(line => line.words.flatMap(word => word.runs))
const textsOf = (art: string): string[] => drawLines(art).map(line => line.text)

describe('lines', () => {
  test('hold the words of one baseline from left to right, with one blank between them', () => {
    expect(textsOf('Rivers    move slowly\nthrough towns')).toEqual(['Rivers move slowly', 'through towns'])
  })

  test('are ordered from top to bottom whatever was drawn first', () => {
    const { runs } = drawPage('first\nsecond\nthird')
    const lines = groupLines(joinPieces([...runs].reverse()), [], 3, 0)
    expect(lines.map(line => line.text)).toEqual(['first', 'second', 'third'])
    expect(lines.map(line => line.page)).toEqual([3, 3, 3])
  })

  test('hold their raised and lowered marks, which know that they are', () => {
    const [line] = drawLines('Ann Lee^1,2^ on H<sub>2</sub>O')
    expect(line).toMatchObject({ text: 'Ann Lee1,2 on H2O', baseline: baselineOf(0), size: 10 })
    const scripts = runsOf('Ann Lee^1,2^ on H<sub>2</sub>O').map(run => run.script)
    expect(scripts).toEqual([undefined, undefined, 'super', undefined, undefined, 'sub', undefined])
  })

  test('of small capitals hold the number behind them, which is hardly smaller than they are', () => {
    const { runs } = drawPage('A LEE B BERG^2^')
    const sizes = [8.5, 6.6, 8.5, 6.6, 6]
    const raise = (text: string) => {
      const capitals = runs.map((run, i) => (i < 4 ? { ...run, size: sizes[i] ?? 0 } : { ...run, text, size: 6 }))
      return groupLines(joinPieces(capitals), [], 1, 0).map(line => line.text)
    }
    expect(raise('2')).toEqual(['A LEE B BERG2'])
    expect(raise('bc')).toEqual(['bc', 'A LEE B BERG'])
  })

  test('hold the sums of TeX, whose glyphs hang from a baseline three quarters of an em above', () => {
    const { runs } = drawPage('as r = ∑ x of towns')
    const hung = (name: string) =>
      runs.map(run => (run.text === '∑' ? { ...run, baseline: run.baseline - 7.5, font: { ...run.font, name } } : run))
    const [line, ...others] = groupLines(joinPieces(hung('CMEX10')), [], 1, 0)
    expect(others).toEqual([])
    expect(line).toMatchObject({ text: 'as r = ∑ x of towns', baseline: baselineOf(0) })
    expect(line?.words[3]?.runs[0]?.script).toBeUndefined()
    expect(groupLines(joinPieces(hung('Helvetica')), [], 1, 0)).toHaveLength(2)
  })

  test('hold a formula that was read by its baseline, whatever sign it begins with', () => {
    const { runs } = drawPage('x (1)')
    const box = { left: 0, top: 0, right: 10, bottom: 10 }
    const formula = { math: { type: 'sign', text: '∑' }, isDisplay: true, box } as const
    const read = runs.map(run => (run.text === 'x' ? { ...run, formula, font: { ...run.font, name: 'CMEX10' } } : run))
    expect(groupLines(joinPieces(read), [], 1, 0).map(line => line.text)).toEqual(['x (1)'])
    const apart = [...read].map((run, i) => (i === 0 ? run : { ...run, box: { ...run.box, left: run.box.left + 99 } }))
    expect(groupLines(joinPieces(apart), [], 1, 0)).toHaveLength(1)
  })

  test('hold such a sum with its bounds, and the root of TeX, which hangs too', () => {
    const { runs } = drawPage('as r = ∑^n^ x of √ towns')
    const hung = runs.map(run => {
      const name = { '∑': 'CMEX10', '√': 'CMSY10' }[run.text]
      return name === undefined ? run : { ...run, baseline: run.baseline - 7.5, font: { ...run.font, name } }
    })
    expect(groupLines(joinPieces(hung), [], 1, 0).map(line => line.text)).toEqual(['as r = ∑n x of √ towns'])
  })

  test('do not take small type on another baseline for a mark', () => {
    const { runs } = drawPage('The NASA\nreport')
    const smaller = runs.map(run => (run.text === 'NASA' ? { ...run, size: 8 } : run))
    const [line] = groupLines(joinPieces(smaller), [], 1, 0)
    expect(line?.words[1]?.runs[0]?.script).toBeUndefined()
  })

  test('do not take the next line, long and of small type, for a mark of large type above it', () => {
    const title = drawPage('A Title of Rivers {20}').runs
    const authors = drawPage('\nAnn Lee, Bo von Berg and Cara D. Novak {8}').runs
    expect(groupLines(joinPieces([...title, ...authors]), [], 1, 0)).toHaveLength(2)
  })

  test('of small type over one another stay two, where both are marks of one line', () => {
    const raised = drawPage('x^a^').runs
    const lowered = drawPage('x<sub>b</sub>').runs.slice(1)
    const lines = groupLines(joinPieces([...raised, ...lowered]), [], 1, 0)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.words.flatMap(word => word.runs).map(run => run.script)).toEqual([undefined, 'super', 'sub'])
  })

  test('have the size and font of most of their glyphs', () => {
    expect(drawLines('<b>Rivers.</b> They move slowly through towns.')[0]?.font.name).toBe('Serif')
    expect(drawLines('<b>Rivers and towns of old.</b> They move.')[0]?.font.isBold).toBe(true)
  })

  test('show a soft hyphen that is drawn inside them, and keep one at their end', () => {
    expect(textsOf('well\u00adknown riv\u00ad\ners')).toEqual(['well-known riv\u00ad', 'ers'])
  })

  test('separate words by the gap between pieces, whatever the source says', () => {
    const [first, second] = drawPage('left           right').runs
    if (first === undefined || second === undefined) throw new Error('two runs are drawn')
    const lines = groupLines(joinPieces([first, { ...second, spaceBefore: false }]), [], 1, 0)
    expect(lines[0]?.words.map(word => word.text)).toEqual(['left', 'right'])
  })
})

describe('a rule below a run', () => {
  const rule = (from: number, to: number, below: number): Rule => {
    const top = baselineOf(0) + below
    const box = { left: MARGIN + from * CHARACTER_WIDTH, top, right: MARGIN + to * CHARACTER_WIDTH, bottom: top + 0.4 }
    return { orientation: 'horizontal', box }
  }
  const underlined = (rules: readonly Rule[]) =>
    groupLines(joinPieces(drawPage('see rivers here').runs), rules, 1, 0)
      .flatMap(line => line.words.flatMap(word => word.runs))
      .filter(run => run.isUnderlined === true)
      .map(run => run.text)

  test('underlines it where it covers most of its width', () => {
    expect(underlined([rule(4, 10, 1.5)])).toEqual(['rivers'])
    expect(underlined([rule(0, 15, 1.5)])).toEqual(['see', 'rivers', 'here'])
    expect(underlined([rule(4, 7, 1.5)])).toEqual([])
  })

  test('does not where another rule with the same ends underlines nothing: rules of a table', () => {
    expect(underlined([rule(0, 15, 1.5), rule(0, 15, 40)])).toEqual([])
    expect(underlined([rule(0, 15, 1.5), rule(4, 9, 40)])).toEqual(['see', 'rivers', 'here'])
  })

  test('does not when it lies further down, through it, or upright', () => {
    expect(underlined([rule(4, 10, 6)])).toEqual([])
    expect(underlined([rule(4, 10, -3)])).toEqual([])
    expect(underlined([{ ...rule(4, 10, 1.5), orientation: 'vertical' }])).toEqual([])
  })
})

describe('a line of runs', () => {
  const place = { page: 1, direction: 0 as const, baseline: 60 }

  test('has one word for runs without white space between them, accents composed', () => {
    const [first] = drawPage('caf').runs
    if (first === undefined) throw new Error('a run is drawn')
    const accented = [{ ...first, text: 'cafe' }, { ...first, text: '\u0301s', spaceBefore: false }, first]
    const line = lineOfRuns(accented, place)
    expect(line.words.map(word => word.text)).toEqual(['cafés', 'caf'])
    expect(line.text).toBe('cafés caf')
  })

  test('needs at least one', () => {
    expect(() => lineOfRuns([], place)).toThrow(RangeError)
  })
})

test('no pieces make no lines', () => {
  expect(groupLines([], [], 1, 0)).toEqual([])
})

test.each(RANDOM_SEEDS)('lines hold each run exactly once, in order of their baselines (random page %i)', seed => {
  const page = randomPage(seed)
  const lines = groupLines(joinPieces(page.runs), page.rules, 1, 0)
  expect(sortedTexts(lines.flatMap(line => line.words.flatMap(word => word.runs)))).toEqual(sortedTexts(page.runs))
  const baselines = lines.map(line => line.baseline)
  expect(baselines).toEqual([...baselines].sort((a, b) => a - b))
})
