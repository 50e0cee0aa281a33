import { describe, expect, test } from 'vitest'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import { findWhiteStrips } from '../../../../src/understand/layout/columns/white-strips.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { prose, sideBySide } from '../../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

const OPTIONS = { bodySize: 10, narrowest: 8, margin: 60 }
const stripsOf = (rows: readonly string[]) => findWhiteStrips(joinPieces(drawPage(rows).runs), OPTIONS)

describe('white strips', () => {
  test('are between columns over all their rows', () => {
    const [strip, ...others] = stripsOf(sideBySide([prose(8, 30), prose(8, 30)]))
    expect(others).toEqual([])
    expect(strip?.left).toBeCloseTo(MARGIN + 30 * CHARACTER_WIDTH, -1)
    expect(strip?.right).toBeCloseTo(MARGIN + 34 * CHARACTER_WIDTH, -1)
    expect(strip?.bottom).toBeGreaterThan(baselineOf(7) - 6)
  })

  test('are given both whole and narrowed where a line sticks out into them', () => {
    const left = prose(8, 30).map((line, i) => (i === 4 ? `${line}a` : line))
    const widths = stripsOf(sideBySide([left, prose(8, 30)], 4)).map(strip => Math.round(strip.right - strip.left))
    expect(new Set(widths).size).toBe(2)
  })

  test('are none where lines reach over the whole width, nor near the edges of the text', () => {
    expect(stripsOf(prose(8, 70))).toEqual([])
    expect(stripsOf(sideBySide([prose(8, 5), prose(8, 60)]))).toEqual([])
    expect(stripsOf([])).toEqual([])
  })

  test.each(RANDOM_SEEDS)('hold the middle of no piece, are high and wide enough (random page %i)', seed => {
    const pieces = joinPieces(randomPage(seed).runs)
    for (const strip of findWhiteStrips(pieces, OPTIONS)) {
      expect(strip.right - strip.left).toBeGreaterThanOrEqual(OPTIONS.narrowest)
      expect(strip.bottom - strip.top).toBeGreaterThanOrEqual(OPTIONS.bodySize)
      const inside = pieces.filter(({ box, baseline, size }) => {
        const middle = baseline - 0.3 * size
        const isBeside = box.right <= strip.left + 1 || box.left >= strip.right - 1
        return !isBeside && middle > strip.top && middle < strip.bottom
      })
      expect(inside).toEqual([])
    }
  })
})
