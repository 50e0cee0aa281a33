import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'
import { type Line, linesOf, overlaps, WIDEST_LEADING } from './even-lines.ts'
import { midMean } from './median.ts'

/** Furthest share by which the type of a page may be mismeasured: a scan is darker or paler than the one before. */
const MISMEASURED = 0.1
/** Distances of lines in one leading differ by less than this share from page to page; another size has another one. */
const SAME_PITCH = 0.015
/** Fewest distances that show the leading of a size. */
const LEAST_DISTANCES = 5
/** A size of type on a page, in points, and the usual distance of its lines. */
interface PageType {
  readonly size: number
  readonly pitch: number
  readonly characters: number
}

/**
 * The pages with one size for the text of all of them: where lines are as far apart as those of most text, their type is that of it,
 * though it was measured a little larger or smaller throughout a page.
 */
export function evenPages(pages: readonly PlacedPage[]): PlacedPage[] {
  const types = pages.map(findTypes)
  const text = commonestOf(types.flat())
  if (text === undefined) return [...pages]
  return pages.map((page, i) => {
    const { scale = 1, words } = page
    const wrong = (types[i] ?? []).filter(type => isMismeasured(type, text))
    if (wrong.length === 0) return page
    const isWrong = ({ size }: PlacedWord) => size !== undefined && wrong.some(type => isSame(size * scale, type.size))
    return { ...page, words: words.map(word => (isWrong(word) ? { ...word, size: text.size / scale } : word)) }
  })
}

/** The sizes of a page that lines of text have. */
function findTypes({ words, scale = 1 }: PlacedPage): PageType[] {
  const counts = new Map<number, number>()
  for (const { size, text } of words) if (size !== undefined) counts.set(size, (counts.get(size) ?? 0) + text.length)
  const all = linesOf(words)
  return [...counts].flatMap(([size, characters]) => {
    const lines = all.filter(line => line.size === size)
    const distances = lines.slice(1).flatMap((line, i) => distanceOf(lines[i], line))
    const pitch = midMean(distances)
    if (pitch === undefined || distances.length < LEAST_DISTANCES) return []
    return [{ size: size * scale, pitch: pitch * scale, characters }]
  })
}

/** The distance of two lines that follow one another in one text; none of others. */
function distanceOf(above: Line | undefined, line: Line): number[] {
  if (above === undefined || !overlaps(above, line)) return []
  const distance = line.baseline - above.baseline
  return distance > 0 && distance <= WIDEST_LEADING * line.size ? [distance] : []
}

/** The type that most characters have. */
function commonestOf(types: readonly PageType[]): PageType | undefined {
  const charactersIn = ({ size }: PageType) =>
    types.reduce((sum, other) => sum + (isSame(other.size, size) ? other.characters : 0), 0)
  const sorted = types.map(type => ({ type, all: charactersIn(type) })).sort((a, b) => b.all - a.all)
  return sorted[0]?.type
}

function isMismeasured(type: PageType, text: PageType): boolean {
  if (isSame(type.size, text.size) || Math.abs(Math.log(type.size / text.size)) > MISMEASURED) return false
  return Math.abs(Math.log(type.pitch / text.pitch)) <= SAME_PITCH
}

/** Sizes are normalised already: what differs more than by rounding is another. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01
}
