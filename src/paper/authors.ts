import { overlapX } from '../geometry/box.ts'
import type { Block } from '../page/text-line.ts'
import { dropEmails, findEmails } from '../text/emails.ts'
import { isInvertedName, looksLikeNames, type MarkedName, splitNames } from '../text/person-name.ts'
import { countPublicationPhrases } from '../text/publication-phrases.ts'
import { hasOrganisationWord, isArticleKind, isCountry } from '../text/title-page-words.ts'
import { stripAccents } from '../text/unicode.ts'
import { type PrintedAffiliation, splitAffiliations, toOrganisation } from './affiliations.ts'
import { assignEmails } from './author-emails.ts'
import type { Author } from './paper.ts'
import { cutTitleCells, type TitleCell } from './title-cells.ts'

/** Names of one list have one size, but for this share. */
const SAME_SIZE = 0.06
/** Lines of one list of names stand this close, in ems. */
const NEXT_LINE_IN_EMS = 0.6
/** What opens a note on correspondence. */
const CORRESPONDENCE = /^(?:\p{L}+\s){0,2}(?:correspond\p{L}*|korrespond\p{L}*)(?:\s(?:to|author|address))?\s*:?\s*/iu
/** Letters left besides e-mail addresses that make a line more than an address list. */
const LETTERS_BESIDE_EMAILS = 6

/** Names that stand together, and the addresses below them. */
interface NameGroup {
  readonly cells: TitleCell[]
  readonly addresses: TitleCell[]
}

/** An author in the making. */
interface DraftAuthor {
  readonly name: MarkedName
  readonly affiliations: PrintedAffiliation[]
}

/**
 * The authors that the blocks of a title page name, with their affiliations and e-mail addresses.
 *
 * A mark at a name calls the addresses with the same mark; an address without mark belongs to the names above it,
 * in their column where names stand side by side. `notes` are further blocks that may hold e-mail addresses.
 */
export function assembleAuthors(blocks: readonly Block[], notes: readonly Block[]): Author[] {
  const cells = cutTitleCells(blocks)
  const groups = groupNames(cells)
  const drafts = groups.map(group => toDrafts(group))
  const authors = drafts.flat()
  const surnames = authors.map(({ name }) => name.surname)
  const affiliations = groups.map(group => splitAffiliations(group.addresses, surnames))
  groups.forEach((_, i) => linkUnmarked(drafts[i] ?? [], affiliations[i] ?? []))
  const printed = affiliations.flat().filter(({ text }) => countPublicationPhrases(text) === 0)
  linkMarked(authors, printed)
  linkNamed(authors, printed)
  shareSingle(authors, printed.length > 0 ? printed : addressesIn(notes))
  const emails = assignEmails(
    authors.map(({ name }) => name),
    [...blocks, ...notes].map(block => cutTitleCells([block]).map(({ text }) => text)),
  )
  return authors.map((author, i) => toAuthor(author, emails[i]))
}

function toAuthor({ name, affiliations }: DraftAuthor, email: string | undefined): Author {
  return {
    name: name.name,
    surname: name.surname,
    ...(name.given === undefined ? {} : { given: name.given }),
    ...(name.middle === undefined ? {} : { middle: name.middle }),
    ...(email === undefined ? {} : { email }),
    organisations: affiliations.map(({ text }) => toOrganisation(text)),
  }
}

/** Parts the cells into groups of names with the addresses below; cells of names side by side are groups of their own. */
function groupNames(cells: readonly TitleCell[]): NameGroup[] {
  const isName = nameTest(cells)
  const groups: NameGroup[] = []
  let current: NameGroup[] = []
  let last: TitleCell | undefined
  for (const cell of cells) {
    if (isName(cell, last)) {
      const above = current.find(group => group.addresses.length === 0 && !isBeside(group.cells.at(-1), cell))
      if (above !== undefined) above.cells.push(cell)
      else {
        if (current.some(group => group.addresses.length > 0)) current = []
        const group = { cells: [cell], addresses: [] }
        current.push(group)
        groups.push(group)
      }
    } else nearestGroup(current, cell)?.addresses.push(cell)
    last = cell
  }
  return groups
}

function isBeside(a: TitleCell | undefined, b: TitleCell): boolean {
  return a !== undefined && (Math.abs(a.box.bottom - b.box.bottom) < 0.5 * b.size || overlapX(a.box, b.box) <= 0)
}

/** The group that stands above a cell, by overlap, else the nearest centre. */
function nearestGroup(groups: readonly NameGroup[], cell: TitleCell): NameGroup | undefined {
  const distance = (group: NameGroup) =>
    Math.min(...group.cells.map(({ box }) => Math.abs((box.left + box.right - cell.box.left - cell.box.right) / 2)))
  return [...groups].sort((a, b) => distance(a) - distance(b))[0]
}

/** Tells cells of names by their words and by the size of the first one; a list of names goes on in the next line. */
function nameTest(cells: readonly TitleCell[]): (cell: TitleCell, last: TitleCell | undefined) => boolean {
  const first = cells.find(({ text }) => looksLikeNames(text)) ?? cells[0]
  const names = new Set<TitleCell>()
  return (cell, last) => {
    const hasSize = first !== undefined && Math.abs(cell.size - first.size) <= SAME_SIZE * first.size
    const goesOn = last !== undefined && names.has(last) && isRightBelow(last, cell) && mayGoOn(last.text, cell.text)
    const isName = cell === first || (hasSize && (looksLikeNames(cell.text) || goesOn))
    if (isName) names.add(cell)
    return isName
  }
}

function mayGoOn(last: string, text: string): boolean {
  if (hasOrganisationWord(text) || findEmails(text).length > 0 || /\d{3}/u.test(text)) return false
  return !isCountry(text) && /[,;&·•]|\s(?:and|und|et|y|i|и)\s/u.test(last)
}

function isRightBelow(last: TitleCell, cell: TitleCell): boolean {
  return last.block.page === cell.block.page && cell.box.top - last.box.bottom < NEXT_LINE_IN_EMS * cell.size
}

function toDrafts({ cells }: NameGroup): DraftAuthor[] {
  const texts = cells.map(({ text }) => dropEmails(text))
  const isList = texts.length > 1 && !texts.every(isInvertedName) && texts.some(text => /[,;&\uE000·•\d]/u.test(text))
  const names = isList ? splitNames(texts.join(' ')) : texts.flatMap(splitNames)
  return names.map(name => ({ name, affiliations: [] }))
}

/** Addresses without mark belong to the names right above them: one each where the numbers agree, else all to all. */
function linkUnmarked(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  const unmarked = affiliations.filter(({ marks }) => marks.length === 0)
  const isPaired =
    authors.length > 1 && unmarked.length === authors.length && authors.every(({ name }) => name.marks.length === 0)
  authors.forEach((author, i) => {
    const own = isPaired ? unmarked.slice(i, i + 1) : unmarked
    const hasMarked = affiliations.some(({ marks }) => marks.some(mark => author.name.marks.includes(mark)))
    if (!hasMarked)
      author.affiliations.push(...own.filter(({ text, people }) => people === undefined && isPlainAddress(text)))
  })
}

/** Whether a line below names reads as an address: an organisation, a place, an acronym or one name; no label. */
function isPlainAddress(text: string): boolean {
  if (looksLikeNames(text) || text.endsWith(':')) return false
  return hasOrganisationWord(text) || /[,\d]|\p{Lu}{2}/u.test(text) || !/\s/u.test(text)
}

function linkMarked(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  for (const { name, affiliations: own } of authors) {
    for (const mark of name.marks) {
      const called = affiliations.filter(affiliation => affiliation.marks.includes(mark) && !own.includes(affiliation))
      own.push(...called)
    }
  }
}

/** Addresses that name their person (`K. Chen, Institute of …`) belong to that person. */
function linkNamed(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  for (const { name, affiliations: own } of authors) {
    if (own.length > 0) continue
    const surname = fold(name.surname)
    own.push(
      ...affiliations.filter(({ text, people }) => fold(people ?? text).includes(surname) && hasOrganisationWord(text)),
    )
  }
}

/** Addresses in notes on correspondence: where a title page prints no others. */
function addressesIn(notes: readonly Block[]): PrintedAffiliation[] {
  return splitAffiliations(cutTitleCells(notes), [])
    .map(({ text, box }) => ({ text: text.replace(CORRESPONDENCE, ''), marks: [], box, people: undefined }))
    .filter(({ text }) => hasOrganisationWord(text) && !isArticleKind(text) && countPublicationPhrases(text) === 0)
    .slice(0, 1)
}

/** A single address is everybody's. */
function shareSingle(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  const [only, ...others] = affiliations.filter(
    ({ text }) => isPlainAddress(text) && (text.match(/\p{L}/gu)?.length ?? 0) > LETTERS_BESIDE_EMAILS,
  )
  if (only === undefined || others.length > 0) return
  for (const { affiliations: own } of authors) if (own.length === 0) own.push(only)
}

function fold(text: string): string {
  return stripAccents(text).toLowerCase()
}
