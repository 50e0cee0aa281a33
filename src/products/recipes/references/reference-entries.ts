import type { BibEntry } from '../../../model/bibliography/entry.ts'
import { escapeAddress, escapeLatex } from '../../../read/bibliography/escape-latex.ts'
import type { Paper, ReferenceFields, ReferenceName, Section } from '../../../model/paper/paper.ts'

/** Names of conference proceedings, at their beginning. */
const PROCEEDINGS = /^(?:in:?\s+)?(?:proc(?:eedings|\.)?(?!\p{L})|.{0,60}\b(?:conference|workshop|symposium)\b)/iu

/** The references of a paper as entries of a bibliography, in their order; one of which nothing is known has no field. */
export function toReferenceEntries(paper: Paper): readonly BibEntry[] {
  return referencesIn(paper.sections).map((fields, i) => toEntry(fields, String(i)))
}

function referencesIn(sections: readonly Section[]): readonly ReferenceFields[] {
  return sections.flatMap(({ blocks, sections: inner }) => [
    ...blocks.flatMap(block =>
      block.type === 'paragraph' && block.kind === 'reference' ? [block.reference ?? { authors: [], editors: [] }] : [],
    ),
    ...referencesIn(inner),
  ])
}

function toEntry(reference: ReferenceFields, key: string): BibEntry {
  const { authors, editors, title, container, volume, issue, pages, publisher, year, doi, url } = reference
  const type = typeOf(reference)
  const fields: Record<string, string | undefined> = {
    author: namesOf(authors, reference.isShortened),
    title: title && escapeLatex(title),
    [type === 'article' ? 'journal' : 'booktitle']: container && escapeLatex(container),
    editor: namesOf(editors),
    volume: volume && escapeLatex(volume),
    number: issue && escapeLatex(issue),
    pages: pages?.replace(/[–—-]+/u, '--'),
    publisher: publisher && escapeLatex(publisher),
    year: year && escapeLatex(year),
    doi: doi && escapeAddress(doi),
    url: url && escapeAddress(url),
  }
  const known = Object.entries(fields).filter((field): field is [string, string] => (field[1] ?? '') !== '')
  return { type, key, fields: Object.fromEntries(known), line: 0 }
}

function typeOf({ container, volume, issue, publisher, title }: ReferenceFields): string {
  if (container === undefined) return publisher !== undefined && title !== undefined ? 'book' : 'misc'
  if (PROCEEDINGS.test(container)) return 'inproceedings'
  if (volume !== undefined || issue !== undefined) return 'article'
  return publisher === undefined ? 'article' : 'inbook'
}

function namesOf(names: readonly ReferenceName[], isShortened?: true): string | undefined {
  if (names.length === 0) return undefined
  const written = names.map(({ surname, given }) => escapeLatex(given === undefined ? surname : `${surname}, ${given}`))
  return [...written, ...(isShortened ? ['others'] : [])].join(' and ')
}
