import type { Box } from '../../../base/geometry/box.ts'
import { overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import { readAddress } from '../../../base/text/address/address.ts'
import { namesInstitution } from '../../../base/text/address/organisation-parts.ts'
import { dropEmails } from '../../../base/text/web/emails.ts'
import { dropOrcids } from '../../../base/text/web/orcid.ts'
import { looksLikeNames, RAISED_END, RAISED_START, splitMarks } from '../../../base/text/names/name-list.ts'
import { isJobTitle } from '../../../base/text/names/title-page-words.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { dropUrls } from '../../../base/text/web/urls.ts'
import { confidenceOfOrganisation } from './author-evidence.ts'
import { GRID_PITCH_IN_EMS } from '../../decide/front/author-grid.ts'
import type { AffiliationTie, Organisation } from '../../../model/paper/paper.ts'
import type { TitleCell } from './title-cells.ts'

/** An address as printed, with the marks that names refer to. */
export interface PrintedAffiliation {
  readonly marks: readonly string[]
  readonly text: string
  readonly lines: readonly string[]
  readonly box: Box
  /** The line above it that names the people it belongs to. */
  readonly people: string | undefined
}

/** Lines of one address are nearer than this, in ems. */
const NEXT_ADDRESS_LINE_IN_EMS = 0.9
/** A mark is at most this much higher than the highest before it. */
const MOST_SKIPPED_MARKS = 3
/** Fewest letters of an address. */
const LEAST_ADDRESS_LETTERS = 3

const RAISED = new RegExp(`${RAISED_START}([^${RAISED_END}]*)${RAISED_END}`, 'u')
const PLAIN_MARK = /^[([]?(\d{1,2}|[a-h]|[*∗]{1,6}|[†‡§¶#])[.)\]]?\s*(?=[“„«"'‘]?\p{Lu}|\p{Ll}\p{Lu})/u

/** A raised number that OCR read with its word in small letters: `2institut`; not `3rd`. */
const MISREAD_MARK = /^(\d{1,2})(?=\p{Ll}{4})/u

/** Where a note on correspondence or contributions begins after the last address. */
const NOTE =
  /(?<=\S\s*)(?<!^\s*address(?:es)?\s+(?:for\s+)?)(?:[*†‡§]\s*)?\b(?:(?:address(?:es)?\s+(?:for\s+)?)?corr[ei]spond[eê]n[cz](?:e|ia|a)(?: and requests)?\b|endereço para\b|dirección para\b|corresponding authors?\b|these authors\b|to whom\b|received\s*:|co-?authors?\s*:|e-?mails?\s*:|tel\.?\s*:|fax\s*:).*$/iu

/** The sentence by which a title page sends readers to the end of the paper, where all addresses are. */
const LIST_ELSEWHERE =
  /[\s.;]*\bfull list of author(?:s|['’]s|s['’])? (?:information|affiliations|details)\b.*$|[\s.;]*\bfor (?:numbered |author )?affiliations,? see\b.*$/iu

/** Whom the authors wrote for: `and for the Dutch River Group`. */
const WRITTEN_FOR = /^(?:and\s+)?(?:for|on behalf of)\s+the\s/iu

/** How a statement opens, such as one on who paid for the work: no address does. */
const STATEMENT = /^(?:this|these|we|the authors?|(?:our|the present) (?:work|study|research))\s/iu

interface OpenAffiliation {
  marks: string[]
  texts: string[]
  boxes: Box[]
  people: string | undefined
  last: TitleCell
}

/**
 * Splits cells of addresses into affiliations.
 *
 * A mark opens one, raised or not, also inside a line; a line without mark continues the one right above it, or all of that line if it
 * names the institution of all. Without marks, semicolons separate them. A person's title (`Professor`) is left out.
 */
export function splitAffiliations(cells: readonly TitleCell[], surnames: readonly string[]): PrintedAffiliation[] {
  const open: OpenAffiliation[] = []
  let people: string | undefined
  for (const cell of joinMarks(moveMarksDown(cells))) {
    if (isJobTitle(cell.text)) continue
    if (namesPeople(cell.text, surnames)) {
      people = `${people ?? ''} ${cell.text}`
      continue
    }
    for (const { mark, text } of splitAtMarks(
      cell.text,
      open.flatMap(({ marks }) => marks),
    )) {
      const above = open.findLast(affiliation => isBelow(cell, affiliation))
      if (mark === undefined && above !== undefined && people === undefined) goOn(open, above, text, cell)
      else
        open.push({
          marks: mark === undefined ? [] : splitMarks(mark),
          texts: [text],
          boxes: [cell.box],
          people,
          last: cell,
        })
      people = undefined
    }
  }
  return open.flatMap(({ marks, texts, boxes, people }) => {
    const box = uniteBoxes(boxes)
    const text = tidy(joinLines(texts))
    const parts = marks.length === 0 ? text.split(/\s*;\s*/u) : [text]
    return parts.filter(isAddress).map(part => ({ marks, text: part, lines: texts, box, people }))
  })
}

/** Adds a line without mark to the address above it. */
function goOn(open: readonly OpenAffiliation[], above: OpenAffiliation, text: string, cell: TitleCell): void {
  const beside = open.filter(({ last }) => last === above.last)
  const isShared = beside.length > 1 && isOfAll(text, cell, beside)
  for (const affiliation of isShared ? beside : [above]) {
    const { texts, boxes } = affiliation
    // What the line names is another part, not the end of a name.
    if (isShared) texts.push(`${texts.pop()?.replace(/[\s,;]+$/u, '') ?? ''},`)
    texts.push(text)
    boxes.push(cell.box)
    affiliation.last = cell
  }
}

/** The middles of centred lines differ by less than this, in ems, and their left edges by more: those of a paragraph are one. */
const CENTRED_IN_EMS = 1

/** Whether the name of an institution in the middle below addresses side by side, none of which names one, is that of all. */
function isOfAll(text: string, cell: TitleCell, beside: readonly OpenAffiliation[]): boolean {
  const last = beside.at(-1)
  if (last === undefined) return false
  const texts = beside.map(affiliation => affiliation.texts.at(-1) ?? '')
  if (texts.every(other => other === texts[0])) return true
  const middleOf = ({ left, right }: Box) => (left + right) / 2
  return (
    namesInstitution(text.split(',')[0] ?? '') &&
    !texts.some(namesInstitution) &&
    !/,$/u.test(last.texts.at(-1)?.trim() ?? '') &&
    Math.abs(middleOf(cell.box) - middleOf(last.last.box)) < CENTRED_IN_EMS * cell.size &&
    Math.abs(cell.box.left - last.last.box.left) > CENTRED_IN_EMS * cell.size
  )
}

/** A number that a line ends with, after an address. */
const NUMBER_AT_END = /[;,.]\s*([([]?(\d{1,2})[.)\]]?)$/u

/** The cells with each number at the end of a line in front of its address, which begins the next line; the one before it numbers another. */
function moveMarksDown(cells: readonly TitleCell[]): TitleCell[] {
  const markOf = (i: number) => {
    const [, mark, number] = NUMBER_AT_END.exec(cells[i]?.text ?? '') ?? []
    if (mark === undefined || !/^\p{Lu}/u.test(cells[i + 1]?.text ?? '')) return ''
    const before = new RegExp(`(?:^|[;,.]\\s*)[([]?${Number(number) - 1}[.)\\]]?\\s*\\p{Lu}`, 'mu')
    return cells.slice(0, i + 1).some(({ text }) => before.test(text)) ? mark : ''
  }
  return cells.map((cell, i) => {
    const [own, above] = [markOf(i), markOf(i - 1)]
    const text = own === '' ? cell.text : cell.text.slice(0, -own.length).trim()
    return own === '' && above === '' ? cell : { ...cell, text: above === '' ? text : `${above} ${text}` }
  })
}

/** A mark in a separate column, with nothing after it. */
const MARK_ALONE = new RegExp(`^${RAISED_START}?(\\d{1,2}|[a-h*∗†‡§¶#])${RAISED_END}?$`, 'u')

/** The cells, with each mark that is alone put in front of the address beside it. */
function joinMarks(cells: readonly TitleCell[]): TitleCell[] {
  return cells.flatMap((cell, i) => {
    const [own, before] = [MARK_ALONE.exec(cell.text), cells[i - 1]]
    const next = cells[i + 1]
    if (own !== null && next !== undefined && isBesideMark(cell, next)) return []
    const mark = before !== undefined && isBesideMark(before, cell) ? MARK_ALONE.exec(before.text)?.[1] : undefined
    return mark === undefined ? [cell] : [{ ...cell, text: `${RAISED_START}${mark}${RAISED_END}${cell.text}` }]
  })
}

function isBesideMark(mark: TitleCell, { block, box }: TitleCell): boolean {
  return mark.block.page === block.page && mark.box.right <= box.left && overlapY(mark.box, box) > 0
}

/** A line of the people at an address (`Dr. K. Chen, Prof. R. Dronskowski`) that the title page named before. */
function namesPeople(text: string, surnames: readonly string[]): boolean {
  const names = text.replace(/^\W*\[[*\d]\]/u, '')
  return surnames.some(surname => names.includes(surname)) && looksLikeNames(names)
}

function isAddress(text: string): boolean {
  return (
    (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_ADDRESS_LETTERS && !WRITTEN_FOR.test(text) && !STATEMENT.test(text)
  )
}

function isBelow(cell: TitleCell, { last }: OpenAffiliation): boolean {
  if (last === cell) return true
  if (last.block.page !== cell.block.page) return false
  const gap = cell.box.top - last.box.bottom
  const overlap = Math.min(cell.box.right, last.box.right) - Math.max(cell.box.left, last.box.left)
  const most = cell.isBelowNames === undefined ? NEXT_ADDRESS_LINE_IN_EMS : GRID_PITCH_IN_EMS
  return overlap > 0 && gap > -cell.size && gap < most * cell.size
}

/** The pieces of a line of addresses, each with the mark that opens it. */
function splitAtMarks(text: string, known: readonly string[]): { mark: string | undefined; text: string }[] {
  const pieces: { mark: string | undefined; text: string }[] = []
  const parts = text.split(RAISED)
  parts.forEach((part, i) => {
    if (i % 2 === 1) pieces.push({ mark: part, text: '' })
    else if (i === 0) pieces.push(...readPlainMark(part, known))
    else pieces.splice(-1, 1, { mark: pieces.at(-1)?.mark, text: part })
  })
  return pieces
    .flatMap(piece => splitAtNextNumbers(piece, known))
    .filter(piece => piece.mark !== undefined || isAddress(piece.text))
}

function readPlainMark(part: string, known: readonly string[]): { mark: string | undefined; text: string }[] {
  const mark = PLAIN_MARK.exec(part) ?? MISREAD_MARK.exec(part)
  if (mark === null || isHouseNumber(mark[1] ?? '', known))
    return part.trim() === '' ? [] : [{ mark: undefined, text: part }]
  return [{ mark: mark[1], text: part.slice(mark[0].length) }]
}

/** `12 Tower Street`: a mark follows those before it in number, unless the order of columns differs. */
function isHouseNumber(number: string, known: readonly string[]): boolean {
  const highest = Math.max(0, ...known.map(Number).filter(Number.isInteger))
  return Number(number) > highest + MOST_SKIPPED_MARKS
}

/** `1 Institute A 2 Institute B`: numbers in the line open the next address where they follow one another. */
function splitAtNextNumbers(
  piece: { mark: string | undefined; text: string },
  known: readonly string[],
): { mark: string | undefined; text: string }[] {
  const pieces = [piece]
  let number = Number(piece.mark ?? known.at(-1))
  while (Number.isInteger(number) && number > 0) {
    const last = pieces.at(-1) ?? piece
    const next = new RegExp(`[\\s;]${number + 1}(?:[.)]\\s*|\\s+)(?=\\p{Lu}[\\p{L}.])`, 'u').exec(last.text)
    if (next === null) break
    pieces.splice(-1, 1, { mark: last.mark, text: last.text.slice(0, next.index) })
    pieces.push({ mark: String(number + 1), text: last.text.slice(next.index + next[0].length) })
    number++
  }
  return pieces
}

/** The lines of an address as one text, with words joined that a line end splits. */
export function joinLines(texts: readonly string[]): string {
  return texts.reduce(
    (joined, text) =>
      /\p{Ll}[-\u2010\u00ad]$/u.test(joined) && /^\p{Ll}/u.test(text)
        ? joined.slice(0, -1) + text
        : `${joined} ${text}`,
    '',
  )
}

function tidy(text: string): string {
  return foldWhitespace(
    dropUrls(dropOrcids(dropEmails(text)))
      .replace(NOTE, '')
      .replace(LIST_ELSEWHERE, ''),
  )
    .replace(/^(?:(?:present|current) address(?:es)?|(?:authors?['’]? )?affiliations?)\s*:?\s*/iu, '')
    .replace(/^[\s,;.:)]+|[\s,;]+$/gu, '')
    .replace(/[\s,;]+(?:and|und|et|or|oder|или)$/u, '')
    .replace(/^([^,]+),\s*(?=\S)/u, (part, first: string) => (isJobTitle(first) ? '' : part))
}

/**
 * The organisation of an address, its city and country separate where they are recognised; `tie` is kept as evidence.
 */
export function toOrganisation(
  { text, lines }: Pick<PrintedAffiliation, 'text' | 'lines'>,
  tie: AffiliationTie,
): Organisation {
  const { name, city, cityRule, country, countryRule, region, postcode } = readAddress(text, lines)
  const evidence = { tie, ...(cityRule && { city: cityRule }), ...(countryRule && { country: countryRule }) }
  return {
    name,
    ...(city === undefined ? {} : { city }),
    ...(country === undefined ? {} : { country }),
    ...(region === undefined ? {} : { region }),
    ...(postcode === undefined ? {} : { postcode }),
    printed: text,
    evidence: { ...evidence, confidence: confidenceOfOrganisation(evidence) },
  }
}
