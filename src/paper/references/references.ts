import { edgesOfLines } from '../../layout/columns/column-edges.ts'
import type { Block } from '../../page/block.ts'
import { isRecognised, type TextLine } from '../../page/text-line.ts'
import type { CorrectedJoins } from '../corrected-joins.ts'
import { endedEarly } from '../paragraphs/paragraphs.ts'
import { numberBySuccession } from '../mark-numbers.ts'

/** A line with its place in its column. */
interface PlacedLine {
  readonly line: TextLine
  /** The line before it in reading order. */
  readonly last: TextLine | undefined
  /** Distance of its left edge from the column's, in points. */
  readonly offset: number
  readonly right: number
  /** Distance of its baseline from that of the line before it in its column, in ems; `undefined` at a column's top. */
  readonly pitch: number | undefined
}

/** How the entries of a list are separated. */
type EntryStyle = 'numbered' | 'hanging' | 'indented' | 'spaced'

const LABEL = /^(?:\[([\p{L}\p{N}+*.,:\- ]{1,24})\]|\(?(\d{1,3})[.)](?=\s|\p{L})|(\d{1,3})(?=\s+\p{Lu}))\s*/u
/** Least share of lines away from the left edge, so that the edges separate entries. */
const LEAST_SET_IN = 0.06
/** Least share of entries that start where one may, so that the edges separate entries. */
const LEAST_SOUND = 0.6
/** The start of an entry: a capital, a digit, a dash for the same author, or the particle of a name. */
const OPENING =
  /^["'“„«([]?(?:[\p{Lu}\p{N}—–_]|(?:v[ao]n|d[eiu]|del|della|da|dos|te[nr]|zu|al|el|bin|la|le)\s(?:\p{Ll}+\s)?\p{Lu})/u
/** Distances of lines above the usual by this share separate entries. */
const WIDER_PITCH = 1.15
/** An offset counts from this many ems on. */
const LEAST_HANG_IN_EMS = 0.5
/** Fewest numbered entries that make a sequence. */
const LEAST_NUMBERED = 2
/** Most lines before the first number: a note on the authors, or on the order of the list. */
const MOST_BEFORE_FIRST = 2
/** Most numbers that may be missing in a sequence (an entry whose label was lost). */
const WIDEST_STEP = 3

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
 * The list as a whole decides how: by numbers in sequence, by hanging lines, by indented first lines, or by space and
 * lines that end early. Entries continue over columns and pages. A person's corrections (`joins`) win.
 * Never drops a line.
 */
export function splitReferences(blocks: readonly Block[], joins: CorrectedJoins = new Map()): DraftReference[] {
  const lines = placeLines(blocks)
  const style = findStyle(lines)
  const starts = startsOf(lines, style)
  const entries: TextLine[][] = []
  lines.forEach(({ line }, i) => {
    const current = entries[entries.length - 1]
    const continues = joins.get(line) ?? !starts.has(i)
    if (current === undefined || !continues) entries.push([line])
    else current.push(line)
  })
  if (style !== 'numbered') return entries.map(entry => ({ lines: entry, label: undefined, labelLength: 0 }))
  const labels = entries.map(labelOf)
  const corrected = lines.some(({ line }) => isRecognised(line)) ? correctLabels(labels) : labels
  return entries.map((entry, i) => ({ lines: entry, label: corrected[i], labelLength: printedLength(labels[i]) }))
}

function printedLength(label: string | undefined): number {
  return label?.replace(/\s/g, '').length ?? 0
}

/** Labels in brackets with the numbers that follow one another, where those that were read agree on it. */
function correctLabels(labels: readonly (string | undefined)[]): (string | undefined)[] {
  if (labels.some(label => label !== undefined && !/^\[\d+\]$/.test(label))) return [...labels]
  const numbers = numberBySuccession(labels.map(label => label?.slice(1, -1)))
  return numbers.map(number => (number === undefined ? undefined : `[${number}]`))
}

function placeLines(blocks: readonly Block[]): PlacedLine[] {
  const columns = new Map<string, TextLine[]>()
  const keyOf = (block: Block) => `${block.page} ${Math.round(block.column.left)} ${Math.round(block.column.top)}`
  for (const block of blocks) columns.set(keyOf(block), [...(columns.get(keyOf(block)) ?? []), ...block.lines])
  const placed: PlacedLine[] = []
  let last: TextLine | undefined
  for (const block of blocks) {
    const column = columns.get(keyOf(block)) ?? block.lines
    const left = Math.min(...column.map(line => line.box.left))
    const right = Math.max(edgesOfLines(column).right, column.length < 4 ? block.column.right : 0)
    for (const line of block.lines) {
      const isBelow = last !== undefined && last.page === line.page && line.baseline > last.baseline
      const pitch = isBelow && last !== undefined ? (line.baseline - last.baseline) / line.size : undefined
      placed.push({ line, last, offset: line.box.left - left, right, pitch })
      last = line
    }
  }
  return placed
}

function findStyle(lines: readonly PlacedLine[]): EntryStyle {
  const numbered = numberedStarts(lines)
  const opens = lines.findIndex((_, i) => numbered.has(i))
  if (numbered.size >= LEAST_NUMBERED && opens <= MOST_BEFORE_FIRST) return 'numbered'
  const share = lines.filter(isHanging).length / lines.length
  if (share < LEAST_SET_IN || share > 1 - LEAST_SET_IN) return 'spaced'
  const hanging = startShare(lines, startsOf(lines, 'hanging'))
  const indented = startShare(lines, startsOf(lines, 'indented'))
  if (Math.max(hanging, indented) < LEAST_SOUND) return 'spaced'
  return hanging >= indented ? 'hanging' : 'indented'
}

function isHanging({ line, offset }: PlacedLine): boolean {
  return offset > LEAST_HANG_IN_EMS * line.size
}

/**
 * Share of entries that start where one may: with a capital or digit, after a line that ended early or with
 * punctuation.
 */
function startShare(lines: readonly PlacedLine[], starts: ReadonlySet<number>): number {
  const placed = lines.filter(({ last }, i) => starts.has(i) && last !== undefined)
  const sound = placed.filter(({ line, last, right }) => {
    if (last === undefined || !OPENING.test(line.text)) return false
    return /[.)\]\d]$/u.test(last.text) || endedEarly(last, line, { right, isJustified: false })
  })
  return placed.length === 0 ? 0 : sound.length / placed.length
}

function startsOf(lines: readonly PlacedLine[], style: EntryStyle): Set<number> {
  switch (style) {
    case 'numbered':
      return withLostStarts(lines, numberedStarts(lines))
    case 'hanging':
      return withLostStarts(
        lines,
        indexes(lines, placed => !isHanging(placed)),
      )
    case 'indented':
      return indexes(lines, isHanging)
    case 'spaced': {
      const wide = widePitch(lines)
      const keyed = indexes(lines, ({ line }) => isRecognised(line) && KEY_LABEL.test(line.text))
      const spaced = indexes(lines, placed => startsSpaced(placed, wide))
      return keyed.size < LEAST_NUMBERED ? spaced : withFirst(keyed)
    }
  }
}

/** Lines before the first key continue nothing. */
function withFirst(starts: ReadonlySet<number>): Set<number> {
  return new Set([0, ...starts])
}

/** Distance of lines, in ems, from which on two entries are separate. */
function widePitch(lines: readonly PlacedLine[]): number {
  const pitches = lines.flatMap(({ pitch }) => (pitch === undefined ? [] : [pitch])).sort((a, b) => a - b)
  return WIDER_PITCH * (pitches[Math.floor(pitches.length / 2)] ?? 0)
}

/**
 * The starts of entries, with those whose label or first letter was not recognised: space separates them from a
 * finished line, as it separates the other entries.
 */
function withLostStarts(lines: readonly PlacedLine[], starts: ReadonlySet<number>): Set<number> {
  const wide = widePitch(lines)
  const isApart = ({ pitch }: PlacedLine) => pitch !== undefined && pitch > wide
  const sure = lines.filter((placed, i) => starts.has(i) && placed.pitch !== undefined)
  if (sure.length === 0 || sure.filter(isApart).length < LEAST_SOUND * sure.length) return new Set(starts)
  const lost = indexes(lines, placed => {
    const { line, last } = placed
    return isRecognised(line) && isApart(placed) && last !== undefined && /[.)\]]$/u.test(last.text)
  })
  return new Set([...starts, ...lost])
}

function indexes(lines: readonly PlacedLine[], has: (placed: PlacedLine) => boolean): Set<number> {
  return new Set(lines.flatMap((placed, i) => (has(placed) ? [i] : [])))
}

/** Whether an entry may start: with a capital or a digit, after space or a line that ended early. */
function startsSpaced({ line, last, right, pitch }: PlacedLine, wide: number): boolean {
  if (last === undefined) return true
  if (pitch !== undefined && pitch > wide) return true
  if (!OPENING.test(line.text)) return false
  return endedEarly(last, line, { right, isJustified: false })
}

/** Lines whose label is the next number, or any label in brackets that is not a number. */
function numberedStarts(lines: readonly PlacedLine[]): Set<number> {
  const starts = new Set<number>()
  let previous: number | undefined
  let startOffset: number | undefined
  lines.forEach(({ line, offset }, i) => {
    const match = LABEL.exec(line.text)
    if (previous !== undefined && readMisreadLabel(line) === previous + 1) {
      previous++
      starts.add(i)
      return
    }
    if (match === null) return
    const value = Number(match[1] ?? match[2] ?? match[3])
    if (Number.isNaN(value)) {
      if (match[1] !== undefined && !/\s/.test(match[1]) && (startOffset ?? offset) + 3 > offset) starts.add(i)
      return
    }
    const isNext = previous === undefined ? value <= 2 : value > previous && value <= previous + WIDEST_STEP
    // A right-aligned label of fewer digits is further right.
    const isInPlace = startOffset === undefined || Math.abs(offset - startOffset) < 1.6 * line.size
    if (!isNext || !isInPlace) return
    previous = value
    startOffset ??= offset
    starts.add(i)
  })
  return starts
}

/** Characters that OCR reads for digits and for brackets: `|7]`, `[71`, `[lO]`. */
const MISREAD_LABEL = /^[[({|]([\dlIi|!OoQZzSsBgq]{1,3})[\])}|1lI](?=\s*\p{Lu})/u
const DIGIT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  ['0OoQ', '1lIi|!', '2Zz', '5Ss', '8B', '9gq'].flatMap(([digit = '', ...signs]) => signs.map(sign => [sign, digit])),
)

/** A key of names and year, in brackets that may be misread: `[Boyer and Moore 72]`, `{Kay 85]`, `1Gunji 87)`. */
const KEY_LABEL = /^[[({|1l]\p{Lu}[\p{L}\p{M}.,&’' -]{1,40}\d{2,4}\p{L}?[\])}|]/u

/** The number of a label in brackets that was misread. */
function readMisreadLabel(line: TextLine | undefined): number | undefined {
  if (line === undefined || !isRecognised(line) || LABEL.test(line.text)) return undefined
  const signs = MISREAD_LABEL.exec(line.text)?.[1]
  return signs === undefined ? undefined : Number([...signs].map(sign => DIGIT_OF[sign] ?? sign).join(''))
}

function labelOf([first]: readonly TextLine[]): string | undefined {
  const misread = readMisreadLabel(first)
  return misread === undefined ? LABEL.exec(first?.text ?? '')?.[0].trim() : `[${misread}]`
}
