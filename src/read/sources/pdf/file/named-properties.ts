import { MOST_PARENTS } from './hurt-pages.ts'
import { FileObjects, type ObjectStream } from './file-objects.ts'
import { type PageObject, readPageTree, rootOfCatalog } from './page-tree.ts'
import { entriesOf, referencesIn } from './raw-dictionary.ts'
import { beginOf, readXref } from './xref.ts'

type Entries = ReadonlyMap<string, string>

/** Dictionaries of properties by the names that a content has for them, and these by the object of the content. */
export type NamedProperties = ReadonlyMap<number, ReadonlyMap<string, string>>

const NONE: NamedProperties = new Map()

/**
 * The properties of marked content that contents of pages and forms name, and their resources have (PDF 1.7, 14.6.2), where
 * they say what glyphs stand for.
 */
export function readNamedProperties(file: Buffer, objectStreams: readonly ObjectStream[]): NamedProperties {
  const parts = [file, ...objectStreams.map(({ content }) => content)]
  if (!['/Properties', '/ActualText'].every(word => parts.some(part => part.includes(word)))) return NONE
  const xref = readXref(file)
  const begin = beginOf(file)
  if (xref === undefined) return NONE
  const objects = new FileObjects(file, begin, xref.places, objectStreams)
  const root = rootOfCatalog(objects, referencesIn(xref.trailer.get('Root'))[0])
  const pages = (root === undefined ? undefined : readPageTree(objects, root)?.pages) ?? []
  return new Map([...propertiesOfPages(objects, pages), ...propertiesOfForms(objects)])
}

function* propertiesOfPages(
  objects: FileObjects,
  pages: readonly PageObject[],
): Generator<[number, ReadonlyMap<string, string>]> {
  for (const number of pages) {
    const page = entriesOf(textOf(objects, number))
    const properties = propertiesIn(objects, inherited(objects, page, 'Resources'))
    if (properties.size === 0) continue
    const contents = referencesIn(page.get('Contents'))
    const list = contents.length === 1 ? textOf(objects, contents[0]).trim() : ''
    for (const content of list.startsWith('[') ? referencesIn(list) : contents) yield [content, properties]
  }
}

function* propertiesOfForms(objects: FileObjects): Generator<[number, ReadonlyMap<string, string>]> {
  for (const [number, place] of objects.places) {
    if (!('offset' in place)) continue
    const text = textOf(objects, number)
    if (!/\/Subtype\s*\/Form\b/.test(text)) continue
    const properties = propertiesIn(objects, entriesOf(text).get('Resources'))
    if (properties.size > 0) yield [number, properties]
  }
}

/** The dictionaries with a text among the properties of resources, without their brackets. */
function propertiesIn(objects: FileObjects, resources: string | undefined): ReadonlyMap<string, string> {
  const properties = dictionaryOf(objects, dictionaryOf(objects, resources).get('Properties'))
  const texts = [...properties].map(([name, value]) => [name, valueOf(objects, value)] as const)
  return new Map(texts.filter(([, text]) => text.includes('/ActualText')))
}

function dictionaryOf(objects: FileObjects, value: string | undefined): Entries {
  return entriesOf(valueOf(objects, value))
}

/** A value, or the object that it refers to. */
function valueOf(objects: FileObjects, value = ''): string {
  return /^\d+\s+\d+\s+R$/.test(value) ? textOf(objects, referencesIn(value)[0]) : value
}

function textOf(objects: FileObjects, number: number | undefined): string {
  return (number === undefined ? undefined : objects.text(number)) ?? ''
}

/** An entry of a page, or of a node above it. */
function inherited(objects: FileObjects, page: Entries, key: string): string | undefined {
  let entries = page
  for (let level = 0; level < MOST_PARENTS && !entries.has(key) && entries.has('Parent'); level++) {
    entries = entriesOf(textOf(objects, referencesIn(entries.get('Parent'))[0]))
  }
  return entries.get(key)
}
