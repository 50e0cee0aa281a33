import { SourceError } from '../../../base/errors.ts'
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../xml/tree.ts'
import { type BlockDocument, type EvaluatedAuthor, type EvaluatedBlock, toBlock } from './block-document.ts'
import { cleanText } from './keys.ts'

/** Levels that the elements of sections have where no instruction says otherwise. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['section', 1],
  ['subsection', 2],
  ['subsubsection', 3],
  ['appendix', 1],
])

/** Marks that the names of footnotes stand for. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['star', '*'],
  ['dagger', '†'],
  ['ddagger', '‡'],
  ['section', '§'],
  ['para', '¶'],
  ['parallel', '‖'],
  ['hash', '#'],
])

/**
 * The blocks of a document in paperXML.
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where the root element is that of another format
 */
export function readPaperXmlBlocks(root: XmlElement): BlockDocument {
  if (root.name !== 'article')
    throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root.name}>; expected <article> of paperXML`)
  const front = childOf(root, 'header', 'firstpageheader')
  const abstract = childOf(root, 'header', 'abstract')
  const body = childOf(root, 'body')
  const notes = abstract ? childrenOf(abstract, 'footnote').flatMap(toNote) : []
  return {
    title: cleanText(textOf(childOf(front, 'title'))),
    subtitle: cleanText(textOf(childOf(front, 'subtitle'))),
    authors: front ? childrenOf(front, 'author').map(toAuthor) : [],
    abstract: abstract ? readAbstract(abstract) : [],
    pages: [...descendantsOf(root)].filter(({ name }) => name === 'page').map(({ attributes }) => attributes),
    blocks: [...notes, ...(body ? readBlocks(body, false) : [])],
  }
}

function toAuthor(author: XmlElement): EvaluatedAuthor {
  const { surname = '', givenname, middlename, email } = author.attributes
  const orgs = childrenOf(author, 'org').flatMap(({ attributes: { name = '', city, country } }) =>
    name === '' ? [] : [{ name, place: join(city, country) }],
  )
  return { surname, given: [givenname, middlename].filter(Boolean).join(' '), orgs, ...(email ? { email } : {}) }
}

function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined && part !== '').join(', ')
}

/** The paragraphs of the abstract; those in another language than the paper only where there are no others. */
function readAbstract(abstract: XmlElement): readonly string[] {
  const parts = [{ text: '', isForeign: false }]
  for (const node of abstract.children) {
    const part = parts.at(-1)
    if (part === undefined) continue
    if (typeof node === 'string') part.text += node
    else if (isElement(node)) part.text += isApart(node) ? '' : inlineText(node)
    else if (/^p\b/.test(node.content)) parts.push({ text: '', isForeign: false })
    else if (node.content.startsWith('lang=') && part.text.trim() === '') part.isForeign = true
  }
  const native = parts.filter(({ isForeign }) => !isForeign)
  return (native.length > 0 ? native : parts).map(({ text }) => cleanText(text)).filter(text => text !== '')
}

function readBlocks(parent: XmlElement, isReferences: boolean): readonly EvaluatedBlock[] {
  return childrenOf(parent).flatMap(element => toBlocks(element, isReferences))
}

function toBlocks(element: XmlElement, isReferences: boolean): readonly EvaluatedBlock[] {
  if (LEVELS.has(element.name)) return readSection(element)
  switch (element.name) {
    case 'references':
      return [{ type: 'heading', level: 1, text: 'References', isImplied: true }, ...readBlocks(element, true)]
    case 'p':
      return [...toBlock(isReferences ? 'reference' : 'paragraph', inlineText(element)), ...notesIn(element)]
    case 'footnote':
      return toNote(element)
    case 'doubt':
      return toBlock('doubt', textOf(element))
    case 'figure':
      return [...toBlock('figure-caption', element.attributes.caption), ...toBlock('figure-text', textOf(element))]
    case 'table':
      return [...toBlock('table-caption', element.attributes.caption), ...toTable(element)]
    default:
      return []
  }
}

/** What the DTD cannot express is in instructions before the first element. */
function readSection(section: XmlElement): readonly EvaluatedBlock[] {
  const first = section.children.findIndex(isElement)
  const said = section.children
    .slice(0, first < 0 ? undefined : first)
    .flatMap(node => (typeof node !== 'string' && !isElement(node) && node.target === 'paperxml' ? [node.content] : []))
  const [, level] = said.map(content => /\blevel="(\d)"/.exec(content)).find(match => match !== null) ?? []
  const { title, number } = section.attributes
  const text = cleanText(title)
  const heading = {
    type: 'heading',
    level: level === undefined ? (LEVELS.get(section.name) ?? 1) : Number(level),
    text,
    ...(number ? { number } : {}),
  }
  const isReferences = said.some(content => /\breferences\b/.test(content))
  return [...(text !== '' || number ? [heading] : []), ...readBlocks(section, isReferences)]
}

/** Notes are separate blocks, and page marks have no text. */
function isApart({ name }: XmlElement): boolean {
  return name === 'footnote' || name === 'page'
}

function inlineText(element: XmlElement): string {
  return element.children
    .map(node => (typeof node === 'string' ? node : isElement(node) && !isApart(node) ? inlineText(node) : ''))
    .join('')
}

function notesIn(element: XmlElement): readonly EvaluatedBlock[] {
  return childrenOf(element).flatMap(child => (child.name === 'footnote' ? toNote(child) : notesIn(child)))
}

function toNote(note: XmlElement): readonly EvaluatedBlock[] {
  const text = cleanText(textOf(note))
  if (text === '') return []
  const { label } = note.attributes
  return [{ type: 'footnote', text, ...(label ? { label: toMark(label) } : {}) }]
}

/** `star2` stands for two stars, `star-1` for a star and a 1. A label without names may contain a hyphen. */
function toMark(label: string): string {
  const pieces = label.split('-')
  const marks = pieces.map(toMarkPiece)
  return marks.every((mark, i) => mark === pieces[i]) ? label : marks.join('')
}

function toMarkPiece(piece: string): string {
  const [, name = '', times = ''] = /^([a-z]+)(\d?)$/.exec(piece) ?? []
  return MARKS.get(name)?.repeat(Number(times || 1)) ?? piece
}

function toTable(table: XmlElement): readonly EvaluatedBlock[] {
  const rows = childrenOf(table, 'tr').map(row =>
    childrenOf(row, 'td').map(cell => {
      const paragraphs = childrenOf(cell, 'p')
      return cleanText(paragraphs.length > 0 ? paragraphs.map(textOf).join(' ') : textOf(cell))
    }),
  )
  const filled = rows.filter(({ length }) => length > 0)
  return filled.length === 0 ? [] : [{ type: 'table', rows: filled }]
}
