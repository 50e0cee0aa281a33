import { overlapX } from '../../../base/geometry/box.ts'
import { SAME_SIZE } from '../../evidence/line-style.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import { dropOrcids } from '../../../base/text/web/orcid.ts'
import { looksLikeNames, RAISED_END, RAISED_START, splitNames } from '../../../base/text/names/name-list.ts'
import { splitNameAndAddress } from '../../../base/text/names/named-addresses.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'
import type { TitleCell } from './title-cells.ts'

/** Names with marks are of one list even where their sizes differ by this share, as in a hurried typesetting. */
const NEAR_SIZE = 0.15
/** Lines of one list of names are nearer than this, in ems; where a name is broken, however wide the lines are set. */
const NEXT_NAME_LINE_IN_EMS = 0.6
const BROKEN_LINE_IN_EMS = 1.6
/** A list that ends in one word of a name: `Ann Lee, Bo`. */
const BROKEN_NAME = /(?:[,;&·•]|\s(?:and|und|et|y|i|и))\s*\p{Lu}[\p{L}\p{M}'’-]+\u00ad?$/u

/** The code of a state or a country. */
const CODE = /^\p{Lu}{2,3}$/u
/** A raised mark, or a number in brackets, in front of a text. */
const MARK_IN_FRONT = new RegExp(`^(?:${RAISED_START}|[(\\[]\\d{1,2}[)\\]])`, 'u')

/** Names that are together, and the addresses below them. */
export interface NameGroup {
  readonly cells: TitleCell[]
  readonly addresses: TitleCell[]
}

/** Splits the cells into groups of names with the addresses below; cells of names side by side are separate groups. */
export function groupNames(cells: readonly TitleCell[]): NameGroup[] {
  const isName = nameTest(cells)
  const groups: NameGroup[] = []
  let current: NameGroup[] = []
  let last: TitleCell | undefined
  for (const cell of cells) {
    if (isName(cell, last)) {
      const above = current.find(group => group.addresses.length === 0 && !isBeside(group.cells.at(-1), cell))
      if (above !== undefined) above.cells.push(cell)
      else {
        const isNewRow = !current.some(group => isInRow(group.cells[0], cell))
        if (isNewRow && current.some(group => group.addresses.length > 0)) current = []
        const group = { cells: [cell], addresses: [] }
        current.push(group)
        groups.push(group)
      }
    } else for (const group of groupsAbove(current, cell)) group.addresses.push(cell)
    last = cell
  }
  return groups
}

function isBeside(a: TitleCell | undefined, b: TitleCell): boolean {
  return isInRow(a, b) || (a !== undefined && overlapX(a.box, b.box) <= 0)
}

function isInRow(a: TitleCell | undefined, b: TitleCell): boolean {
  return a?.block.page === b.block.page && Math.abs(a.box.bottom - b.box.bottom) < 0.5 * b.size
}

/** The groups that a cell is below: all those it spans, else the one with the nearest centre. */
function groupsAbove(groups: readonly NameGroup[], cell: TitleCell): readonly NameGroup[] {
  const spanned = groups.filter(group => group.cells.some(({ box }) => overlapX(box, cell.box) > 0))
  if (spanned.length > 1) return spanned
  const distance = (group: NameGroup) =>
    Math.min(...group.cells.map(({ box }) => Math.abs((box.left + box.right - cell.box.left - cell.box.right) / 2)))
  return [...groups].sort((a, b) => distance(a) - distance(b)).slice(0, 1)
}

/** The cells of names, by their words and by the size of the first one; a list of names continues in the next line. */
function nameTest(cells: readonly TitleCell[]): (cell: TitleCell, last: TitleCell | undefined) => boolean {
  const first = cells.find((cell, i) => looksLikeNames(cell.text) || breaksName(cell, cells[i + 1])) ?? cells[0]
  const names = new Set<TitleCell>()
  const isUnlike = (cell: TitleCell) =>
    first !== undefined &&
    ((isInCapitals(cell) && hasSmallLetters(first)) || (startsWithMark(cell) && !startsWithMark(first)))
  const isList = first !== undefined && splitNames(first.text).length > 1
  return (cell, last) => {
    const share = first !== undefined && isMarked(first) && isMarked(cell) ? NEAR_SIZE : SAME_SIZE
    const hasSize = first !== undefined && Math.abs(cell.size - first.size) <= share * first.size
    const continues = last !== undefined && names.has(last) && isRightBelow(last, cell) && mayGoOn(last.text, cell.text)
    const isBelow = cell.isBelowNames === true
    const reads = looksLikeNames(cell.text)
    // One name in capitals may be a line of the title, above names in small letters.
    const isTown = isInSmallLetters(cell) && ![...names].some(hasSmallLetters) && (!reads || isList)
    const isName = cell === first || (hasSize && !isBelow && !isUnlike(cell) && !isTown && (reads || continues))
    if (isName) names.add(cell)
    return isName
  }
}

/** Whether a list of two names breaks in the second, so that this line alone is half names: `Ann Lee, Bo` above `Berg, Cara Novak`. */
function breaksName(cell: TitleCell, next: TitleCell | undefined): boolean {
  if (next === undefined || next.block !== cell.block || !BROKEN_NAME.test(cell.text)) return false
  return isRightBelow(cell, next) && looksLikeNames(`${cell.text} ${next.text}`)
}

/** `ENS LYON` below `Anna Weber` is no second name. */
function isInCapitals({ text }: TitleCell): boolean {
  return !/\p{Ll}/u.test(text)
}

/** Whether names are not in capitals; a word between them (`ANN LEE and BO BERG`) may be small. */
function hasSmallLetters({ text }: TitleCell): boolean {
  return /\p{Lu}\p{M}*\p{Ll}/u.test(text)
}

/** `Rivertown, CA, USA` below `ANNA WEBER` is not a name either: but for codes, most words have small letters. */
function isInSmallLetters({ text }: TitleCell): boolean {
  const words = text.split(/[^\p{L}\p{M}'’-]+/u).filter(word => /^\p{Lu}/u.test(word) && !CODE.test(word))
  return words.filter(word => /^\p{Lu}\p{M}*\p{Ll}/u.test(word)).length > words.length / 2
}

/** `(2) River Works` below `Anna Weber (2)` is what the mark calls. */
function startsWithMark({ text }: TitleCell): boolean {
  return MARK_IN_FRONT.test(text)
}

function isMarked({ text }: TitleCell): boolean {
  return text.endsWith(RAISED_END)
}

function mayGoOn(last: string, text: string): boolean {
  if (hasOrganisationWord(text) || findEmails(text).length > 0 || /\d{3}/u.test(dropOrcids(text))) return false
  return /[,;&·•]|\s(?:and|und|et|y|i|и)\s/u.test(last)
}

function isRightBelow(last: TitleCell, cell: TitleCell): boolean {
  const reach = BROKEN_NAME.test(last.text) ? BROKEN_LINE_IN_EMS : NEXT_NAME_LINE_IN_EMS
  return last.block.page === cell.block.page && cell.box.top - last.box.bottom < reach * cell.size
}

/** Share of the lines that are a name and its address from which all names are on such lines: `UC Berkeley` reads like a name. */
const MOST_NAME_LINES = 0.5

/**
 * The cells with lines of a name and its address (`Ann Lee, University of Somewhere`) split into both. Only where most
 * are: else it is a place that reads like a name.
 */
export function splitNameLines(cells: readonly TitleCell[]): TitleCell[] {
  const cuts = cells.map(cutNameLine)
  const count = cuts.filter(cut => cut !== undefined).length
  const areMost = count > 1 && count >= MOST_NAME_LINES * cells.length
  if (!areMost) return [...cells]
  return cells.flatMap((cell, i) => cuts[i] ?? [cell])
}

/** The name and the address of one line; `undefined` for any other line. */
function cutNameLine(cell: TitleCell): TitleCell[] | undefined {
  const cut = splitNameAndAddress(cell.text)
  return (
    cut && [
      { ...cell, text: cut.names },
      { ...cell, text: cut.address },
    ]
  )
}
