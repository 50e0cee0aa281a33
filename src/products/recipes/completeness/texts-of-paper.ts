import { rememberFor } from '../../../base/collections/remember.ts'
import type {
  Author,
  Footnote,
  FrontMatter,
  Inline,
  Paper,
  PaperBlock,
  Paragraph,
  Section,
} from '../../../model/paper/paper.ts'

/** What a text of a paper is. A format says of each kind how it holds it. */
export type TextKind =
  | 'title'
  | 'author'
  /** An e-mail address, a homepage. */
  | 'address'
  | 'affiliation'
  | 'publication'
  | 'keyword'
  | 'translated-title'
  | 'translated-keyword'
  /** A line of the title page, which repeats most of what was made of it. */
  | 'printed-line'
  | 'number'
  | 'heading'
  /** The mark of an item or note. */
  | 'mark'
  /** What precedes a reference and names it. */
  | 'label'
  | 'call'
  | 'text'
  | 'formula'
  /** A formula that was read: some outputs have it in another notation. */
  | 'mathematics'
  | 'caption'
  | 'figure-text'
  | 'cell'
  /** Running heads, page numbers and the like. */
  | 'furniture'

/** A text of a paper as it is printed without a break that an output may fill. */
export interface PaperText {
  readonly kind: TextKind
  readonly text: string
}

/** All texts of a paper, in its order. */
export const textsOfPaper = rememberFor(({ front, sections, furniture }: Paper): readonly PaperText[] =>
  [
    ...textsOfFront(front),
    ...sections.flatMap(textsOfSection),
    ...furniture.map(({ text }) => toText('furniture', text)),
  ].filter(({ text }) => text !== ''),
)

/** Where TEI for readers of GROBID has a text: they are read one after another. */
const GROBID_PLACES = ['body', 'float', 'note', 'leftover', 'back', 'references'] as const

interface PlacedTexts {
  readonly place: (typeof GROBID_PLACES)[number]
  readonly texts: readonly PaperText[]
}

/** All texts of a paper but furniture, in the order of TEI for readers of GROBID. */
export function textsInGrobidOrder({ front, sections }: Paper): readonly PaperText[] {
  const placed = sections.flatMap(section => placedTexts(section, 'body'))
  const ordered = GROBID_PLACES.flatMap(place => placed.filter(texts => texts.place === place))
  return [...textsOfFront(front), ...ordered.flatMap(({ texts }) => texts)].filter(({ text }) => text !== '')
}

function placedTexts(section: Section, outer: PlacedTexts['place']): readonly PlacedTexts[] {
  const { kind, number, title, blocks, sections } = section
  const place = kind === 'text' ? outer : kind === 'references' ? 'references' : 'back'
  return [
    { place, texts: [toText('number', number), ...textsOfInlines(title, 'heading')] },
    ...blocks.map(block => ({ place: placeOfBlock(block, place), texts: textsOfBlock(block) })),
    ...sections.flatMap(inner => placedTexts(inner, place)),
  ]
}

function placeOfBlock(block: PaperBlock, place: PlacedTexts['place']): PlacedTexts['place'] {
  if (block.type === 'figure' || block.type === 'table') return 'float'
  if (block.type === 'footnote') return 'note'
  return block.type === 'doubt' && block.kind === 'other' ? 'leftover' : place
}

function textsOfFront(front: FrontMatter): readonly PaperText[] {
  const translations = front.translations ?? []
  return [
    ...front.keywords.map(text => toText('keyword', text)),
    ...translations.flatMap(({ keywords }) => keywords.map(text => toText('translated-keyword', text))),
    ...translations.map(({ title }) => toText('translated-title', title)),
    ...textsOfInlines(front.title, 'title'),
    ...textsOfInlines(front.subtitle, 'title'),
    ...front.publicationInfo.map(text => toText('publication', text)),
    ...textsOfAuthors(front.authors),
    ...front.printedLines.map(text => toText('printed-line', text)),
    ...front.abstract.flatMap(textsOfParagraph),
    ...front.footnotes.flatMap(textsOfNote),
  ]
}

/** Authors, with their organisations after the first author who has them. */
function textsOfAuthors(authors: readonly Author[]): readonly PaperText[] {
  const known = new Set<string>()
  return authors.flatMap(({ name, surname, given, middle, email, homepage, organisations }) => [
    ...[surname || name, middle, given].map(text => toText('author', text)),
    ...[email, homepage].map(text => toText('address', text)),
    ...organisations.flatMap(organisation => {
      const parts = [organisation.name, organisation.city, organisation.country]
      const key = parts.join('\n')
      if (known.has(key)) return []
      known.add(key)
      return parts.map(text => toText('affiliation', text))
    }),
  ])
}

function textsOfSection({ number, title, blocks, sections }: Section): readonly PaperText[] {
  return [
    toText('number', number),
    ...textsOfInlines(title, 'heading'),
    ...blocks.flatMap(textsOfBlock),
    ...sections.flatMap(textsOfSection),
  ]
}

function textsOfBlock(block: PaperBlock): readonly PaperText[] {
  switch (block.type) {
    case 'paragraph':
      return textsOfParagraph(block)
    case 'footnote':
      return textsOfNote(block)
    case 'figure':
      return [...textsOfInlines(block.caption, 'caption'), ...block.interior.map(text => toText('figure-text', text))]
    case 'table':
      return [
        ...textsOfInlines(block.caption, 'caption'),
        ...block.rows.flat().flatMap(({ content }) => textsOfInlines(content, 'cell')),
        ...block.notes.map(text => toText('text', text)),
      ]
    case 'doubt':
      if (block.content !== undefined) return textsOfInlines(block.content, 'mathematics')
      return [toText(block.kind === 'formula' ? 'formula' : 'text', block.text)]
    case 'page-break':
      return []
  }
}

function textsOfParagraph({ kind, item, content }: Paragraph): readonly PaperText[] {
  return [toText(kind === 'reference' ? 'label' : 'mark', item?.mark), ...textsOfInlines(content, 'text')]
}

function textsOfNote({ mark, content }: Footnote): readonly PaperText[] {
  return [toText('mark', mark), ...textsOfInlines(content, 'text')]
}

/** The text between calls and displays: some outputs print them there, others do not. */
function textsOfInlines(content: readonly Inline[], kind: TextKind): readonly PaperText[] {
  const texts: PaperText[] = []
  let text = ''
  for (const inline of content) {
    const formula = inline.type === 'text' ? inline.formula : undefined
    if (inline.type === 'text' && formula === undefined) text += inline.text
    if (formula === undefined && inline.type !== 'footnote-call' && inline.type !== 'formula-place') continue
    texts.push(toText(kind, text))
    if (inline.type === 'text') texts.push(toText('mathematics', inline.text))
    if (inline.type === 'footnote-call') texts.push(toText('call', inline.mark))
    text = ''
  }
  return [...texts, toText(kind, text)]
}

function toText(kind: TextKind, text: string | undefined): PaperText {
  return { kind, text: text ?? '' }
}
