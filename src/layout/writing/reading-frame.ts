import type { Box } from '../../geometry/box.ts'
import type { Direction, Page, Rule, TextRun } from '../../page/page.ts'
import { isRightToLeftSign } from '../../text/characters/bidi.ts'
import { endsEastAsian, isEastAsianSign } from '../../text/characters/east-asian.ts'
import {
  FURTHEST_SCRIPT_IN_EMS,
  SAME_BASELINE_OF_RUNS_IN_EMS,
  SCRIPT_SIZE,
  WORD_GAP_IN_EMS,
} from '../lines/line-tolerances.ts'
import { hasEastAsianBlankBetween } from './east-asian-blank.ts'
import { DOWN, findStackedRuns } from './stacked-runs.ts'
import { turnBoxBack, turnedSize, turnRule, turnRun } from './turn.ts'

/**
 * How a page is written: in lines from left to right; in lines from right to left; or in vertical lines, read downwards,
 * the first of them at the right.
 */
export type Writing = 'left-to-right' | 'right-to-left' | 'vertical'

/** Codes of letters begin here, but for a few signs among them. */
const FIRST_LETTER = 0x41

/** How most letters of the page are written. */
export function findWriting(page: Page): Writing {
  const stacked = findStackedRuns(page.runs)
  let left = 0
  let right = 0
  let down = 0
  for (const run of page.runs) {
    const { text, direction, glyphs } = run
    if (text.charCodeAt(0) < FIRST_LETTER) continue
    if (isEastAsianSign(text) && (direction === DOWN || stacked.has(run))) down += glyphs
    else if (direction === 0 && isRightToLeftSign(text)) right += glyphs
    else left += glyphs
  }
  if (down > left + right) return 'vertical'
  return right > left + down ? 'right-to-left' : 'left-to-right'
}

/**
 * The page as it is laid out: as if all text ran in lines from left to right and from top to bottom.
 *
 *     right-to-left:  C B A  ->  A B C        vertical:  e c A      A B
 *                       e D      D e                     f D B  ->  c D
 *                                                                   e f
 *
 * What lies at the right edge of a right-to-left page comes to lie at the left one, so that each rule of columns, indents
 * and margins holds for it as it is; the runs of a line follow one another. A vertical page is turned until its
 * lines lie. `toTruePlaces` brings back what was found.
 */
export function toReadingFrame(page: Page, writing: Writing): Page {
  switch (writing) {
    case 'left-to-right':
      return page
    case 'right-to-left':
      return mirrorPage(page)
    case 'vertical':
      return turnPage(page)
  }
}

function mirrorPage(page: Page): Page {
  const mirror = (box: Box) => mirrorBox(box, page)
  return {
    ...withBoxes(page, mirror),
    rules: page.rules.map(rule => ({ ...rule, box: mirror(rule.box) })),
    runs: sortAlongLines(page.runs.map(run => mirrorRun(run, page))),
    isMirrored: true,
  }
}

function mirrorBox(box: Box, { width }: Page): Box {
  return { ...box, left: roundPosition(width - box.right), right: roundPosition(width - box.left) }
}

/** To a thousandth of a point, as sources give positions: mirrored twice, a place is what it was. */
function roundPosition(position: number): number {
  return Math.round(position * 1000) / 1000
}

function mirrorRun(run: TextRun, page: Page): TextRun {
  const isSideways = run.direction === 90 || run.direction === 270
  const baseline = isSideways ? page.width - run.baseline : run.baseline
  return { ...run, box: mirrorBox(run.box, page), baseline }
}

function withBoxes(page: Page, map: (box: Box) => Box): Page {
  const { links } = page
  return {
    ...page,
    figures: page.figures.map(map),
    ...(links === undefined ? {} : { links: links.map(link => ({ ...link, box: map(link.box) })) }),
  }
}

/** Runs of each stretch of one line from small x to large ones, white space between two of them where it was. */
function sortAlongLines(runs: readonly TextRun[]): TextRun[] {
  const sorted: TextRun[] = []
  for (let start = 0; start < runs.length; ) {
    const first = runs[start] as TextRun
    let end = start + 1
    while (end < runs.length && isOnLineOf(first, runs[end] as TextRun)) end++
    const places = runs.slice(start, end).map((_, i) => start + i)
    const leftOf = (place: number) => (runs[place] as TextRun).box.left
    if (first.direction === 0) places.sort((a, b) => leftOf(a) - leftOf(b))
    places.forEach((place, i) => {
      const spaceBefore = hasSpaceBetween(runs, i === 0 ? undefined : places[i - 1], place)
      sorted.push({ ...(runs[place] as TextRun), spaceBefore })
    })
    start = end
  }
  return sorted
}

function isOnLineOf(first: TextRun, run: TextRun): boolean {
  if (run.direction !== first.direction) return false
  const offset = Math.abs(run.baseline - first.baseline)
  const larger = Math.max(first.size, run.size)
  const isMark = Math.min(first.size, run.size) <= SCRIPT_SIZE * larger
  return offset < (isMark ? FURTHEST_SCRIPT_IN_EMS * larger : SAME_BASELINE_OF_RUNS_IN_EMS * run.size)
}

/** What a source says of white space between two runs holds where it saw them side by side, from left to right. */
function hasSpaceBetween(runs: readonly TextRun[], before: number | undefined, place: number): boolean {
  const run = runs[place] as TextRun
  const other = before === undefined ? undefined : runs[before]
  if (other === undefined) return run.spaceBefore
  if (before === place + 1) return other.spaceBefore
  return run.box.left - other.box.right > WORD_GAP_IN_EMS * Math.min(other.size, run.size)
}

function turnPage(page: Page): Page {
  const stacked = findStackedRuns(page.runs)
  const turn = (box: Box): Box => turnRule({ box, orientation: 'horizontal' }, page, DOWN).box
  const runs = page.runs.map(run => turnToReader(stacked.get(run) ?? run, page))
  return {
    ...withBoxes(page, turn),
    ...turnedSize(page, DOWN),
    rules: page.rules.map((rule: Rule) => turnRule(rule, page, DOWN)),
    runs: runs.map((run, i) => partAtWideBlanks(run, runs[i - 1])),
  }
}

function turnToReader(run: TextRun, page: Page): TextRun {
  const isSideways = run.direction === 90 || run.direction === 270
  const turned = turnRun(run, page, DOWN)
  const baseline = isSideways ? turned.baseline : run.baseline
  return { ...turned, baseline, direction: turnBy(run.direction, -DOWN) }
}

/** The run, parted from the one before in its line where a blank as wide as a sign stands between them, and only there. */
function partAtWideBlanks(run: TextRun, before: TextRun | undefined): TextRun {
  if (before === undefined || !isOnLineOf(before, run)) return run
  if (!endsEastAsian(before.text) && !isEastAsianSign(run.text)) return run
  return { ...run, spaceBefore: hasEastAsianBlankBetween(before, run) }
}

function turnBy(direction: Direction, degrees: number): Direction {
  return ((direction + degrees + 360) % 360) as Direction
}

/**
 * What was found on pages as they are laid out, with every box in it where it stands on the page, and directions as they
 * are read there. What several parts of it share, they share afterwards.
 *
 * @param writings by number of page; pages that are missing were laid out as they are
 */
export function toTruePlaces<Found>(
  found: Found,
  pages: readonly Page[],
  writings: ReadonlyMap<number, Writing>,
): Found {
  const byNumber = new Map(pages.map(page => [page.number, page]))
  return new TruePlaces(number => {
    const page = byNumber.get(number)
    const writing = writings.get(number)
    return page === undefined || writing === undefined || writing === 'left-to-right' ? undefined : { page, writing }
  }).of(found, undefined) as Found
}

/** A page that was not laid out as it is. */
interface ChangedPage {
  readonly page: Page
  readonly writing: 'right-to-left' | 'vertical'
}

/** Copies plain data as far as it holds places, and keeps what was shared; everything below an object with a `page` lies on that page. */
class TruePlaces {
  readonly #done = new Map<object, unknown>()
  readonly #pageOf: (number: number) => ChangedPage | undefined

  constructor(pageOf: (number: number) => ChangedPage | undefined) {
    this.#pageOf = pageOf
  }

  of(value: unknown, page: ChangedPage | undefined): unknown {
    if (typeof value !== 'object' || value === null) return value
    const known = this.#done.get(value)
    if (known !== undefined) return known
    const copy = this.#copy(value, page)
    this.#done.set(value, copy)
    return copy
  }

  #copy(value: object, page: ChangedPage | undefined): unknown {
    if (Array.isArray(value)) {
      const entries = value as readonly unknown[]
      const copies = entries.map(entry => this.of(entry, page))
      return copies.every((copy, i) => copy === entries[i]) ? value : copies
    }
    if (value instanceof Set) return new Set([...value].map(entry => this.of(entry, page)))
    if (value instanceof Map)
      return new Map([...value].map(pair => pair.map(entry => this.of(entry, page)) as [unknown, unknown]))
    const own = 'page' in value && typeof value.page === 'number' ? this.#pageOf(value.page) : page
    const copies = Object.entries(value).map(([key, entry]): [string, unknown, boolean] => {
      const copy = this.of(entry, own)
      return [key, copy, copy === entry]
    })
    const copy = copies.every(([, , isSame]) => isSame) ? value : Object.fromEntries(copies)
    if (own === undefined) return copy
    const placed = isBox(copy) ? { ...copy, ...trueBox(copy, own) } : copy
    return own.writing === 'vertical' && isDirected(placed)
      ? { ...placed, direction: turnBy(placed.direction, DOWN) }
      : placed
  }
}

function trueBox({ left, top, right, bottom }: Box, { page, writing }: ChangedPage): Box {
  const box = { left, top, right, bottom }
  return writing === 'vertical' ? turnBoxBack(box, page, DOWN) : mirrorBox(box, page)
}

function isBox(value: object): value is Box {
  return 'left' in value && 'top' in value && 'right' in value && 'bottom' in value && typeof value.left === 'number'
}

function isDirected(value: object): value is { readonly direction: Direction } {
  return 'direction' in value && typeof value.direction === 'number'
}
