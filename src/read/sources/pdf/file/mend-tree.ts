import type { FileObjects } from './file-objects.ts'
import { type PageObject, type PageTree, readPageTree } from './page-tree.ts'
import { entriesOf, referencesIn } from './raw-dictionary.ts'
import { MOST_OBJECTS, type NewObject } from './write-update.ts'
import { TAIL_IN_BYTES } from './xref.ts'

/** The pages of a damaged file, and the objects that make a tree of them. */
export interface MendedTree {
  /** In their order; those that are not in the file are `undefined`. */
  readonly pages: readonly PageObject[]
  /** Empty where the tree is whole. */
  readonly objects: readonly NewObject[]
  /** Object of the catalog that leads to the tree; `undefined` where the file has one. */
  readonly catalog?: number
  /** Whether there were more pages, and nothing says how many. Default false. */
  readonly lacksMore?: boolean
}

/** Numbers of objects that are made: larger than any file uses, and with one left above them for the new table. */
const NEW_ROOT = MOST_OBJECTS - 2
const NEW_CATALOG = MOST_OBJECTS - 3
const FIRST_EMPTY_PAGE = MOST_OBJECTS - 4

/** What pages inherit from the nodes above them (PDF 1.7, 7.7.3.4). */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const

/** The tree of a file; a new one where pages of it are missing, or its numbers do not fit. */
export function mendTree(objects: FileObjects, tree: PageTree): MendedTree {
  const { pages, root, stated } = tree
  if (!pages.includes(undefined) && stated === pages.length) return { pages, objects: [] }
  return { pages, objects: writeTree(pages, root, entriesOf(objects.text(root) ?? '')) }
}

/**
 * A tree of the pages that are in a file whose own tree is lost, in the order of the file; `undefined` where there are none.
 *
 * @param file its bytes; the first of a file that was made for the web say how many pages it has
 */
export function lostTree(objects: FileObjects, file: Buffer): MendedTree | undefined {
  const kinds = [...objects.places.keys()].map(number => [number, objects.text(number) ?? ''] as const)
  const ofTree = kinds.filter(([, text]) => /\/Type\s*\/Pages?\b/.test(text))
  const numbers = new Set(ofTree.map(([number]) => number))
  const tops = ofTree.filter(([, text]) => !referencesIn(entriesOf(text).get('Parent')).some(each => numbers.has(each)))
  const found = tops.flatMap(([number]) => readPageTree(objects, number)?.pages ?? [number])
  if (found.length === 0) return undefined
  const [, stated = '0'] = /\/Linearized\b[^>]*\/N\s+(\d{1,5})\b/.exec(file.toString('latin1', 0, HEAD_BYTES)) ?? []
  const missing = Math.max(0, Number(stated) - found.length)
  const pages = [...found, ...Array<undefined>(missing).fill(undefined)]
  const root = referencesIn(entriesOf(tops[0]?.[1] ?? '').get('Parent'))[0] ?? NEW_ROOT
  const text = `<< /Type /Catalog /Pages ${root} 0 R >>`
  const lacksMore = stated === '0' && isCutOff(file)
  return {
    pages,
    objects: [...writeTree(pages, root, new Map()), { number: NEW_CATALOG, text }],
    catalog: NEW_CATALOG,
    lacksMore,
  }
}

/** Whether a file ends before it says where its table is. */
function isCutOff(file: Buffer): boolean {
  return file.indexOf('startxref', Math.max(0, file.length - TAIL_IN_BYTES)) === -1
}

/** Bytes within which a file says that it was made for the web (PDF 1.7, F.2.2). */
const HEAD_BYTES = 1024

/** A tree of one level. What is missing is an empty page, so that the numbers of the others are right. */
function writeTree(
  pages: readonly PageObject[],
  root: number,
  entries: ReadonlyMap<string, string>,
): readonly NewObject[] {
  let next = FIRST_EMPTY_PAGE
  const empty: NewObject[] = []
  const kids = pages.map(number => {
    if (number !== undefined) return `${number} 0 R`
    empty.push({ number: next, text: `<< /Type /Page /Parent ${root} 0 R >>` })
    return `${next--} 0 R`
  })
  const inherited = INHERITED.flatMap(key => (entries.has(key) ? [`/${key} ${entries.get(key)}`] : []))
  const text = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] ${inherited.join(' ')} >>`
  return [{ number: root, text }, ...empty]
}
