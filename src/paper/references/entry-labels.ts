import { isRecognised, type TextLine } from '../../page/text-line.ts'
import { numberBySuccession } from '../mark-numbers.ts'
import { indexes, isHanging, type PlacedLine } from './placed-lines.ts'

const LABEL = /^(?:\[([\p{L}\p{N}+*.,:\- ]{1,24})\]|\(?(\d{1,3})[.)](?=\s|\p{L})|(\d{1,3})(?=\s+\p{Lu}))\s*/u
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

function numberOf(placed: PlacedLine | undefined): number | undefined {
  const match = LABEL.exec(placed?.line.text ?? '')
  const value = Number(match?.[1] ?? match?.[2] ?? match?.[3])
  return match === null || Number.isNaN(value) ? undefined : value
}

/** Lines whose label is the next number, or any label in brackets that is not a number. */
function sequentialStarts(lines: readonly PlacedLine[]): Set<number> {
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

/** The number of a label in brackets that was misread. */
function readMisreadLabel(line: TextLine | undefined): number | undefined {
  if (line === undefined || !isRecognised(line) || LABEL.test(line.text)) return undefined
  const signs = MISREAD_LABEL.exec(line.text)?.[1]
  return signs === undefined ? undefined : Number([...signs].map(sign => DIGIT_OF[sign] ?? sign).join(''))
}

/** The label that an entry opens with, one that was misread as its number in brackets. */
export function labelOf([first]: readonly TextLine[]): string | undefined {
  const misread = readMisreadLabel(first)
  return misread === undefined ? LABEL.exec(first?.text ?? '')?.[0].trim() : `[${misread}]`
}

/** Labels in brackets with the numbers that follow one another, where those that were read agree on it. */
export function correctLabels(labels: readonly (string | undefined)[]): (string | undefined)[] {
  if (labels.some(label => label !== undefined && !/^\[\d+\]$/.test(label))) return [...labels]
  const numbers = numberBySuccession(labels.map(label => label?.slice(1, -1)))
  return numbers.map(number => (number === undefined ? undefined : `[${number}]`))
}
