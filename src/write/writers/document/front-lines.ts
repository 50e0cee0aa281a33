import type { Author, FrontMatter, Organisation } from '../../../model/paper/paper.ts'
import { toInvertedName, toNameLike } from '../../../base/text/names/name-order.ts'
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

/** The paragraphs of the abstract as one text. */
export function abstractTextOf({ abstract }: FrontMatter): string {
  return abstract.map(({ content }) => textOfTree(toInlineTree(content))).join(' ')
}
