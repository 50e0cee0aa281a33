import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { CorrectedJoins } from '../corrected-joins.ts'
import { readItemMark } from '../paragraphs/list-items.ts'
import { endedEarly } from '../paragraphs/line-room.ts'
import { correctLabels, labelOf, LEAST_NUMBERED, numberedStarts, withOutdented } from './entry-labels.ts'
import { opensWithDatedAuthors } from './list-style.ts'
import { indexes, isHanging, type PlacedLine, placeLines } from './placed-lines.ts'

/** How the entries of a list are separated. */
type EntryStyle = 'numbered' | 'bulleted' | 'hanging' | 'indented' | 'spaced'

/** Least share of lines away from the left edge, so that the edges separate entries. */
const LEAST_SET_IN = 0.06
/** Least share of entries that start where one may, so that the edges separate entries. */
const LEAST_SOUND = 0.6
/** The start of an entry: a capital, a digit, a dash for the same author, or the particle of a name. */
const OPENING =
  /^["'“„«([]?(?:[\p{Lu}\p{N}—–_]|(?:v[ao]n|d[eiu]|del|della|da|dos|te[nr]|zu|al|el|bin|la|le)\s(?:\p{Ll}+\s)?\p{Lu})/u
/** The end of an entry; the stop of an initial does not count, as the surname may follow. */
const ENTRY_END = /(?<!(?:^|[\s.‐-])\p{Lu})[.)\]\d]["”»]?$/u
/** A year after the authors: the entry has begun before. */
const YEAR_FIRST = /^\((?:1[4-9]|20)\d\d\p{Ll}?\)/u
/** Space separates entries where it does so better than the edges by this share of entries that start where one may. */
const MUCH_SOUNDER = 0.15
/** Share of the lines below more space that start where an entry may, from which on no other line does. */
const SURELY_APART = 0.8
/** Fewest lines, and least share of them, below more space than others, so that space separates entries. */
const LEAST_APART = 3
const LEAST_APART_SHARE = 0.1
/** Distances of lines above the usual by this share separate entries. */
const WIDER_PITCH = 1.15
/** Least share of the distances that are between lines of one entry. */
const LEAST_INNER_SHARE = 0.1
/** Fewest lines that open with authors and a year in a list whose entries do. */
const LEAST_DATED = 4
/** Share of lines with authors and a year from which on they start entries, whatever the first line is. */
const MOSTLY_DATED = 0.5
/** A line that is a link alone. */
const LINK_ALONE = /^(?:https?:\/\/|www\.)\S+$/u
/** Fewest links alone, and least share of the lines, in a list that gives links and nothing else. */
const LEAST_LINKS = 3
const MOSTLY_LINKS = 0.5
/** Fewest entries that open with the same bullet. */
const LEAST_BULLETS = 3
/** A key of names and year, in brackets that may be misread: `[Boyer and Moore 72]`, `{Kay 85]`, `1Gunji 87)`. */
const KEY_LABEL = /^[[({|1l]\p{Lu}[\p{L}\p{M}.,&’' -]{1,40}\d{2,4}\p{L}?[\])}|]/u

/** One entry: its lines and the label it opens with. */
export interface DraftReference {
  readonly lines: readonly TextLine[]
  /** As printed: `[12]`, `3.`; one that OCR misread or lost is restored by succession. */
  readonly label: string | undefined
  /** Characters of its first line, blanks not counted, that are the label. */
  readonly labelLength: number
}

/**
 * Splits the blocks of a list of references into entries.
 *
 * The list as a whole decides how: by numbers in sequence, by bullets, by hanging lines, by indented first lines, or by space and
 * lines that end early. Where entries without numbers open with authors and a year, each line that does starts one.
 * Entries continue over columns and pages. A person's corrections (`joins`) win. Never drops a line.
 */
export function splitReferences(blocks: readonly Block[], joins: CorrectedJoins = new Map()): DraftReference[] {
  const lines = placeLines(blocks)
  const space = findSpace(lines)
  const style = findStyle(lines, space)
  const isLabelled = style === 'numbered' || style === 'bulleted'
  const starts = isLabelled ? startsOf(lines, style, space) : unnumberedStarts(lines, style, space)
  const entries: TextLine[][] = []
  lines.forEach(({ line }, i) => {
    const current = entries[entries.length - 1]
    const continues = joins.get(line) ?? !starts.has(i)
    if (current === undefined || !continues) entries.push([line])
    else current.push(line)
  })
  if (!isLabelled) return entries.map(entry => ({ lines: entry, label: undefined, labelLength: 0 }))
  const labels = entries.map(style === 'numbered' ? labelOf : ([first]) => bulletOf(first))
  const corrected = lines.some(({ line }) => isRecognised(line)) ? correctLabels(labels) : labels
  return entries.map((entry, i) => ({ lines: entry, label: corrected[i], labelLength: printedLength(labels[i]) }))
}

function printedLength(label: string | undefined): number {
  return label?.replace(/\s/g, '').length ?? 0
}

function findStyle(lines: readonly PlacedLine[], space: Space): EntryStyle {
  const numbered = numberedStarts(lines)
  if (numbered.size >= LEAST_NUMBERED) return 'numbered'
  if (bulletedStarts(lines).size >= LEAST_BULLETS) return 'bulleted'
  const share = lines.filter(isHanging).length / lines.length
  if (share < LEAST_SET_IN) return 'spaced'
  const hanging = startShare(lines, startsOf(lines, 'hanging', space))
  const indented = startShare(lines, startsOf(lines, 'indented', space))
  if (Math.max(hanging, indented) < Math.max(LEAST_SOUND, space.sound - MUCH_SOUNDER)) return 'spaced'
  return hanging >= indented ? 'hanging' : 'indented'
}

/**
 * Share of entries that start where one may: with a capital or digit, after a line that ended early or with
 * punctuation.
 */
function startShare(lines: readonly PlacedLine[], starts: ReadonlySet<number>): number {
  const placed = lines.filter(({ last }, i) => starts.has(i) && last !== undefined)
  const sound = placed.filter(({ line, last, rightOfLast }) => {
    if (last === undefined || !OPENING.test(line.text)) return false
    return /[.)\]\d]$/u.test(last.text) || endedEarly(last, line, { right: rightOfLast, isJustified: false })
  })
  return placed.length === 0 ? 0 : sound.length / placed.length
}

function startsOf(lines: readonly PlacedLine[], style: EntryStyle, space: Space): Set<number> {
  switch (style) {
    case 'numbered':
      return withLostStarts(lines, withOutdented(lines, numberedStarts(lines)), space)
    case 'bulleted':
      return bulletedStarts(lines)
    case 'hanging':
      return withLostStarts(
        lines,
        indexes(lines, placed => !isHanging(placed)),
        space,
      )
    case 'indented':
      return indexes(lines, isHanging)
    case 'spaced': {
      const keyed = indexes(lines, ({ line }) => isRecognised(line) && KEY_LABEL.test(line.text))
      const spaced = indexes(lines, placed => startsSpaced(placed, space))
      return keyed.size < LEAST_NUMBERED ? spaced : withFirst(keyed)
    }
  }
}

/** The starts by the style of the list, by authors and years, and by links; the year of an entry starts none. */
function unnumberedStarts(lines: readonly PlacedLine[], style: EntryStyle, space: Space): Set<number> {
  const starts = [...startsOf(lines, style, space), ...datedStarts(lines), ...linkStarts(lines)]
  return new Set(starts.filter(i => i === 0 || !YEAR_FIRST.test(lines[i]?.line.text ?? '')))
}

/** The bullet that opens a line; a dash stands for the author of the entry above. */
function bulletOf(line: TextLine | undefined): string | undefined {
  const item = line === undefined ? undefined : readItemMark(line)
  return item?.kind === 'bullet' && !/^[\p{Pd}−⁃*]/u.test(item.mark) ? item.mark : undefined
}

/** Lines that open with the bullet of the first that has one. */
function bulletedStarts(lines: readonly PlacedLine[]): Set<number> {
  const bullet = lines.map(({ line }) => bulletOf(line)).find(mark => mark !== undefined)
  return indexes(lines, ({ line }) => bullet !== undefined && bulletOf(line) === bullet)
}

/** Lines before the first key continue nothing. */
function withFirst(starts: ReadonlySet<number>): Set<number> {
  return new Set([0, ...starts])
}

/** The space between the entries of a list. */
interface Space {
  /** Distance of lines, in ems, from which on two entries are separate. */
  readonly wide: number
  /** The mean of the distance inside entries and the median of those between entries, at least `wide`. */
  readonly middle: number
  /** Share of the lines at such a distance that start where an entry may; 0 where few are. */
  readonly sound: number
}

/**
 * The distance of lines that separates entries: more than that of most lines, or, where most entries have one line only and so start
 * where one may, than that of the lines inside the others.
 */
function findSpace(lines: readonly PlacedLine[]): Space {
  const pitches = lines.flatMap(({ pitch }) => (pitch === undefined ? [] : [pitch])).sort((a, b) => a - b)
  const usual = WIDER_PITCH * (pitches[Math.floor(pitches.length / 2)] ?? 0)
  const least = WIDER_PITCH * (pitches[Math.floor(LEAST_INNER_SHARE * pitches.length)] ?? 0)
  const sound = usual > WIDER_PITCH * least ? apartShare(lines, least) : 0
  const wide = sound >= LEAST_SOUND ? least : usual
  const apart = pitches.filter(pitch => pitch > wide)
  const middle = Math.max(wide, (wide / WIDER_PITCH + (apart[Math.floor(apart.length / 2)] ?? 0)) / 2)
  return { wide, middle, sound: sound >= LEAST_SOUND ? sound : apartShare(lines, usual) }
}

/** Share of the lines below space that start where an entry may; 0 where few are. */
function apartShare(lines: readonly PlacedLine[], wide: number): number {
  const apart = indexes(lines, ({ pitch }) => pitch !== undefined && pitch > wide)
  return apart.size < Math.max(LEAST_APART, LEAST_APART_SHARE * lines.length) ? 0 : startShare(lines, apart)
}

/**
 * The starts of entries, with those whose label or first letter was not recognised: space separates them from a
 * finished line, as it separates the other entries; at least half as much of it.
 */
function withLostStarts(lines: readonly PlacedLine[], starts: ReadonlySet<number>, { wide }: Space): Set<number> {
  const isApart = ({ pitch }: PlacedLine) => pitch !== undefined && pitch > wide
  const sure = lines.filter((placed, i) => starts.has(i) && placed.pitch !== undefined)
  if (sure.length === 0 || sure.filter(isApart).length < LEAST_SOUND * sure.length) return new Set(starts)
  const pitches = sure.map(({ pitch = 0 }) => pitch).sort((a, b) => a - b)
  const middle = (wide / WIDER_PITCH + (pitches[Math.floor(pitches.length / 2)] ?? 0)) / 2
  const lost = indexes(lines, placed => {
    const { line, last, pitch = 0 } = placed
    return isRecognised(line) && isApart(placed) && pitch > middle && last !== undefined && /[.)\]]$/u.test(last.text)
  })
  return new Set([...starts, ...lost])
}

/**
 * Whether an entry may start: with a capital or a digit, after space or a line that ended early; after space alone where
 * that is sure.
 */
function startsSpaced({ line, last, rightOfLast, pitch }: PlacedLine, { wide, middle, sound }: Space): boolean {
  if (last === undefined) return true
  const isSure = sound >= SURELY_APART
  const opens = OPENING.test(line.text)
  // Letters of another script, in another font, move the lines around them a little apart.
  if (pitch !== undefined && (isSure || pitch > wide)) return pitch > (opens ? wide : middle)
  return opens && endedEarly(last, line, { right: rightOfLast, isJustified: false })
}

/**
 * Lines that open with authors and a year, after a line that ends an entry: `Ames, C. (2011). How rivers move`. None
 * where too few do, or the first does not, unless most do: a heading within the list may be the first.
 */
function datedStarts(lines: readonly PlacedLine[]): ReadonlySet<number> {
  const dated = indexes(lines, ({ line, last }) => {
    if (last !== undefined && !ENTRY_END.test(last.text)) return false
    return opensWithDatedAuthors(line.text)
  })
  if (dated.size < LEAST_DATED) return new Set()
  return dated.has(0) || dated.size >= MOSTLY_DATED * lines.length ? dated : new Set()
}

/** Lines that begin with a link, below lines that are links alone, in a list of little else: none of them is the rest of the one above. */
function linkStarts(lines: readonly PlacedLine[]): ReadonlySet<number> {
  const isAlone = (line: TextLine | undefined) => line !== undefined && LINK_ALONE.test(line.text)
  const links = indexes(lines, ({ line, last }) => isAlone(line) && (last === undefined || isAlone(last)))
  return links.size >= LEAST_LINKS && links.size >= MOSTLY_LINKS * lines.length ? links : new Set()
}
