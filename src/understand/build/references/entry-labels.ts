import { groupBy } from '../../../base/collections/group-by.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { numberBySuccession } from '../mark-numbers.ts'
import { indexes, isHanging, type PlacedLine } from './placed-lines.ts'

const LABEL = /^(?:\[([\p{L}\p{N}+*.,:\- ]{1,24})\]|\(?(\d{1,3})[.)](?=\s|\p{L})|(\d{1,3})(?=\s+[\p{Lu}\p{Lo}]))\s*/u
/** Fewest numbered entries that make a sequence. */
export const LEAST_NUMBERED = 2
/** Least share of the lines without a number in sequence that are set in, in a list whose entries hang. */
const LEAST_HANGING = 0.7
/** Most numbers that may be missing in a sequence (an entry whose label was lost). */
const WIDEST_STEP = 3

/** Lines with labels: those in sequence, and, where entries hang, those that the order of reading took out of it. */
export function numberedStarts(lines: readonly PlacedLine[]): Set<number> {
  const sequence = sequentialStarts(lines)
  return new Set([...sequence, ...strayStarts(lines, sequence)].sort((a, b) => a - b))
}

/**
 * Lines at the edge of hanging entries with a number that no other entry has: columns that were read in the wrong order
 * interrupt the sequence.
 */
function strayStarts(lines: readonly PlacedLine[], sequence: ReadonlySet<number>): number[] {
  if (sequence.size < LEAST_NUMBERED) return []
  const taken = new Set([...sequence].map(i => numberOf(lines[i])))
  const others = lines.filter((_, i) => !sequence.has(i))
  if (others.filter(isHanging).length < LEAST_HANGING * others.length) return []
  const stray = [...indexes(lines, placed => !isHanging(placed) && numberOf(placed) !== undefined)]
  return stray.filter(i => {
    const number = numberOf(lines[i])
    const isNew = !taken.has(number)
    taken.add(number)
    return isNew
  })
}

/** Labels that were not read end at least this far left of the lines below them, in ems. */
const LEAST_OUTDENT_IN_EMS = 0.4
/** What labels leave behind where their digits are not read: `. Lee, A.`, `[19 Lee`. */
const REST_OF_LABEL = /^[[({|.,‚\d]/u

/**
 * The starts, with the recognised lines that are further out than the other lines of the entries: their labels were misread.
 *
 *     [18] Lee, A. Rivers.
 *          Oldtown.
 *     [19Lee, B. Towns.       <- an entry by its place
 *
 * Only in columns that have a start which was read: else nothing shows where entries begin.
 */
export function withOutdented(lines: readonly PlacedLine[], starts: ReadonlySet<number>): Set<number> {
  const inner = lines.filter(({ line }, i) => !starts.has(i) && !REST_OF_LABEL.test(line.text))
  const usualOffsets = new Map([...groupBy(inner, columnOf)].map(([column, placed]) => [column, usualOffset(placed)]))
  const read = new Set(lines.filter((_, i) => starts.has(i)).map(columnOf))
  const outdented = indexes(lines, placed => {
    const usual = usualOffsets.get(columnOf(placed))
    if (usual === undefined || !read.has(columnOf(placed)) || !isRecognised(placed.line)) return false
    return usual - placed.offset > LEAST_OUTDENT_IN_EMS * placed.line.size
  })
  return new Set([...starts, ...outdented].sort((a, b) => a - b))
}

/** The offset in the middle of those of lines. */
function usualOffset(lines: readonly PlacedLine[]): number | undefined {
  const offsets = lines.map(({ offset }) => offset).sort((a, b) => a - b)
  return offsets[Math.floor(offsets.length / 2)]
}

/** A name for the column of a line: its page and left edge. */
function columnOf({ line, offset }: PlacedLine): string {
  return `${line.page} ${Math.round(line.box.left - offset)}`
}

function numberOf(placed: PlacedLine | undefined): number | undefined {
  const match = LABEL.exec(foldForms(placed?.line.text ?? ''))
  const value = Number(match?.[1] ?? match?.[2] ?? match?.[3])
  return match === null || Number.isNaN(value) ? undefined : value
}

/** Lines whose label is the next number, or any label in brackets that is not a number. */
function sequentialStarts(lines: readonly PlacedLine[]): Set<number> {
  const starts = new Set<number>()
  let previous: number | undefined
  let startOffset: number | undefined
  lines.forEach(({ line, offset }, i) => {
    const match = LABEL.exec(foldForms(line.text))
    const isMisread = previous !== undefined && readMisreadLabel(line) === previous + 1
    if (isMisread || isLostNumber(line)) {
      previous = (previous ?? 0) + 1
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
    if (!isNext) return
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

/** The number of a label in brackets that was misread. */
function readMisreadLabel(line: TextLine | undefined): number | undefined {
  if (line === undefined || !isRecognised(line) || LABEL.test(line.text)) return undefined
  const signs = MISREAD_LABEL.exec(line.text)?.[1]
  return signs === undefined ? undefined : Number([...signs].map(sign => DIGIT_OF[sign] ?? sign).join(''))
}

/** The stop of a number whose digits were not read: `. Lee, A. (1999)`. */
const LOST_NUMBER = /^[.,‚](?=\s?\p{Lu})/u

function isLostNumber(line: TextLine | undefined): boolean {
  return line !== undefined && isRecognised(line) && LOST_NUMBER.test(line.text)
}

/** The label that an entry opens with, one that was misread as its number in brackets, of a lost number its stop. */
export function labelOf([first]: readonly TextLine[]): string | undefined {
  if (isLostNumber(first)) return first?.text[0]
  const misread = readMisreadLabel(first)
  return misread === undefined ? LABEL.exec(foldForms(first?.text ?? ''))?.[0].trim() : `[${misread}]`
}

/** Labels in brackets or with a stop, with the numbers that follow one another, where those that were read agree on it. */
export function correctLabels(labels: readonly (string | undefined)[]): (string | undefined)[] {
  const are = (form: RegExp) => labels.every(label => label === undefined || form.test(label))
  const [before, behind] = are(/^\[\d+\]$/) ? ['[', ']'] : are(/^(?:\d+\.|[.,‚])$/) ? ['', '.'] : []
  if (before === undefined || behind === undefined) return [...labels]
  const numbers = numberBySuccession(labels.map(label => label?.replace(/\D/g, '') || undefined))
  return numbers.map(number => (number === undefined ? undefined : `${before}${number}${behind}`))
}
