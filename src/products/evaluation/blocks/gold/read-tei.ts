import { SourceError } from '../../../../base/errors.ts'
import { blocksOfFloatingText } from '../../xml/floating-text.ts'
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../xml/tree.ts'
import { type BlockDocument, type EvaluatedAuthor, type EvaluatedBlock, toBlock } from '../block-document.ts'
import { cleanText } from '../keys.ts'
import { elementsApart, joinTexts, textWithout } from './inline-text.ts'

/** What is in a paragraph but not part of its text. */
const APART: ReadonlySet<string> = new Set(['note', 'figure', 'table', 'list', 'formula', 'quote', 'listBibl', 'eg'])

/** Where the notes of a text are: at the foot of a page, at the end, or in a section of notes. Others are remarks of an editor. */
const PLACES_OF_NOTES: ReadonlySet<string> = new Set(['foot', 'bottom', 'end', 'inline'])

/** Kinds of `ref` that call a note: the mark is no part of the text. */
const NOTE_CALLS: ReadonlySet<string> = new Set(['foot', 'note', 'fn', 'noteAnchor'])

/** What holds blocks and is not a block itself. */
const CONTAINERS: ReadonlySet<string> = new Set(['list', 'quote', 'body', 'group'])

/**
 * The blocks of a document in TEI, of this program, of GROBID or of Pub2TEI.
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where the root element is that of another format
 */
export function readTeiBlocks(root: XmlElement): BlockDocument {
  if (root.name !== 'TEI')
    throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root.name}>; expected <TEI>`)
  const file = childOf(root, 'teiHeader', 'fileDesc')
  const abstract = childOf(root, 'teiHeader', 'profileDesc', 'abstract')
  const text = childOf(root, 'text')
  const body = childOf(text, 'body')
  const parts = ['body', 'back'].flatMap(name => childOf(text, name) ?? [])
  const titles = childrenOf(childOf(file, 'titleStmt') ?? root, 'title')
  const titleOf = (type: string) => titles.find(({ attributes }) => attributes.type === type)
  return {
    ...(text?.attributes.lang !== undefined && { language: text.attributes.lang }),
    title: textOfPart(titleOf('main') ?? titles[0]),
    subtitle: textOfPart(titleOf('sub')),
    authors: file ? readAuthors(file) : [],
    abstract: abstract ? readAbstract(abstract) : [],
    blocks: parts.flatMap(part => blocksIn(part, body !== undefined && isNested(body) ? 0 : undefined)),
  }
}

function isApart({ name, attributes }: XmlElement): boolean {
  const type = attributes.type ?? ''
  return APART.has(name) || (name === 'ref' && NOTE_CALLS.has(type)) || (name === 'seg' && type === 'formula')
}

function textOfPart(element: XmlElement | undefined): string {
  return element === undefined ? '' : textWithout(element, isApart)
}

/** The authors of the source, else those of the title statement. */
function readAuthors(file: XmlElement): readonly EvaluatedAuthor[] {
  const source = childOf(file, 'sourceDesc', 'biblStruct')
  const parts = [childOf(source, 'analytic'), childOf(source, 'monogr'), childOf(file, 'titleStmt')]
  const authors = parts.map(part => (part ? childrenOf(part, 'author') : [])).find(({ length }) => length > 0)
  return (authors ?? []).map(author => {
    const name = childOf(author, 'persName') ?? childOf(author, 'name')
    const email = textOfPart([...descendantsOf(author)].find(element => element.name === 'email'))
    return {
      surname: textOfPart(childOf(name, 'surname')) || textOfPart(childOf(author, 'orgName')),
      given: joinTexts(...(name ? childrenOf(name, 'forename').map(textOfPart) : [])),
      orgs: childrenOf(author, 'affiliation').map(readAffiliation),
      ...(email !== '' && { email }),
    }
  })
}

/** The printed line of an affiliation where it is known, else the names in it with their place. */
function readAffiliation(affiliation: XmlElement): string {
  const raw = childrenOf(affiliation, 'note').find(({ attributes }) => attributes.type === 'raw_affiliation')
  if (raw !== undefined) return textWithout(raw, ({ name }) => name === 'label')
  return partsOf(affiliation).join(', ')
}

/** The texts of the innermost elements that directly contain text. */
function partsOf(element: XmlElement): readonly string[] {
  const hasText = element.children.some(node => typeof node === 'string' && node.trim() !== '')
  if (!hasText) return childrenOf(element).flatMap(partsOf)
  return [cleanText(textOf(element))]
}

/** The paragraphs of an abstract; headings of its parts open their first paragraph. */
function readAbstract(abstract: XmlElement): readonly string[] {
  const texts: string[] = []
  let heading = ''
  for (const element of descendantsOf(abstract)) {
    if (element.name === 'head') heading = textOfPart(element)
    if (element.name !== 'p' && element.name !== 'ab') continue
    texts.push(joinTexts(heading, textOfPart(element)))
    heading = ''
  }
  return texts.filter(text => text !== '')
}

/** Whether divisions are in divisions: those of GROBID's body are all at one level, which then says nothing. */
function isNested(body: XmlElement): boolean {
  return [...descendantsOf(body)].some(({ name, parent }) => name === 'div' && parent?.name === 'div')
}

/** How many divisions are around a block; `undefined` where they are not known. */
type Level = number | undefined

function deeper(level: Level): Level {
  return level === undefined ? undefined : level + 1
}

function blocksIn(parent: XmlElement, level: Level): readonly EvaluatedBlock[] {
  return childrenOf(parent).flatMap(element => blocksOf(element, level))
}

function blocksOf(element: XmlElement, level: Level): readonly EvaluatedBlock[] {
  const { name, attributes } = element
  if (name === 'div') return [...headingOf(element, deeper(level)), ...blocksIn(element, deeper(level))]
  if (name === 'floatingText')
    return blocksOfFloatingText(element).flatMap(child => (isElement(child) ? blocksOf(child, level) : []))
  if (CONTAINERS.has(name)) return blocksIn(element, level)
  switch (name) {
    case 'p':
    case 'ab':
      return paragraphOf(element, level, 'paragraph')
    case 'item':
      return paragraphOf(element, level, 'list-item')
    case 'note':
      return PLACES_OF_NOTES.has(attributes.place ?? '') ? noteOf(element) : toBlock('other', textOf(element))
    case 'formula':
    case 'seg':
      return toBlock('equation', textOf(element))
    case 'eg':
      return toBlock('code', textOf(element))
    case 'figure':
      return figureOf(element)
    case 'table':
      return tableOf(element, textOfPart(childOf(element, 'head')))
    case 'listBibl':
      return childrenOf(element).flatMap(referenceOf)
    default:
      return []
  }
}

/** A number with dots says its level; else the divisions around it do. */
function headingOf(division: XmlElement, depth: Level): readonly EvaluatedBlock[] {
  const head = childOf(division, 'head')
  if (head === undefined) return []
  const number = head.attributes.n ?? textOfPart(childOf(head, 'num'))
  const text = textWithout(head, element => element.name === 'num' || isApart(element))
  const level = /^\d+(?:\.\d+)*\.?$/.test(number) ? number.split('.').filter(part => part !== '').length : depth
  return text === ''
    ? []
    : [{ type: 'heading', text, ...(level !== undefined && { level }), ...(number !== '' && { number }) }]
}

/** A paragraph, and what is displayed in it. */
function paragraphOf(element: XmlElement, level: Level, type: string): readonly EvaluatedBlock[] {
  return [
    ...toBlock(type, textOfPart(element)),
    ...elementsApart(element, isApart).flatMap(child => blocksOf(child, level)),
  ]
}

function noteOf(note: XmlElement): readonly EvaluatedBlock[] {
  const text = textWithout(note, ({ name }) => name === 'label')
  const label = note.attributes.n ?? textOfPart(childOf(note, 'label'))
  return text === '' ? [] : [{ type: 'footnote', text, ...(label !== '' && { label }) }]
}

/** GROBID has tables in figures, with the head apart from the rest of the caption. */
function figureOf(figure: XmlElement): readonly EvaluatedBlock[] {
  const caption = joinTexts(textOfPart(childOf(figure, 'head')), textOfPart(childOf(figure, 'figDesc')))
  const table = childOf(figure, 'table')
  if (table !== undefined || figure.attributes.type === 'table') return tableOf(table ?? figure, caption)
  return toBlock('figure-caption', caption)
}

function tableOf(table: XmlElement, caption: string): readonly EvaluatedBlock[] {
  const rows = childrenOf(table, 'row').map(row => childrenOf(row, 'cell').map(textOfPart))
  const filled = rows.filter(row => row.length > 0)
  return [...toBlock('table-caption', caption), ...(filled.length === 0 ? [] : [{ type: 'table', rows: filled }])]
}

/** The printed text of an entry, else its fields. */
function referenceOf(entry: XmlElement): readonly EvaluatedBlock[] {
  if (entry.name !== 'biblStruct' && entry.name !== 'bibl') return []
  const raw = childrenOf(entry, 'note').find(({ attributes }) => attributes.type === 'raw_reference')
  if (raw !== undefined) return toBlock('reference', textOf(raw))
  return toBlock('reference', entry.name === 'bibl' ? textOfPart(entry) : joinTexts(...fieldsOf(entry)))
}

/** What an entry says in elements and, for pages, in attributes. */
function fieldsOf(element: XmlElement): readonly string[] {
  const { from, to } = element.attributes
  const children = childrenOf(element)
  if (children.length > 0) return children.flatMap(fieldsOf)
  return [textOfPart(element) || [from, to].filter(part => part !== undefined).join('–')]
}
