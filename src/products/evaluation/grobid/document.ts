import { findElements, findStrings, type IndexedDocument, indexDocument } from '../xml/paths.ts'
import type { XmlElement } from '../xml/tree.ts'
import {
  CONTEXT_PATHS,
  type Field,
  type FieldFormat,
  FULL_TEXT_FIELDS,
  HEADER_FIELDS,
  IDENTIFIER_FIELDS,
  REFERENCE_FIELDS,
  REFERENCE_PATHS,
} from './fields.ts'
import { type LinkedAuthor, readLinkedAuthors } from './linked-authors.ts'
import { normaliseIdentifier } from './normalise.ts'

/** For each field, for each of its paths, the texts there. */
type TextsByField = ReadonlyMap<string, readonly (readonly string[])[]>

/** An entry of a bibliography; `paths` counts for each field how many of its paths lead to something. */
export interface Reference {
  readonly id: string | undefined
  /** Those of the last path that leads to something; a field without texts is left out. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly paths: ReadonlyMap<string, number>
}

/** What GROBID's evaluation compares of a document. */
export interface FieldDocument {
  readonly header: ReadonlyMap<string, readonly string[]>
  readonly authors: readonly LinkedAuthor[]
  readonly references: readonly Reference[]
  readonly fullText: ReadonlyMap<string, readonly string[]>
  readonly entryIds: readonly string[]
  /** Ids that the places in the text point at, one for each pointing. */
  readonly calloutIds: readonly string[]
}

export function readFields(root: XmlElement, format: FieldFormat): FieldDocument {
  const document = indexDocument(root)
  const contexts = CONTEXT_PATHS[format]
  return {
    header: joinPaths(readTexts(document, HEADER_FIELDS, format)),
    authors: readLinkedAuthors(root, format),
    references: findElements(document, REFERENCE_PATHS[format]).map(entry => toReference(document, entry, format)),
    fullText: joinPaths(readTexts(document, FULL_TEXT_FIELDS, format)),
    entryIds: findStrings(document, contexts.entry),
    calloutIds: findStrings(document, contexts.callout)
      // Only JATS lists several ids in one attribute; a target of TEI is taken whole, as GROBID does.
      .flatMap(ids => (format === 'jats' ? ids.split(' ') : [ids]))
      .map(id => id.replaceAll('#', ''))
      .filter(id => id !== '' || format === 'jats'),
  }
}

function readTexts(
  document: IndexedDocument,
  fields: readonly Field[],
  format: FieldFormat,
  start?: XmlElement,
): TextsByField {
  return new Map(
    fields.map(field => [field.name, field[format].map(path => [...findStrings(document, path, start)])] as const),
  )
}

function joinPaths(texts: TextsByField): ReadonlyMap<string, readonly string[]> {
  return new Map([...texts].map(([name, paths]) => [name, paths.flat()]))
}

function toReference(document: IndexedDocument, entry: XmlElement, format: FieldFormat): Reference {
  const texts = new Map<string, readonly string[]>()
  const paths = new Map<string, number>()
  for (const [name, found] of readTexts(document, REFERENCE_FIELDS, format, entry)) {
    const filled = found.map(each => each.filter(text => text.trim() !== '')).filter(each => each.length > 0)
    const last = filled.at(-1)
    if (last === undefined) continue
    texts.set(name, IDENTIFIER_FIELDS.has(name) ? last.map(normaliseIdentifier) : last)
    paths.set(name, filled.length)
  }
  const id = entry.attributes.id
  return { id: id === undefined || id.trim() === '' ? undefined : id, texts, paths }
}
