import { RAISED_END, RAISED_START, splitMarks } from '../../../base/text/names/name-list.ts'
import { dropEmails } from '../../../base/text/web/emails.ts'
import type { TitleCell } from './title-cells.ts'

/** A text, and the mark that closes it. */
interface Part {
  readonly text: string
  readonly mark: string | undefined
}

/** What may be a mark after an address: raised text, signs, or a number, letter or sign in brackets. */
const MARK_AFTER = new RegExp(
  `${RAISED_START}([^${RAISED_END}]*)${RAISED_END}` +
    '|(?<=[\\p{L}\\d.)])\\s?([*∗†‡§¶#+]{1,6})(?=$|[\\s,;])' +
    '|\\s?[([](\\d{1,2}|[a-h]|[*∗†‡§¶#+]{1,6})[)\\]](?=\\s*(?:$|[,;]))',
  'u',
)
/** A plain number at the end of a line: it may be that of a house. */
const NUMBER_AFTER = /(?<=[\p{L}.)])\s?(\d{1,2})$/u
/** A mark in front of a text, raised or plain. */
const MARK_BEFORE = new RegExp(`^(?:${RAISED_START}|[([]?(?:\\d{1,2}|[a-h]|[*∗†‡§¶#+]{1,6})[.)\\]]?\\s*\\p{Lu})`, 'u')
/** A note on a person below the addresses: its mark says nothing about theirs. */
const NOTE =
  /^\W*(?:[\da-h]\W*)?(?:\p{L}+\s){0,2}(?:corr[ei]spond|contribut|equal|these authors|both authors|present|current|e-?mail|work\s)/iu

/**
 * The addresses of a title page with each mark in front of its address, also where all marks are printed after them:
 *
 *     Ann Lee*, Bo Berg#
 *     Institute for Water*         ->   *Institute for Water
 *     University of Somewhere#          #University of Somewhere
 *
 * All lines decide together. The marks are after the addresses if no line begins with one and if those at the ends of
 * lines are marks of the names, and either the last line ends with one or each name has one: if the marks were in front,
 * the first address would have none, and the last mark would have no address.
 *
 * @param groups the lines of addresses of each group of names
 * @param marksOfNames the marks of each name
 */
export function putMarksInFront(
  groups: readonly (readonly TitleCell[])[],
  marksOfNames: readonly (readonly string[])[],
): TitleCell[][] {
  const known = new Set(marksOfNames.flat())
  const lines = groups.flat().filter(({ text }) => dropEmails(text) !== '' && !NOTE.test(text))
  const hasNumbers = numbersCount(lines, known)
  const split = (text: string) => splitAfterMarks(text, known, hasNumbers)
  const isMarked = ({ text }: TitleCell) => split(text).at(-1)?.mark !== undefined
  const last = lines.at(-1)
  const areAfter =
    known.size > 0 &&
    !lines.some(({ text }) => MARK_BEFORE.test(text)) &&
    lines.some(isMarked) &&
    ((last !== undefined && isMarked(last)) || marksOfNames.every(marks => marks.length > 0))
  return groups.map(cells => (areAfter ? moveMarks(cells, split) : [...cells]))
}

/** Whether the plain numbers at the ends of lines count from 1, as marks do and houses do not. */
function numbersCount(lines: readonly TitleCell[], known: ReadonlySet<string>): boolean {
  const numbers = lines.flatMap(({ text }) => NUMBER_AFTER.exec(text)?.[1] ?? [])
  return numbers.length > 1 && numbers.every((number, i) => number === String(i + 1) && known.has(number))
}

function splitAfterMarks(line: string, known: ReadonlySet<string>, hasNumbers: boolean): Part[] {
  const parts: Part[] = []
  let rest = line
  for (;;) {
    const found = MARK_AFTER.exec(rest) ?? (hasNumbers ? NUMBER_AFTER.exec(rest) : null)
    const mark = found?.slice(1).find(group => group !== undefined)
    if (found === null || mark === undefined || !splitMarks(mark).every(single => known.has(single))) break
    parts.push({ text: rest.slice(0, found.index), mark })
    rest = rest.slice(found.index + found[0].length)
  }
  return /[\p{L}\p{N}]/u.test(rest) ? [...parts, { text: rest, mark: undefined }] : parts
}

/**
 * Puts each mark where its address begins: after the mark before it, or at the beginning of the line, where the first line
 * has a mark and the lines below it have the town.
 */
function moveMarks(cells: readonly TitleCell[], split: (text: string) => Part[]): TitleCell[] {
  const lines = cells.map(({ text }) => split(text))
  const closesLines = lines[0]?.at(-1)?.mark !== undefined
  const marks = new Map<Part, string>()
  let open: Part | undefined
  for (const parts of lines) {
    for (const part of parts) {
      if (part.mark !== undefined) marks.set(open ?? part, part.mark)
      const isOpen = part.mark === undefined && !closesLines
      open = isOpen ? (open ?? (dropEmails(part.text) === '' ? undefined : part)) : undefined
    }
  }
  return cells.map((cell, i) => {
    const texts = (lines[i] ?? []).map(part => {
      const mark = marks.get(part)
      return mark === undefined ? part.text : `${RAISED_START}${mark}${RAISED_END}${part.text}`
    })
    return { ...cell, text: texts.join(' ') }
  })
}
