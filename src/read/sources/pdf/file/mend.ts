import { deflateSync } from 'node:zlib'
import type { FaultyStream, StreamFindings } from './bombs.ts'
import { FileObjects, type ObjectStream, packedObjects, textOfPacked } from './file-objects.ts'
import { findHurtPages, type HurtPage } from './hurt-pages.ts'
import { lostTree, type MendedTree, mendTree } from './mend-tree.ts'
import { readPageTree, rootOfCatalog } from './page-tree.ts'
import { type CheckedPlaces, checkPlaces, findPlaces, isInUse, type PatchedHead } from './places.ts'
import { entriesOf, referencesIn } from './raw-dictionary.ts'
import { type NewObject, replacedStream, type Trailer, writeUpdate } from './write-update.ts'
import { beginOf, dictionaryAt, readXref } from './xref.ts'

/** What a look at all objects and streams of a file shows: that it is sound, that it was mended, or that it cannot be. */
export type Mending =
  | { readonly state: 'sound' | 'beyond' }
  | ({ readonly state: 'mended'; readonly bytes: Uint8Array } & Damage)

/** What was wrong with a file. */
export interface Damage {
  /** Whether objects were not where its table says, or there was no table. */
  readonly isTableWrong: boolean
  /** The pages that are damaged, in their order; those that are not there at all are among them. */
  readonly hurt: readonly HurtPage[]
  /** Pages that the file has, or says that it has. */
  readonly pageCount: number
  /** Whether the file is cut off after these pages, so that nobody can say how many more it had. */
  readonly lacksMore: boolean
}

/**
 * Looks at every object of a file where its tables say that it is, and at its page tree. A damaged file is written anew as
 * far as it can be read: each stream up to where it breaks off, all objects in one table, and a tree with a place for each page.
 *
 * @param ignoresTable whether the tables are skipped, because the file cannot be read by them
 */
export function mendFile(findings: StreamFindings, ignoresTable = false): Mending {
  const given = findings.file.bytes
  const begin = beginOf(given)
  const xref = ignoresTable ? undefined : readXref(given)
  if (begin === -1 || (xref === undefined && findings.isEncrypted)) return { state: 'beyond' }
  const checked = xref === undefined ? foundIn(findings, begin) : checkPlaces(given, begin, xref.places)
  const { places, moved } = checked
  const file = withHeads(given, checked.heads)
  const objects = new FileObjects(file, begin, places, findings.objectStreams)
  const trailer = xref?.trailer ?? findTrailer(file, objects)
  const root = rootOfCatalog(objects, referencesIn(trailer.get('Root'))[0])
  const tree = root === undefined ? undefined : readPageTree(objects, root)
  // The tree of an encrypted file may be where nobody can look.
  if (tree === undefined && findings.isEncrypted) return { state: moved > 0 ? 'beyond' : 'sound' }
  const mended = tree === undefined ? lostTree(objects, file) : mendTree(objects, tree)
  // Of a file without a single page nothing can be read, whatever its tree says.
  if (mended === undefined || mended.pages.every(page => page === undefined)) return { state: 'beyond' }
  const faulty = findings.faulty.filter(({ stream }) => isInUse(stream, places, begin))
  const isDamaged = moved > 0 || faulty.length > 0 || checked.missing.size > 0 || mended.objects.length > 0
  const isMissing = (object: number) => xref === undefined || checked.missing.has(object)
  const hurt = findHurtPages(objects, mended.pages, { faulty, isMissing, looksAtParts: isDamaged })
  if (hurt.length === 0 && moved === 0 && faulty.length === 0 && mended.objects.length === 0) return { state: 'sound' }
  const written = [...newObjectsOf(faulty, findings.objectStreams, objects), ...mended.objects]
  const update = { places, objects: written, trailer: trailerWith(trailer, mended) }
  const { pages, lacksMore = false } = mended
  const damage = { isTableWrong: moved > 0, hurt, pageCount: pages.length, lacksMore }
  return { state: 'mended', bytes: writeUpdate(file, begin, update), ...damage }
}

/** The objects of a file without a table. */
function foundIn({ file, objectStreams }: StreamFindings, begin: number): CheckedPlaces {
  return { places: findPlaces(file.bytes, begin, objectStreams), moved: 1, missing: new Set(), heads: [] }
}

/** The file with the beginnings of objects as they were. */
function withHeads(file: Buffer, heads: readonly PatchedHead[]): Buffer {
  if (heads.length === 0) return file
  const patched = Buffer.from(file)
  for (const { offset, text } of heads) patched.write(text, offset, 'latin1')
  return patched
}

/** What takes the place of faulty streams: their beginning, and the objects that were in them. */
function newObjectsOf(
  faulty: readonly FaultyStream[],
  objectStreams: readonly ObjectStream[],
  objects: FileObjects,
): readonly NewObject[] {
  return faulty.flatMap(({ stream, remains }): readonly NewObject[] => {
    const number = stream.object ?? 0
    const packed = objectStreams.find(each => each.start === stream.start)
    if (packed !== undefined) {
      const current = packedObjects(packed).filter(each => objects.streamOf(each.number) === number)
      return current.map(each => ({ number: each.number, text: textOfPacked(each) }))
    }
    return [replacedStream(stream, number, deflateSync(remains.content), objects.places)]
  })
}

/** What the last trailer of a file says that leads to a catalog; without one, the last catalog itself. */
function findTrailer(file: Buffer, objects: FileObjects): Trailer {
  const isRoot = (entries: Trailer) => rootOfCatalog(objects, referencesIn(entries.get('Root'))[0]) !== undefined
  const tables = [...objects.places.keys()].filter(number => objects.isStream(number))
  const written = tables
    .map(number => entriesOf(objects.text(number) ?? ''))
    .filter(each => each.get('Type') === '/XRef')
  const trailers = [...file.toString('latin1').matchAll(/\btrailer\s*(?=<<)/g)].map(({ 0: word, index }) =>
    dictionaryAt(file, index + word.length),
  )
  const found = [...written, ...trailers].findLast(isRoot)
  if (found !== undefined) return found
  const catalog = [...objects.places.keys()].findLast(number => isCatalog(objects.text(number)))
  return new Map(catalog === undefined ? [] : [['Root', `${catalog} 0 R`]])
}

function isCatalog(text: string | undefined): boolean {
  return text !== undefined && /\/Type\s*\/Catalog\b/.test(text)
}

function trailerWith(trailer: Trailer, { catalog }: MendedTree): Trailer {
  return catalog === undefined ? trailer : new Map([...trailer, ['Root', `${catalog} 0 R`]])
}
