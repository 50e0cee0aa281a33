import { SourceError } from '../../../../base/errors.ts'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../../xml/tree.ts'
import { type BlockDocument, type EvaluatedAuthor, type EvaluatedBlock, toBlock } from '../block-document.ts'
import { elementsApart, joinTexts, textWithout } from './inline-text.ts'

/** What is in a paragraph but not part of its text. */
const APART: ReadonlySet<string> = new Set([
  ...['list', 'def-list', 'fig', 'fig-group', 'table-wrap', 'table-wrap-group', 'disp-formula', 'disp-formula-group'],
  ...['disp-quote', 'boxed-text', 'verse-group', 'code', 'preformat', 'fn', 'fn-group', 'graphic', 'media'],
  ...['supplementary-material', 'array', 'statement', 'ref-list', 'speech'],
])

/** Kinds of `xref` that call a note: the mark is no part of the text. */
const NOTE_CALLS: ReadonlySet<string> = new Set(['fn', 'table-fn'])

/** What holds blocks and is not a block itself. */
const CONTAINERS: ReadonlySet<string> = new Set([
  ...['body', 'back', 'sec', 'ack', 'app', 'app-group', 'glossary', 'notes', 'bio', 'fn-group', 'list', 'def-list'],
  ...['fig-group', 'table-wrap-group', 'disp-formula-group', 'disp-quote', 'boxed-text', 'verse-group', 'speech'],
  ...['statement', 'def-item', 'floats-group', 'sub-article'],
])

/** Elements with one block, and its type. */
const LEAVES: ReadonlyMap<string, string> = new Map([
  ['disp-formula', 'equation'],
  ['code', 'code'],
  ['preformat', 'code'],
  ['verse-line', 'paragraph'],
])

/**
 * The blocks of an article in JATS or NLM.
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where the root element is that of another format
 */
export function readJatsBlocks(root: XmlElement): BlockDocument {
  if (root.name !== 'article')
    throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root.name}>; expected <article>`)
  const meta = childOf(root, 'front', 'article-meta')
  const titles = childOf(meta, 'title-group')
  const abstract =
    meta && childrenOf(meta, 'abstract').find(({ attributes }) => attributes['abstract-type'] === undefined)
  const parts = ['body', 'back', 'floats-group'].flatMap(name => childOf(root, name) ?? [])
  return {
    ...(root.attributes.lang !== undefined && { language: root.attributes.lang }),
    title: textOfPart(childOf(titles, 'article-title')),
    subtitle: textOfPart(childOf(titles, 'subtitle')),
    authors: meta ? readAuthors(meta) : [],
    abstract: abstract ? readAbstract(abstract) : [],
    blocks: parts.flatMap(part => blocksIn(part, 0)),
  }
}

function isApart({ name, attributes }: XmlElement): boolean {
  return APART.has(name) || (name === 'xref' && NOTE_CALLS.has(attributes['ref-type'] ?? ''))
}

function textOfPart(element: XmlElement | undefined): string {
  return element === undefined ? '' : textWithout(element, isApart)
}

function readAuthors(meta: XmlElement): readonly EvaluatedAuthor[] {
  const organisations = new Map(
    [...descendantsOf(meta)].flatMap(element =>
      element.name === 'aff' && element.attributes.id !== undefined ? [[element.attributes.id, readAff(element)]] : [],
    ),
  )
  return childrenOf(meta, 'contrib-group')
    .flatMap(group => childrenOf(group, 'contrib'))
    .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
    .map(contrib => {
      const within = [...descendantsOf(contrib)]
      const textOfFirst = (name: string) => textOfPart(within.find(element => element.name === name))
      const called = within.flatMap(({ name, attributes }) =>
        name === 'xref' && attributes['ref-type'] === 'aff' ? (attributes.rid ?? '').split(/\s+/) : [],
      )
      const own = within.filter(({ name }) => name === 'aff').map(readAff)
      const email = textOfFirst('email')
      return {
        surname: textOfFirst('surname') || textOfFirst('collab'),
        given: textOfFirst('given-names'),
        orgs: [...called.flatMap(id => organisations.get(id) ?? []), ...own],
        ...(email !== '' && { email }),
      }
    })
}

/** The printed line of an organisation, without its label. */
function readAff(aff: XmlElement): string {
  return textWithout(aff, ({ name }) => name === 'label' || name === 'email')
}

/** The heading of a part of the abstract opens its first paragraph. */
function readAbstract(abstract: XmlElement): readonly string[] {
  const textsOf = (part: XmlElement): readonly string[] => {
    const texts = childrenOf(part).flatMap(child =>
      child.name === 'p' ? [textOfPart(child)] : child.name === 'sec' ? textsOf(child) : [],
    )
    const title = part.name === 'sec' ? textOfPart(childOf(part, 'title')) : ''
    return title === '' ? texts : [joinTexts(title, texts[0]), ...texts.slice(1)]
  }
  return textsOf(abstract).filter(text => text !== '')
}

/** @param level how many sections are around it */
function blocksIn(parent: XmlElement, level: number): readonly EvaluatedBlock[] {
  return childrenOf(parent).flatMap(element => blocksOf(element, level))
}

function blocksOf(element: XmlElement, level: number): readonly EvaluatedBlock[] {
  const { name } = element
  const leaf = LEAVES.get(name)
  if (leaf !== undefined) return toBlock(leaf, textOf(element))
  if (CONTAINERS.has(name)) {
    const heading = headingOf(element, level + 1)
    return [...heading, ...blocksIn(element, name === 'app-group' ? level : level + 1)]
  }
  switch (name) {
    case 'p':
      return paragraphOf(element, level, 'paragraph')
    case 'list-item':
    case 'def':
      return childrenOf(element).flatMap(child =>
        child.name === 'p' ? paragraphOf(child, level, 'list-item') : blocksOf(child, level),
      )
    case 'fn':
      return noteOf(element)
    case 'fig':
      return toBlock('figure-caption', captionOf(element))
    case 'table-wrap':
      return tableOf(element)
    case 'ref-list':
      return [...headingOf(element, level + 1), ...childrenOf(element).flatMap(referencesOf)]
    default:
      return []
  }
}

function headingOf(element: XmlElement, level: number): readonly EvaluatedBlock[] {
  const text = textOfPart(childOf(element, 'title'))
  const number = textOfPart(childOf(element, 'label'))
  return text === '' ? [] : [{ type: 'heading', level, text, ...(number !== '' && { number }) }]
}

/** A paragraph, and what is displayed in it. */
function paragraphOf(element: XmlElement, level: number, type: string): readonly EvaluatedBlock[] {
  return [
    ...toBlock(type, textOfPart(element)),
    ...elementsApart(element, isApart).flatMap(child => blocksOf(child, level)),
  ]
}

function noteOf(element: XmlElement): readonly EvaluatedBlock[] {
  const label = textOfPart(childOf(element, 'label'))
  const text = joinTexts(...childrenOf(element, 'p').map(textOfPart))
  return text === '' ? [] : [{ type: 'footnote', text, ...(label !== '' && { label }) }]
}

function captionOf(element: XmlElement): string {
  const caption = childOf(element, 'caption')
  return joinTexts(textOfPart(childOf(element, 'label')), ...(caption ? childrenOf(caption).map(textOfPart) : []))
}

function tableOf(element: XmlElement): readonly EvaluatedBlock[] {
  const rows = [...descendantsOf(element)]
    .filter(({ name }) => name === 'tr')
    .map(row => childrenOf(row).map(textOfPart))
    .filter(row => row.length > 0)
  const foot = childOf(element, 'table-wrap-foot')
  return [
    ...toBlock('table-caption', captionOf(element)),
    ...(rows.length === 0 ? [] : [{ type: 'table', rows }]),
    ...(foot ? toBlock('table-note', textOf(foot)) : []),
  ]
}

/** The printed text of an entry, else its fields. */
function referencesOf(element: XmlElement): readonly EvaluatedBlock[] {
  if (element.name === 'ref-list') return blocksOf(element, 1)
  if (element.name !== 'ref') return []
  const within = [...descendantsOf(element)]
  const printed = within.find(({ name }) => name === 'mixed-citation' || name === 'citation')
  if (printed !== undefined) return toBlock('reference', textOf(printed))
  const fields = within.filter(({ name }) => name === 'element-citation').flatMap(citation => childrenOf(citation))
  return toBlock('reference', joinTexts(...fields.map(fieldText)))
}

/** The text of a field; names are in elements without anything between. */
function fieldText(element: XmlElement): string {
  const children = childrenOf(element)
  return children.length === 0 ? textOfPart(element) : joinTexts(...children.map(fieldText))
}
