import type { Block } from '../../../model/page/block.ts'
import { looksLikeNames, type MarkedName } from '../../../base/text/names/name-list.ts'
import { countPublicationPhrases } from '../../../base/text/publication/publication-phrases.ts'
import { hasOrganisationWord, isArticleKind, isCountry } from '../../../base/text/names/title-page-words.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'
import { joinLines, type PrintedAffiliation, splitAffiliations } from './affiliations.ts'
import { readBracketedAddresses } from './bracketed-people.ts'
import { readContactAddresses } from './contact-addresses.ts'
import type { AffiliationTie } from '../../../model/paper/paper.ts'
import { dropGuides } from './guides.ts'
import { cutTitleCells } from './title-cells.ts'

/** The words that open a note on correspondence. */
const CORRESPONDENCE =
  /^(?:\p{L}+\s){0,2}(?:correspond\p{L}*|korrespond\p{L}*)(?:\sand\s\p{L}+\srequests?)?(?:\s(?:to|author|address))?\s*:?\s*/iu
/** Letters left besides e-mail addresses that make a line more than an address list. */
const LETTERS_BESIDE_EMAILS = 6

/** An address, and what tied it to the author. */
export interface TiedAffiliation {
  readonly affiliation: PrintedAffiliation
  readonly tie: AffiliationTie
}

/** An author whose affiliations are still being collected. */
export interface DraftAuthor {
  readonly name: MarkedName
  readonly affiliations: TiedAffiliation[]
}

/** Addresses without mark belong to the names right above them: one each where the numbers agree, else all to all. */
export function linkUnmarked(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  const unmarked = affiliations.filter(({ marks }) => marks.length === 0)
  const isPaired =
    authors.length > 1 && unmarked.length === authors.length && authors.every(({ name }) => name.marks.length === 0)
  authors.forEach((author, i) => {
    const addresses = isPaired ? unmarked.slice(i, i + 1) : unmarked
    const hasMarked = affiliations.some(({ marks }) => marks.some(mark => author.name.marks.includes(mark)))
    if (!hasMarked)
      author.affiliations.push(
        ...addresses
          .filter(({ text, people }) => people === undefined && isPlainAddress(text))
          .map(affiliation => ({ affiliation, tie: isPaired ? ('order' as const) : ('below' as const) })),
      )
  })
}

/**
 * Whether a line below names reads as an address: an organisation, a place, an acronym or one name, but not a label.
 */
function isPlainAddress(text: string): boolean {
  if (looksLikeNames(text)) return false
  return hasOrganisationWord(text) || /[,\d]|\p{Lu}{2}/u.test(text) || !/\s/u.test(text)
}

/** Gives each author the addresses that have the same mark as the name. */
export function linkMarked(
  authors: readonly DraftAuthor[],
  affiliations: readonly PrintedAffiliation[],
  tie: AffiliationTie = 'mark',
): void {
  for (const { name, affiliations: linked } of authors) {
    for (const mark of name.marks) {
      const called = affiliations.filter(
        affiliation => affiliation.marks.includes(mark) && !linked.some(tied => tied.affiliation === affiliation),
      )
      linked.push(...called.map(affiliation => ({ affiliation, tie })))
    }
  }
}

/** The addresses without repetitions: one that spans several names is in the groups of all of them. */
export function dropRepeated(affiliations: readonly PrintedAffiliation[]): PrintedAffiliation[] {
  const seen = new Set<string>()
  return affiliations.filter(({ marks, text }) => {
    const key = `${marks.join(' ')} ${text.replace(/[\s.;]+$/u, '')}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/**
 * Gives authors the addresses of their marks in notes or at the end of the paper, but for marks that call an address among the names:
 * a title page may print the first addresses alone.
 */
export function linkMarkedElsewhere(authors: readonly DraftAuthor[], notes: readonly Block[]): void {
  const known = new Set(
    authors.flatMap(({ affiliations }) => affiliations.flatMap(({ affiliation }) => affiliation.marks)),
  )
  const found = dropRepeated(splitAffiliations(dropGuides(cutTitleCells(notes)), [])).filter(
    ({ marks, text }) =>
      !marks.some(mark => known.has(mark)) && isAddressOfMarks(marks, text) && countPublicationPhrases(text) === 0,
  )
  linkMarked(authors, found, 'mark-in-note')
}

/** Whether a text with marks names an organisation or, after numbers or letters, a country at its end: signs call other notes too. */
function isAddressOfMarks(marks: readonly string[], text: string): boolean {
  const parts = text.replace(/\.$/u, '').split(/,\s*/u)
  const endsInCountry = parts.length > 1 && isCountry(parts.at(-1) ?? '')
  return hasOrganisationWord(text) || (endsInCountry && marks.some(mark => /^[\p{L}\d]/u.test(mark)))
}

/** Gives addresses that name a person (`K. Chen, Institute of …`) to that person. */
export function linkNamed(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  for (const { name, affiliations: linked } of authors) {
    if (linked.length > 0) continue
    const surname = fold(name.surname)
    linked.push(
      ...affiliations
        .filter(({ text, people }) => fold(people ?? text).includes(surname) && hasOrganisationWord(text))
        .map(affiliation => ({ affiliation, tie: 'named' as const })),
    )
  }
}

/**
 * Gives one address each, in their order, to authors none of whom has one, where as many addresses have marks: OCR misreads the raised
 * marks of names more often than those of addresses.
 */
export function linkInOrder(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  const marked = affiliations.filter(({ marks, text }) => marks.length > 0 && hasOrganisationWord(text))
  if (authors.length < 2 || marked.length !== authors.length) return
  if (authors.some(({ affiliations: linked }) => linked.length > 0)) return
  authors.forEach(({ affiliations: linked }, i) => {
    linked.push(...marked.slice(i, i + 1).map(affiliation => ({ affiliation, tie: 'order' as const })))
  })
}

/** Gives authors, none of whom has an address, those of notes that name their authors in brackets; whether there are any. */
export function linkBracketed(authors: readonly DraftAuthor[], notes: readonly Block[]): boolean {
  const [first] = notes
  if (first === undefined || authors.some(({ affiliations }) => affiliations.length > 0)) return false
  const texts = notes.map(({ lines }) => joinLines(lines.map(line => line.text)))
  for (const { text, persons } of readBracketedAddresses(
    texts,
    authors.map(({ name }) => name),
  )) {
    const affiliation = { marks: [], text, lines: [], box: first.box, people: undefined }
    for (const person of persons) authors[person]?.affiliations.push({ affiliation, tie: 'named' })
  }
  return authors.some(({ affiliations }) => affiliations.length > 0)
}

/** Gives authors without address those that notes state in sentences. */
export function linkStated(authors: readonly DraftAuthor[], notes: readonly Block[]): void {
  const left = authors.filter(({ affiliations }) => affiliations.length === 0)
  for (const { lines, box } of left.length === 0 ? [] : notes) {
    const text = joinLines(lines.map(line => line.text))
    const stated = readContactAddresses(
      text,
      left.map(({ name }) => name),
    )
    stated.forEach((address, i) => {
      if (address === undefined) return
      const affiliation = { marks: [], text: address, lines: [], box, people: undefined }
      left[i]?.affiliations.push({ affiliation, tie: 'stated' })
    })
  }
}

/**
 * Gives authors the addresses in notes on correspondence if a title page prints no others. Shared ones are given to
 * nobody.
 */
export function addressesIn(notes: readonly Block[], surnames: readonly string[]): PrintedAffiliation[] {
  return splitAffiliations(dropGuides(cutTitleCells(notes)), [])
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

/** Gives a single address to all authors. */
export function shareSingle(authors: readonly DraftAuthor[], affiliations: readonly PrintedAffiliation[]): void {
  const [only, ...others] = affiliations.filter(
    ({ text }) => isPlainAddress(text) && (text.match(/\p{L}/gu)?.length ?? 0) > LETTERS_BESIDE_EMAILS,
  )
  if (only === undefined || others.length > 0) return
  for (const { affiliations: linked } of authors)
    if (linked.length === 0) linked.push({ affiliation: only, tie: 'only' })
}

function fold(text: string): string {
  return stripAccents(text).toLowerCase()
}
