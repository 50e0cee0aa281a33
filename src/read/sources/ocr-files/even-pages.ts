import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'
import { type Line, linesOf, overlaps } from './even-lines.ts'
import { midMean } from './median.ts'

/** Furthest share by which the type of a page may be mismeasured: a scan is darker or paler than the one before. */
const MISMEASURED = 0.1
/** Distances of lines in one leading differ by less than this share from page to page; another size has another one. */
const SAME_PITCH = 0.015
/** Fewest distances that show the leading of a size. */
const LEAST_DISTANCES = 5
/** Largest distance of two lines of one text, in type sizes: what a typist sets in double space, two lines and their white. */
const DOUBLE_SPACE = 2.6
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
    const pitch = midMean(withoutGaps(distances))
    if (pitch === undefined || distances.length < LEAST_DISTANCES) return []
    return [{ size: size * scale, pitch: pitch * scale, characters }]
  })
}

/** A distance that is larger than those of most lines by this factor is a gap between two texts: entries of a list, sections. */
const GAP = 1.25

/** The distances without gaps, where every fourth at least is the usual one. */
function withoutGaps(distances: readonly number[]): number[] {
  const usual = [...distances].sort((a, b) => a - b)[Math.floor(distances.length / 4)] ?? 0
  return distances.filter(distance => distance <= GAP * usual)
}

/** The distance of two lines that follow one another in one text; none of others. */
function distanceOf(above: Line | undefined, line: Line): number[] {
  if (above === undefined || !overlaps(above, line)) return []
  const distance = line.baseline - above.baseline
  return distance > 0 && distance <= DOUBLE_SPACE * line.size ? [distance] : []
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
