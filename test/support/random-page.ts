import type { Direction, Page, Rule, TextRun } from '../../src/model/page/page.ts'

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIZES = [6, 7, 8, 10, 10, 10, 10, 12, 18]
const DIRECTIONS: readonly Direction[] = [0, 0, 0, 0, 0, 0, 0, 90, 180, 270]
const WORDS = [
  'the',
  'River',
  '1',
  '[2]',
  'towns.',
  'co-',
  '*',
  '2.1',
  'and',
  'Figure 1:',
  'a)',
  '•',
  'x²',
  'References',
]

/**
 * A page no typesetter would make: stretches of words in one to three columns, at odd heights, of all sizes, some
 * turned, some over one another. Each run has a text of its own (`the#17`), so that a lost or doubled one is seen.
 */
export function randomPage(seed: number, number = 1): Page {
  const random = seededRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const columns = 1 + Math.floor(random() * 3)
  const runs: TextRun[] = []
  for (let stretch = 0; stretch < 60; stretch++) {
    const left = 48 + Math.floor(random() * columns) * (520 / columns) + (random() < 0.2 ? random() * 60 : 0)
    const baseline = 60 + Math.floor(random() * 55) * 12 + (random() < 0.1 ? random() * 6 : 0)
    const direction = pick(DIRECTIONS)
    const size = pick(SIZES)
    let x = left
    for (let word = 0; word < 1 + random() * 8; word++) {
      const text = `${pick(WORDS).replace(' ', '')}#${runs.length}`
      const isRaised = random() < 0.1
      const own = isRaised ? 0.7 * size : size
      const y = isRaised ? baseline - 0.35 * size : baseline
      const spaceBefore = random() < 0.8
      x += spaceBefore ? 0.3 * size : 0
      const box = { left: x, top: y - 0.75 * own, right: x + 0.5 * own * text.length, bottom: y + 0.25 * own }
      const isBold = random() < 0.1
      const font = { name: isBold ? 'Serif-Bold' : 'Serif', isBold, isItalic: false, isMonospace: false }
      runs.push({
        text,
        box,
        baseline: y,
        size: own,
        font,
        color: undefined,
        direction,
        spaceBefore,
        glyphs: text.length,
      })
      x = box.right
    }
  }
  const rules = Array.from({ length: 4 }, (): Rule => {
    const top = 60 + random() * 600
    return { orientation: 'horizontal', box: { left: 48, top, right: 48 + random() * 500, bottom: top + 0.5 } }
  })
  const figures = random() < 0.5 ? [{ left: 60, top: 100, right: 260, bottom: 250 }] : []
  return { number, label: undefined, width: 612, height: 792, runs, rules, figures, dropped: [] }
}

/** Some random pages, for claims that hold for all. */
export const RANDOM_SEEDS: readonly number[] = Array.from({ length: 25 }, (_, i) => i + 1)

/** Texts of runs in an order of their own: two lists of runs hold the same ones when these are equal. */
export function sortedTexts(runs: readonly TextRun[]): string[] {
  return runs.map(run => run.text).sort()
}
