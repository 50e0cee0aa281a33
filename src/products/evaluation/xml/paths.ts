import { groupBy } from '../../../base/collections/group-by.ts'
import { childrenOf, descendantsOf, isElement, textNodesOf, type XmlElement } from './tree.ts'

/**
 * Evaluates the part of XPath 1.0 in which evaluations of papers are written: steps down (`/`, `//`, names, `*`), text
 * and attributes at the end, and the predicates of {@link toPredicate}.
 */
interface Path {
  readonly steps: readonly Step[]
  readonly end: 'text' | 'element' | { readonly attribute: string }
  readonly isAbsolute: boolean
  /** Whether the end is reached at any depth (`//text()`). */
  readonly isEndDeep: boolean
}

interface Step {
  readonly name: string
  readonly isDeep: boolean
  readonly predicates: readonly Predicate[]
}

/** Whether an element is meant; `place` counts from 1 the elements of one name below one parent. */
type Predicate = (element: XmlElement, place: number) => boolean

/** A document with its elements by name, so that `//name` visits no others. */
export interface IndexedDocument {
  readonly root: XmlElement
  readonly byName: ReadonlyMap<string, readonly XmlElement[]>
}

/** The document below `root` with its index. */
export function indexDocument(root: XmlElement): IndexedDocument {
  return { root, byName: groupBy([root, ...descendantsOf(root)], ({ name }) => name) }
}

/** The texts and attribute values at the end of `path`, in document order; from `start` where the path is relative. */
export function findStrings(document: IndexedDocument, path: string, start = document.root): readonly string[] {
  const { steps, end, isEndDeep, isAbsolute } = parsePath(path)
  const elements = walk(document, steps, isAbsolute ? undefined : start)
  if (end === 'element') return elements.map(element => [...textNodesOf(element)].join(''))
  return elements.flatMap(element => {
    if (end !== 'text') return element.attributes[end.attribute] ?? []
    return isEndDeep
      ? [...textNodesOf(element)]
      : element.children.filter((child): child is string => typeof child === 'string')
  })
}

/** The elements at the end of `path`, in document order. */
export function findElements(document: IndexedDocument, path: string): readonly XmlElement[] {
  return walk(document, parsePath(path).steps, undefined)
}

function walk(document: IndexedDocument, steps: readonly Step[], start: XmlElement | undefined): readonly XmlElement[] {
  const [first, ...rest] = steps
  if (first === undefined) return start ? [start] : [document.root]
  const found = start ? below([start], first) : fromTop(document, first)
  return rest.reduce<readonly XmlElement[]>(below, found)
}

function fromTop({ root, byName }: IndexedDocument, step: Step): readonly XmlElement[] {
  const named = step.isDeep ? (byName.get(step.name) ?? []) : [root].filter(({ name }) => name === step.name)
  return named.filter(element => step.predicates.every(holds => holds(element, placeOf(element))))
}

function below(elements: readonly XmlElement[], step: Step): readonly XmlElement[] {
  const found = new Set<XmlElement>()
  const visit = (parent: XmlElement) => {
    const places = new Map<string, number>()
    for (const child of parent.children) {
      if (!isElement(child)) continue
      if (step.name === '*' || child.name === step.name) {
        const place = (places.get(child.name) ?? 0) + 1
        places.set(child.name, place)
        if (step.predicates.every(holds => holds(child, place))) found.add(child)
      }
      if (step.isDeep) visit(child)
    }
  }
  for (const element of elements) visit(element)
  return [...found]
}

function placeOf(element: XmlElement): number {
  return element.parent ? childrenOf(element.parent, element.name).indexOf(element) + 1 : 1
}

const parsed = new Map<string, Path>()

function parsePath(path: string): Path {
  const known = parsed.get(path)
  if (known) return known
  const matches = [...path.matchAll(/(\/\/?|^)(@?[\w*-]+(?:\(\))?)((?:\[[^\]]*\])*)/g)]
  const parts = matches.map(([, slashes = '', name = '', predicates = '']) => ({
    name,
    isDeep: slashes === '//',
    predicates: [...predicates.matchAll(/\[([^\]]*)\]/g)].map(([, condition = '']) => toPredicate(condition)),
  }))
  const last = parts.at(-1)
  const isText = last?.name === 'text()'
  const isAttribute = last?.name.startsWith('@') === true
  const result: Path = {
    steps: isText || isAttribute ? parts.slice(0, -1) : parts,
    end: isText ? 'text' : isAttribute ? { attribute: last.name.slice(1) } : 'element',
    isAbsolute: path.startsWith('/'),
    isEndDeep: last?.isDeep === true,
  }
  parsed.set(path, result)
  return result
}

/** `2`, `@a="x"`, `@a="x" or @b="y"`, `not(@a)`, `parent::a|parent::b`. */
function toPredicate(condition: string): Predicate {
  if (/^\d+$/.test(condition)) return (_, place) => place === Number(condition)
  const [, absent] = /^not\(@([\w-]+)\)$/.exec(condition) ?? []
  if (absent !== undefined) return element => element.attributes[absent] === undefined
  const parents = [...condition.matchAll(/parent::([\w-]+)/g)].map(match => match[1])
  if (parents.length > 0) return element => parents.includes(element.parent?.name)
  const values = [...condition.matchAll(/@([\w-]+)="([^"]*)"/g)]
  return element => values.some(([, name = '', value]) => element.attributes[name] === value)
}
