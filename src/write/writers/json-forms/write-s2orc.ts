import type { Author, Paper, Paragraph, ReferenceFields, ReferenceName } from '../../../model/paper/paper.ts'
import { affiliationOf } from '../document/front-lines.ts'
import { headingOf, textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { factsOf } from '../document/publication.ts'
import { type Chunk, chunksOf } from './document-chunks.ts'

/** What is written beside the paper itself. */
export interface S2orcOptions {
  /** Name and version of the program. */
  readonly generator: string
}

/** The paper as the JSON of S2ORC: paragraphs with the spans of their citations, in code points, and the entries they cite. */
export function writeS2orc(paper: Paper, { generator }: S2orcOptions): string {
  const { front, id } = paper
  const { first, year } = factsOf(front)
  const chunks = chunksOf(paper)
  const names = referenceNames(chunks)
  const abstract = chunks.filter(({ type }) => type === 'abstract')
  const isBack = ({ path }: Chunk) => path.some(({ kind }) => kind !== 'text')
  const body = chunks.filter(({ type }) => TEXT_TYPES.has(type))
  const document = {
    paper_id: id,
    header: { generated_with: generator },
    title: textOfTree(headingOf(front)),
    authors: front.authors.map(toAuthor),
    year: year ?? '',
    venue: first('journal') ?? first('volume-title') ?? '',
    identifiers: { doi: first('doi'), arxiv: first('arxiv') },
    abstract: abstract.map(({ text }) => text).join('\n'),
    pdf_parse: {
      paper_id: id,
      abstract: abstract.map(chunk => toText(chunk, names)),
      body_text: body.filter(chunk => !isBack(chunk)).map(chunk => toText(chunk, names)),
      back_matter: body.filter(isBack).map(chunk => toText(chunk, names)),
      bib_entries: toEntries(paper, names),
      ref_entries: toFloats(chunks, names),
    },
  }
  return `${JSON.stringify(document, undefined, 1)}\n`
}

const TEXT_TYPES: ReadonlySet<Chunk['type']> = new Set<Chunk['type']>(['paragraph', 'item', 'note', 'doubt'])

/** The names that S2ORC gives entries, figures and tables, by their ids: `BIBREF0`, `FIGREF0`, `TABREF0`. */
function referenceNames(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const prefixes: Partial<Record<Chunk['type'], string>> = { reference: 'BIBREF', figure: 'FIGREF', table: 'TABREF' }
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  for (const { id, type } of chunks) {
    const prefix = prefixes[type]
    if (prefix === undefined) continue
    const count = counts.get(prefix) ?? 0
    counts.set(prefix, count + 1)
    names.set(id, prefix + count)
  }
  return names
}

function toAuthor(author: Author) {
  const { given, middle, surname, email, organisations } = author
  return {
    first: given ?? '',
    middle: middle === undefined ? [] : middle.split(' '),
    last: surname,
    suffix: '',
    affiliation: organisations[0] === undefined ? {} : { institution: affiliationOf(organisations[0]) },
    email: email ?? '',
  }
}

function toText({ text, path, places, citations }: Chunk, names: ReadonlyMap<string, string>) {
  const section = path.at(-1)
  const characters = [...text]
  return {
    text,
    cite_spans: citations.flatMap(({ start, end, targets }) =>
      targets.map(target => ({
        start,
        end,
        text: characters.slice(start, end).join(''),
        ref_id: names.get(target) ?? null,
      })),
    ),
    ref_spans: [],
    eq_spans: [],
    section: section?.title ?? '',
    sec_num: section?.number ?? null,
    section_path: path.map(({ heading }) => heading).filter(heading => heading !== ''),
    pages: [...new Set(places.map(({ page }) => page))],
  }
}

function toEntries({ sections }: Paper, names: ReadonlyMap<string, string>) {
  const entries = new Map<string, object>()
  const visit = (each: Paper['sections'][number]) => {
    for (const block of each.blocks) {
      const name = block.type === 'paragraph' ? names.get(block.id) : undefined
      if (block.type === 'paragraph' && name !== undefined) entries.set(name, toEntry(block))
    }
    each.sections.forEach(visit)
  }
  sections.forEach(visit)
  return Object.fromEntries(entries)
}

function toEntry({ reference, content }: Paragraph) {
  const fields: Partial<ReferenceFields> = reference ?? {}
  const { authors = [], title = '', year, container = '', volume = '', issue = '', pages = '', doi, url } = fields
  return {
    title,
    authors: authors.map(toEntryAuthor),
    year: year ?? null,
    venue: container,
    volume,
    issue,
    pages,
    other_ids: doi === undefined ? {} : { DOI: [doi] },
    urls: url === undefined ? [] : [url],
    raw_text: textOfTree(toInlineTree(content)),
  }
}

function toEntryAuthor({ surname, given = '' }: ReferenceName) {
  const [first = '', ...middle] = given.split(' ')
  return { first, middle, last: surname, suffix: '' }
}

function toFloats(chunks: readonly Chunk[], names: ReadonlyMap<string, string>) {
  const floats = chunks.filter(({ type }) => type === 'figure' || type === 'table')
  return Object.fromEntries(
    floats.map(({ id, type, text }) => [names.get(id) ?? id, { text, type_str: type, fig_num: null, uris: null }]),
  )
}
