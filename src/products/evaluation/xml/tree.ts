import { SourceError } from '../../../base/errors.ts'
import { parseXml } from '../../../read/sources/xml/parse-xml.ts'

/** An element of a document; names of elements and attributes are without prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: XmlElement | undefined
  readonly children: readonly XmlNode[]
}

/** A processing instruction. */
export interface XmlInstruction {
  readonly target: string
  readonly content: string
}

/** What an element holds. Text is a string; two strings never follow each other. */
export type XmlNode = XmlElement | XmlInstruction | string

/** An element that is still open. */
interface OpenElement extends XmlElement {
  readonly children: XmlNode[]
}

/** Most elements one inside the other: papers have some thirty, and what reads a tree calls itself for each level. */
const MOST_LEVELS = 1000

/**
 * The root element of an XML file.
 * @throws {SourceError} `E_XML_MALFORMED` with line and column, or where it is nested too deep; `E_TEXT_ENCODING`
 */
export function readTree(bytes: Uint8Array): XmlElement {
  const document: OpenElement = { name: '', attributes: {}, parent: undefined, children: [] }
  let open = document
  let levels = 0
  parseXml(bytes, {
    open(name, attributes, line) {
      if (++levels > MOST_LEVELS)
        throw new SourceError(
          'E_XML_MALFORMED',
          `line ${line}: more than ${MOST_LEVELS} elements are one inside the other`,
        )
      const parent = open === document ? undefined : open
      const element: OpenElement = { name, attributes: withoutPrefixes(attributes), parent, children: [] }
      open.children.push(element)
      open = element
    },
    text(text) {
      const last = open.children.at(-1)
      if (typeof last === 'string') open.children[open.children.length - 1] = last + text
      else open.children.push(text)
    },
    instruction(target, content) {
      open.children.push({ target, content })
    },
    close() {
      levels--
      open = (open.parent as OpenElement | undefined) ?? document
    },
  })
  const [root] = document.children.filter(isElement)
  if (root === undefined) throw new Error('a parsed XML file has a root element')
  return root
}

function withoutPrefixes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!Object.keys(attributes).some(name => name.includes(':'))) return attributes
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace(/^.*:/, ''), value]))
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string' && 'name' in node
}

/** The elements that `element` holds, of the given name if one is given. */
export function childrenOf(element: XmlElement, name?: string): readonly XmlElement[] {
  return element.children.filter(isElement).filter(child => name === undefined || child.name === name)
}

/** The first element down the path of names; `undefined` where there is none. */
export function childOf(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (place, name) => place?.children.filter(isElement).find(child => child.name === name),
    element,
  )
}

/** All elements within `element`, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue
    yield child
    yield* descendantsOf(child)
  }
}

/** All text within `element`, in document order, each text node by itself. */
export function* textNodesOf(element: XmlElement): Generator<string> {
  for (const child of element.children) {
    if (typeof child === 'string') yield child
    else if (isElement(child)) yield* textNodesOf(child)
  }
}

/** The text of an element as it is in the file. */
export function textOf(element: XmlElement | undefined): string {
  return element === undefined ? '' : [...textNodesOf(element)].join('')
}
