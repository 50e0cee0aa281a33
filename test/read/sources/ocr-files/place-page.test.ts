import { describe, expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import type { OcrPage, OcrWord } from '../../../../src/read/sources/ocr-files/ocr-page.ts'
import { learnSharesOf, placePage } from '../../../../src/read/sources/ocr-files/place-page.ts'
import { tiltOf } from '../../../../src/read/sources/ocr-files/tilt.ts'

/** A word of 30 pixels to the letter; capitals are 32 high, small letters 22, and reach 10 below the line. */
function word(text: string, left: number, baseline: number): OcrWord {
  const top = baseline - (/[A-Zdfhkl]/.test(text) ? 32 : 22)
  const bottom = baseline + (/[gpy]/.test(text) ? 10 : 0)
  const box = { left, top, right: left + text.length * 30, bottom }
  return { text, box, confidence: undefined, font: fontOfName(''), place: 1 }
}

function page(lines: readonly (readonly OcrWord[])[], more: Partial<OcrPage> = {}): OcrPage {
  return {
    number: 1,
    width: 2480,
    height: 3508,
    resolution: 300,
    lines: lines.map(words => ({
      box: {
        left: Math.min(...words.map(({ box }) => box.left)),
        top: Math.min(...words.map(({ box }) => box.top)),
        right: Math.max(...words.map(({ box }) => box.right)),
        bottom: Math.max(...words.map(({ box }) => box.bottom)),
      },
      words,
      direction: 0,
    })),
    rules: [],
    figures: [],
    place: 1,
    ...more,
  }
}

function place(source: OcrPage) {
  return placePage(source, { number: 1, report: () => {} })
}

describe('where the file tells no baselines', () => {
  test('they are where words stand that reach nowhere below', () => {
    const { words } = place(page([[word('page', 100, 500), word('after', 300, 500), word('heart', 500, 500)]]))
    expect(words.map(({ baseline }) => baseline)).toEqual([500, 500, 500])
  })

  test('sizes come from capitals and ascenders, or from small letters', () => {
    const { words } = place(
      page([
        [word('Heads', 100, 500), word('move', 300, 500)],
        [word('we', 100, 560), word('can', 300, 560)],
      ]),
    )
    expect(words.map(({ size }) => Math.round(size ?? 0))).toEqual([46, 46, 48, 48])
  })

  test('the tilt of the page comes from its words', () => {
    const slope = 0.02
    const line = (y: number) =>
      [0, 1, 2, 3, 4, 5].map(i => word('heads', 100 + i * 200, y + Math.round(slope * (100 + i * 200))))
    const tilted = page([line(500), line(560), line(620)])
    expect(tiltOf(tilted).slope).toBeCloseTo(slope, 2)
    const { words } = place(tilted)
    expect(new Set(words.slice(0, 6).map(({ baseline }) => Math.round(baseline ?? 0))).size).toBe(1)
    expect(
      Math.max(...words.slice(0, 6).map(({ y0 }) => y0)) - Math.min(...words.slice(0, 6).map(({ y0 }) => y0)),
    ).toBeLessThan(2)
  })
})

test('a drawn line of a tilted page is as thin as it was drawn', () => {
  const baseline = { left: 0, y: 500, slope: 0.01 }
  const [first] = page([[word('words', 100, 500)]]).lines
  if (first === undefined) throw new Error('no line')
  const source = page([], {
    lines: [{ ...first, baseline }],
    rules: [{ left: 300, top: 1000, right: 1300, bottom: 1014 }],
  })
  const [rule] = place(source).rules ?? []
  expect(rule?.orientation).toBe('horizontal')
  expect((rule?.box.bottom ?? 0) - (rule?.box.top ?? 0)).toBeCloseTo((4 * 72) / 300)
})

test('a separator may be as thick as it leans, a box is none', () => {
  const thick = { left: 300, top: 1000, right: 2200, bottom: 1013 }
  const box = { left: 300, top: 1200, right: 360, bottom: 1214 }
  const { rules } = place(page([[word('Rivers', 300, 500)]], { rules: [thick, box] }))
  expect(rules?.map(({ orientation }) => orientation)).toEqual(['horizontal'])
})

test('a line of capitals is as large as the text around it, though its row is lower', () => {
  const drawn = page([[word('hand', 100, 500)], [word('MOON', 100, 560)]])
  const [text, capitals] = drawn.lines
  if (text === undefined || capitals === undefined) throw new Error('no lines')
  const lines = [
    { ...text, ascent: 36 },
    { ...capitals, ascent: 32.4 },
  ]
  const shares = { capitals: 0.9, small: 0.66 }
  const { words } = placePage({ ...drawn, lines }, { number: 1, shares, report: () => {} })
  expect(words[1]?.size).toBeCloseTo(words[0]?.size ?? 0)
})

test('what is learnt of capitals is learnt from words without dots, which are higher than some capitals', () => {
  const dotted = (text: string, left: number, baseline: number) => {
    const plain = word(text, left, baseline)
    return { ...plain, box: { ...plain.box, top: baseline - 36 } }
  }
  const capitals = (text: string, left: number, baseline: number) => {
    const plain = word(text, left, baseline)
    return { ...plain, box: { ...plain.box, top: baseline - 32 } }
  }
  const high = (text: string, left: number, baseline: number) => dotted(text, left, baseline)
  const lines = [0, 1, 2, 3, 4, 5].map(row => {
    const y = 500 + 60 * row
    return [high('hand', 100, y), dotted('Sin', 400, y), capitals('Man', 700, y)]
  })
  expect(learnSharesOf([page(lines)]).capitals).toBeCloseTo(32 / 36)
})
