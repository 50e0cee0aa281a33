import type { CslItem } from '../../../model/bibliography/csl-item.ts'
import type { BibEntry } from '../../../model/bibliography/entry.ts'
import { toPlainText } from '../../../base/text/web/csl-text.ts'
import type { Report } from '../../../base/diagnostics.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import { mergeAuthors } from './entry-authors.ts'
import { readEntryFacts } from './entry-facts.ts'
import { textWithoutMarks } from '../paragraphs/inlines.ts'
import type { FrontMatter, Inline, Paper, PublicationFact } from '../../../model/paper/paper.ts'
import { saysTheSame } from '../front/publication.ts'

/** An entry of a bibliographic file, and the name of the file for messages. */
export interface FoundEntry {
  readonly entry: BibEntry
  readonly item: CslItem
  readonly fileName: string
}

/**
 * The paper with the facts of an entry of a bibliographic file in its header. The file wins over the page; each
 * difference is reported with both places. The body does not change.
 */
export function mergeEntry(paper: Paper, found: FoundEntry, report: Report): Paper {
  const { entry, item, fileName } = found
  const { front } = paper
  const page = paper.pages[0]?.local ?? 1
  const differs = (what: string, ours: string, theirs: string, fact?: PublicationFact): void =>
    report({
      code: 'W_BIB_DIFFERS',
      severity: 'warning',
      message: `${fileName}:${entry.line}: "${entry.key}" has the ${what} "${theirs}", the page "${ours}"; the file is followed`,
      page: fact?.place?.page ?? page,
      ...(fact?.place === undefined ? {} : { box: fact.place }),
    })
  const merged: FrontMatter = {
    ...front,
    title: mergeTitle(front.title, toPlainText(item.title ?? ''), differs),
    authors: mergeNames(front, item, differs),
    keywords: front.keywords.length > 0 ? front.keywords : keywordsOf(item),
    publication: mergeFacts(front.publication, readEntryFacts(entry, item), differs),
    entry: { type: entry.type, key: entry.key, fields: entry.fields },
  }
  return { ...paper, front: merged }
}

type Differs = (what: string, ours: string, theirs: string, fact?: PublicationFact) => void

/** The title; one that differs only in case and punctuation stays as it is printed, with its styles. */
function mergeTitle(printed: readonly Inline[], title: string, differs: Differs): readonly Inline[] {
  const text = textWithoutMarks(printed)
  if (title === '' || foldKey(title) === foldKey(text)) return printed
  if (text.trim() !== '') differs('title', text, title)
  return [{ type: 'text', text: title, style: {} }]
}

function mergeNames(front: FrontMatter, item: CslItem, differs: Differs): FrontMatter['authors'] {
  if (item.author === undefined || item.author.length === 0) return front.authors
  const { authors, hasOthers } = mergeAuthors(item.author, front.authors)
  const namesOf = (list: FrontMatter['authors']) => list.map(({ name }) => name).join('; ')
  if (hasOthers && front.authors.length > 0) differs('authors', namesOf(front.authors), namesOf(authors))
  return authors
}

/** The key words; CSL has one text with commas or semicolons. */
function keywordsOf(item: CslItem): string[] {
  const { keyword } = item
  if (typeof keyword !== 'string') return []
  const words = keyword.split(keyword.includes(';') ? ';' : ',')
  return words.map(word => word.trim()).filter(word => word !== '')
}

/** The facts of the file, then those of the page about other fields. */
function mergeFacts(
  printed: readonly PublicationFact[],
  known: readonly PublicationFact[],
  differs: Differs,
): readonly PublicationFact[] {
  const fields = new Set(known.map(({ field }) => field))
  for (const fact of known) {
    const ours = printed.filter(({ field }) => field === fact.field)
    const [first] = ours
    if (first !== undefined && !ours.some(known => saysTheSame(known, fact))) {
      differs(fact.field, first.value, fact.value, first)
    }
  }
  return [...known, ...printed.filter(({ field }) => !fields.has(field))]
}
