import type { Block } from '../page/text-line.ts'
import { dropEmails } from '../text/emails.ts'
import { isInvertedName, looksLikeNames, type MarkedName, splitNames } from '../text/person-name.ts'
import { countPublicationPhrases } from '../text/publication-phrases.ts'
import { hasOrganisationWord, isArticleKind } from '../text/title-page-words.ts'
import { stripAccents } from '../text/unicode.ts'
import { joinLines, type PrintedAffiliation, splitAffiliations, toOrganisation } from './affiliations.ts'
import { assignEmails } from './author-emails.ts'
import { readContactAddresses } from './contact-addresses.ts'
import type { Author } from './paper.ts'
import { groupNames, type NameGroup, partNameLines } from './name-groups.ts'
import { cutTitleCells } from './title-cells.ts'

/** What opens a note on correspondence. */
const CORRESPONDENCE = /^(?:\p{L}+\s){0,2}(?:correspond\p{L}*|korrespond\p{L}*)(?:\s(?:to|author|address))?\s*:?\s*/iu
/** Letters left besides e-mail addresses that make a line more than an address list. */
const LETTERS_BESIDE_EMAILS = 6

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
  const cells = partNameLines(cutTitleCells(blocks))
  const groups = groupNames(cells)
  const drafts = groups.map(group => toDrafts(group))
  const authors = drafts.flat()
  const surnames = authors.map(({ name }) => name.surname)
  const affiliations = groups.map(group => splitAffiliations(group.addresses, surnames))
  groups.forEach((_, i) => linkUnmarked(drafts[i] ?? [], affiliations[i] ?? []))
  const printed = dropRepeated(affiliations.flat()).filter(({ text }) => countPublicationPhrases(text) === 0)
  linkMarked(authors, printed)
  linkMarkedElsewhere(authors, notes)
  linkNamed(authors, printed)
  linkStated(authors, notes)
  shareSingle(authors, printed.length > 0 ? printed : addressesIn(notes, surnames))
  const emails = assignEmails(
    authors.map(({ name }) => name),
    [
      ...groups.map(group => [...group.cells, ...group.addresses]),
      ...[...blocks, ...notes].map(block => cutTitleCells([block])),
    ].map(own => own.map(({ text }) => text)),
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
    organisations: affiliations.map(toOrganisation),
  }
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

/** An address that spans several names stands in the groups of all. */
function dropRepeated(affiliations: readonly PrintedAffiliation[]): PrintedAffiliation[] {
  const seen = new Set<string>()
  return affiliations.filter(({ marks, text }) => {
    const key = `${marks.join(' ')} ${text}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Marks that call no address among the names call one in notes or at the end of the paper. */
function linkMarkedElsewhere(authors: readonly DraftAuthor[], notes: readonly Block[]): void {
  if (authors.some(({ affiliations }) => affiliations.length > 0)) return
  const found = splitAffiliations(cutTitleCells(notes), [])
  linkMarked(
    authors,
    found.filter(({ text }) => hasOrganisationWord(text) && countPublicationPhrases(text) === 0),
  )
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

/** Notes that state addresses in sentences give them to who has none. */
function linkStated(authors: readonly DraftAuthor[], notes: readonly Block[]): void {
  const left = authors.filter(({ affiliations }) => affiliations.length === 0)
  for (const { lines, box } of left.length === 0 ? [] : notes) {
    const text = joinLines(lines.map(line => line.text))
    const stated = readContactAddresses(
      text,
      left.map(({ name }) => name),
    )
    stated.forEach((address, i) => {
      if (address !== undefined)
        left[i]?.affiliations.push({ marks: [], text: address, lines: [], box, people: undefined })
    })
  }
}

/** Addresses in notes on correspondence: where a title page prints no others. Those of several persons are nobody's. */
function addressesIn(notes: readonly Block[], surnames: readonly string[]): PrintedAffiliation[] {
  return splitAffiliations(cutTitleCells(notes), [])
    .map(({ text, lines, box }) => ({
      text: text.replace(CORRESPONDENCE, ''),
      marks: [],
      lines,
      box,
      people: undefined,
    }))
    .filter(({ text }) => hasOrganisationWord(text) && !isArticleKind(text) && countPublicationPhrases(text) === 0)
    .filter(({ text }) => surnames.filter(surname => text.includes(surname)).length < 2)
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
