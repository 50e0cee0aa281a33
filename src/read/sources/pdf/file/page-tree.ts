import type { FileObjects } from './file-objects.ts'
import { entriesOf, referencesIn } from './raw-dictionary.ts'

/** A page of the tree; one that is not in the file has no object. */
export type PageObject = number | undefined

/** The pages of a file, as its tree names them. */
export interface PageTree {
  /** In their order, with a place for each that is missing. */
  readonly pages: readonly PageObject[]
  /** Object of the root of the tree. */
  readonly root: number
  /** How many pages the root says that there are; `undefined` where it says nothing. */
  readonly stated: number | undefined
}

/** Most pages that are followed; more are refused when the file is read. */
const MOST_PAGES = 100_000

/** Most levels of a tree; deeper ones are loops. */
const MOST_LEVELS = 100

/** Most kids that are looked at: a tree that names its nodes many times has more of them than a file has objects. */
const MOST_KIDS = 2 * MOST_PAGES

/** The pages below an object, the root of a page tree; `undefined` where the object is not a page tree. */
export function readPageTree(objects: FileObjects, root: number): PageTree | undefined {
  const text = objects.text(root)
  if (text === undefined || !entriesOf(text).has('Kids')) return undefined
  const pages: PageObject[] = []
  const stated = countOf(objects, entriesOf(text))
  new TreeReader(objects, pages).addNode(root, entriesOf(text), 0)
  return { pages, root, stated }
}

/** The root of the page tree that a catalog names. */
export function rootOfCatalog(objects: FileObjects, catalog: number | undefined): number | undefined {
  const text = catalog === undefined ? undefined : objects.text(catalog)
  return text === undefined ? undefined : referencesIn(entriesOf(text).get('Pages'))[0]
}

class TreeReader {
  readonly #objects: FileObjects
  readonly #pages: PageObject[]
  /** The node that is read and those above it: a node below itself is a loop; a node that is named twice is there twice. */
  readonly #path = new Set<number>()
  readonly #entries = new Map<number, ReadonlyMap<string, string>>()
  #kids = 0

  constructor(objects: FileObjects, pages: PageObject[]) {
    this.#objects = objects
    this.#pages = pages
  }

  addNode(number: number, entries: ReadonlyMap<string, string>, level: number): void {
    this.#path.add(number)
    const before = this.#pages.length
    const missing: number[] = []
    for (const kid of kidsOf(this.#objects, entries)) {
      if (this.#pages.length >= MOST_PAGES || level > MOST_LEVELS || this.#kids++ >= MOST_KIDS) break
      if (kid !== undefined && this.#path.has(kid)) continue
      const ofKid = this.#entriesOf(kid)
      if (kid === undefined || !isOfTree(ofKid)) missing.push(this.#pages.push(undefined) - 1)
      else this.#addKid(kid, ofKid, level)
    }
    const lacking = (countOf(this.#objects, entries) ?? 0) - (this.#pages.length - before)
    this.#addLacking(missing, Math.min(lacking, MOST_PAGES))
    this.#path.delete(number)
  }

  #entriesOf(kid: number | undefined): ReadonlyMap<string, string> {
    if (kid === undefined) return new Map()
    const known = this.#entries.get(kid) ?? entriesOf(this.#objects.text(kid) ?? '')
    this.#entries.set(kid, known)
    return known
  }

  #addKid(kid: number, entries: ReadonlyMap<string, string>, level: number): void {
    if (entries.has('Kids') && entries.get('Type') !== '/Page') this.addNode(kid, entries, level + 1)
    else this.#pages.push(kid)
  }

  /** A part of the tree that is missing had as many pages as are lacking. */
  #addLacking([first]: readonly number[], count: number): void {
    if (first !== undefined && count > 0) this.#pages.splice(first, 0, ...Array<undefined>(count).fill(undefined))
  }
}

/** Whether entries are those of a node or a page: what a damaged stream of objects unpacks to may be anything. */
function isOfTree(entries: ReadonlyMap<string, string>): boolean {
  const type = entries.get('Type')
  if (type === '/Page' || type === '/Pages') return true
  return entries.has('Kids') || entries.has('Contents') || entries.has('MediaBox')
}

function countOf(objects: FileObjects, entries: ReadonlyMap<string, string>): number | undefined {
  const value = entries.get('Count') ?? ''
  const [reference] = referencesIn(value)
  const text = reference === undefined ? value : (objects.text(reference)?.trim() ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The kids of a node, in their order: `undefined` for what is no reference, as in a damaged list. */
function kidsOf(objects: FileObjects, entries: ReadonlyMap<string, string>): readonly (number | undefined)[] {
  const value = entries.get('Kids') ?? ''
  const [reference] = value.startsWith('[') ? [] : referencesIn(value)
  const list = reference === undefined ? value : (objects.text(reference) ?? '')
  const pieces = list.replace(/[[\]]/g, ' ').split('R')
  return pieces.flatMap((piece, i) => {
    const [, before = '', number] = /^([\s\S]*?)(\d+)\s+\d+\s*$/.exec(piece) ?? []
    if (number === undefined) return piece.trim() === '' && i === pieces.length - 1 ? [] : [undefined]
    return before.trim() === '' ? [Number(number)] : [undefined, Number(number)]
  })
}
