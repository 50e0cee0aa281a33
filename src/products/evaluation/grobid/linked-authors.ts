import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../xml/tree.ts'
import type { FieldFormat } from './fields.ts'
import { normaliseField, soften } from './normalise.ts'

/** An affiliation as GROBID's evaluation compares it. */
export interface LinkedAffiliation {
  readonly strict: string
  /** Without punctuation and blanks. */
  readonly soft: string
  /** The same of the names of organisations alone; in JATS, which may have no such parts, of the whole text. */
  readonly organisation: string
}

/** An author with the affiliations that the document ties to this name, not those that are merely below it. */
export interface LinkedAuthor {
  readonly surname: string
  readonly initial: string
  readonly affiliations: readonly LinkedAffiliation[]
}

/** The authors of the header. Groups that sign as authors have no surname. */
export function readLinkedAuthors(root: XmlElement, format: FieldFormat): readonly LinkedAuthor[] {
  return format === 'tei' ? readTeiAuthors(root) : readJatsAuthors(root)
}

function readTeiAuthors(root: XmlElement): readonly LinkedAuthor[] {
  const analytic = childOf(root, 'teiHeader', 'fileDesc', 'sourceDesc', 'biblStruct', 'analytic')
  const authors = analytic === undefined ? [] : childrenOf(analytic, 'author')
  return authors.map(author => {
    const name = childOf(author, 'persName')
    const forenames = name === undefined ? [] : childrenOf(name, 'forename')
    const first = forenames.filter(({ attributes }) => attributes.type === 'first')
    return {
      surname: toKey(textsIn(childOf(name, 'surname'))),
      initial: toKey(textsIn(...(first.length > 0 ? first : forenames))).slice(0, 1),
      affiliations: childrenOf(author, 'affiliation').flatMap(readTeiAffiliation),
    }
  })
}

/** The TEI of this program has country and settlement outside of the address, and text alone where it knows no parts. */
const ADDRESS: ReadonlySet<string> = new Set(['address', 'settlement', 'country'])

function readTeiAffiliation(affiliation: XmlElement): readonly LinkedAffiliation[] {
  const parts = childrenOf(affiliation)
  const names = parts.filter(({ name }) => name === 'orgName')
  if (names.some(({ attributes }) => attributes.type === 'collaboration')) return []
  const organisation = textsIn(...names)
  const address = textsIn(...parts.filter(({ name }) => ADDRESS.has(name)))
  const full = `${organisation} ${address}`.trim()
  if (parts.length === 0) return toAffiliations(textsIn(affiliation), textsIn(affiliation))
  return toAffiliations(organisation, full)
}

function readJatsAuthors(root: XmlElement): readonly LinkedAuthor[] {
  const meta = childOf(root, 'front', 'article-meta')
  if (meta === undefined) return []
  const all = [...descendantsOf(meta)].filter(({ name }) => name === 'aff')
  const byId = new Map(all.flatMap(aff => (aff.attributes.id === undefined ? [] : [[aff.attributes.id, aff] as const])))
  const authors = childrenOf(meta, 'contrib-group').flatMap(group => childrenOf(group, 'contrib'))
  return authors
    .filter(({ attributes }) => attributes['contrib-type'] === 'author')
    .map(author => {
      const name = childOf(author, 'name')
      const surname = childOf(name, 'surname') ?? childOf(author, 'string-name', 'surname')
      return {
        surname: toKey(textsIn(surname)),
        initial: toKey(textsIn(childOf(name, 'given-names'))).slice(0, 1),
        affiliations: affiliationsOf(author, byId).flatMap(aff => toAffiliations(textsIn(aff), textsIn(aff))),
      }
    })
}

/** Those that the author refers to; without references those inside. */
function affiliationsOf(author: XmlElement, byId: ReadonlyMap<string, XmlElement>): readonly XmlElement[] {
  const references = childrenOf(author, 'xref').filter(({ attributes }) => attributes['ref-type'] === 'aff')
  if (references.length === 0) return [...descendantsOf(author)].filter(({ name }) => name === 'aff')
  const ids = references.flatMap(({ attributes }) => (attributes.rid ?? '').trim().split(/\s+/u))
  return ids.flatMap(id => byId.get(id) ?? [])
}

function toAffiliations(organisation: string, full: string): readonly LinkedAffiliation[] {
  if (full.trim() === '') return []
  return [{ strict: normaliseField(full), soft: soften(full), organisation: soften(organisation) }]
}

function toKey(text: string): string {
  return soften(normaliseField(text))
}

/** The texts in elements, joined with blanks, without labels. */
function textsIn(...elements: readonly (XmlElement | undefined)[]): string {
  const textsOf = (element: XmlElement): readonly string[] =>
    element.children.flatMap(child => {
      if (typeof child === 'string') return [child]
      return isElement(child) && child.name !== 'label' ? textsOf(child) : []
    })
  return elements.flatMap(element => (element === undefined ? [] : textsOf(element))).join(' ')
}
