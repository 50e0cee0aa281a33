import type { Author, FrontMatter, Organisation } from '../../../model/paper/paper.ts'
import { toInvertedName, toNameLike } from '../../../base/text/names/name-order.ts'
import { SOFT_HYPHEN } from '../inlines.ts'
import { textOfTree, toInlineTree } from './inline-tree.ts'
import { toPlainText } from './plain-text.ts'

export function printedNameOf(author: Author): string {
  const name = author.evidence?.name === 'comma' ? toInvertedName(author) : author.name
  const { surname, given, middle } = author
  const text = given ? toNameLike(author, { name, surname, given, middle }) : surname || author.name
  return toPlainText(text).trim()
}

/** The given names of an author, `''` where none is known. */
export function givenNamesOf({ given, middle }: Author): string {
  return [given, middle].filter(Boolean).join(' ')
}

/** The ORCID iD of an author as the address that it is. */
export function orcidAddressOf({ orcid }: Author): string | undefined {
  return orcid === undefined ? undefined : `https://orcid.org/${orcid.replace(/^.*\//, '')}`
}

/** An organisation with its place: `Lake House, Stone Quay, Norway`. */
export function affiliationOf({ name, city, country }: Organisation): string {
  return [name, city, country]
    .map(part => toPlainText(part ?? '').trim())
    .filter(part => part !== '')
    .join(', ')
}

/** The organisations of all authors, each once. */
export function affiliationsOf({ authors }: FrontMatter): readonly string[] {
  return [...new Set(authors.flatMap(author => author.organisations.map(affiliationOf)))]
}

/** The lines about the publication, as printed. */
export function publicationLinesOf({ publicationInfo }: FrontMatter): readonly string[] {
  return publicationInfo.map(line => toPlainText(line).trim()).filter(line => line !== '')
}

/** Least share of the words of a line that nothing else has: postal codes and ranks are left out on purpose. */
const UNUSED = 0.5
/** Words; shorter ones are in other texts by chance, or marks of addresses. */
const WORD = /\p{L}{4,}/gu
const KNOWN_WORD = /\p{L}{3,}/gu

/**
 * What is printed among the names and addresses of the title page and was made no part of any: a guest, a note, text that was
 * taken for an address. Lines that follow each other are one text.
 */
export function unusedTextsOf(front: FrontMatter): readonly string[] {
  if (front.printedLines.length === 0) return []
  const known = new Set(wordsOf(textsOfHeader(front).join(' '), KNOWN_WORD))
  const all = [...known].join(' ')
  // A word is cut by the end of its line, or has the mark of its address: `Harea`.
  const isKnown = (word: string) => known.has(word) || known.has(word.slice(0, -1)) || all.includes(word)
  const texts: string[] = []
  let isOpen = false
  for (const line of front.printedLines) {
    const words = wordsOf(line)
    const unknown = words.filter(word => !isKnown(word)).length
    const isUnused = unknown > 0 && unknown >= UNUSED * words.length
    if (isUnused) texts.push(`${isOpen ? texts.pop() : ''}${line}${line.endsWith(SOFT_HYPHEN) ? '' : ' '}`)
    isOpen = isUnused
  }
  return texts.map(text => toPlainText(text).trim())
}

/** All that is made of the title page. */
function textsOfHeader(front: FrontMatter): readonly string[] {
  const { title, subtitle, authors, abstract, publicationInfo, translations = [] } = front
  return [
    ...LABELS,
    ...[title, subtitle].map(content => textOfTree(toInlineTree(content))),
    ...translations.map(translation => translation.title ?? ''),
    ...authors.flatMap(author => [author.name, author.surname, author.email ?? '', author.homepage ?? '']),
    ...affiliationsOf(front),
    ...publicationInfo,
    ...abstract.map(({ heading }) => heading ?? ''),
  ]
}

/** What labels an address or an abstract. */
const LABELS = ['abstract', 'orcid', 'email', 'mail', 'homepage', 'website']

function wordsOf(text: string, word = WORD): readonly string[] {
  return text.replaceAll(SOFT_HYPHEN, '').toLowerCase().match(word) ?? []
}

/** The paragraphs of the abstract as one text. */
export function abstractTextOf({ abstract }: FrontMatter): string {
  return abstract.map(({ content }) => textOfTree(toInlineTree(content))).join(' ')
}
