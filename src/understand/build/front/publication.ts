import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import { namesPublisher } from '../../../base/text/publication/publisher.ts'
import type { TextFact } from '../../../base/text/publication/fact.ts'
import { readPublicationFacts } from '../../../base/text/publication/publication-facts.ts'
import { PUBLICATION_FIELDS, type PublicationField } from '../../../base/text/publication/publication-fields.ts'
import type { Furniture, Place, PublicationFact } from '../../../model/paper/paper.ts'

/** A line or box of publication information. */
export interface PublicationLine {
  readonly text: string
  readonly place: Place
}

/** The sources of publication information besides the title page. */
export interface PublicationContext {
  readonly furniture: readonly Furniture[]
  /** The texts of its lines between their wide gaps: a journal may be named beside the title of the paper. */
  readonly partsOfFurniture: readonly PublicationLine[]
  /** The metadata of the file, by the field names of the source. */
  readonly metadata: Readonly<Record<string, string>>
}

/** Fields of which a paper may have several. */
const LISTS: ReadonlySet<string> = new Set<PublicationField>(['issn', 'isbn'])

/** The facts that fields of the file's metadata hold. */
const METADATA_FIELDS: readonly (readonly [name: string, field: PublicationField])[] = [
  ['PublicationName', 'journal'],
  ['Volume', 'volume'],
  ['Number', 'issue'],
  ['StartingPage', 'first-page'],
  ['EndingPage', 'last-page'],
]
/** Fields of the metadata that may hold the same as a publication line, each with the label that it replaces. */
const METADATA_TEXTS: readonly (readonly [name: string, label: string])[] = [
  ['DOI', 'doi:'],
  ['Identifier', ''],
  ['ISSN', 'ISSN '],
  ['Rights', ''],
  ['Subject', ''],
]
/** Confidence of a metadata field: its name is right if the publisher's program filled it. */
const FROM_METADATA = 0.8
/** Labels of dates on title pages; in a running head such a word is part of a title. */
const NOT_IN_FURNITURE: ReadonlySet<string> = new Set(['received', 'revised', 'accepted'])

/**
 * The facts about a paper's publication: read from the publication lines of its title page, from running heads and
 * feet, and from the metadata of the file. A fact that several of them give is surer; of two values of a field the
 * surer one is kept, and the one on the title page if both are equally sure.
 */
export function readPublication(
  lines: readonly PublicationLine[],
  { furniture, partsOfFurniture, metadata }: PublicationContext,
): PublicationFact[] {
  const heads = furniture.filter(({ role }) => role !== 'line-number' && role !== 'page-number')
  const facts = [
    ...lines.flatMap(line => factsOf(line.text, 'page', line.place)),
    ...distinct(heads)
      .flatMap(({ text, place }) => factsOf(text, 'furniture', place))
      .filter(fact => !NOT_IN_FURNITURE.has(fact.field) && fact.isWholeText !== true),
    ...distinct(partsOfFurniture)
      .flatMap(({ text, place }) => factsOf(text, 'furniture', place))
      .filter(fact => fact.isWholeText),
    ...metadataFacts(metadata),
  ]
  const settled = PUBLICATION_FIELDS.flatMap(field => settle(facts.filter(fact => fact.field === field)))
  // A citation with the first page alone looks like one with the number of the article.
  const first = settled.find(({ field }) => field === 'first-page')?.value
  return settled.filter(({ field, value }) => !(field === 'article-number' && value === first))
}

/** A fact as one source gives it. */
type SourcedFact = Omit<PublicationFact, 'evidence'> &
  Pick<TextFact, 'rule' | 'isWholeText'> & { readonly origin: 'page' | 'furniture' | 'metadata' }

/** One line of furniture for each text. */
function distinct<Line extends PublicationLine>(furniture: readonly Line[]): readonly Line[] {
  return [...new Map([...furniture].reverse().map(item => [foldKey(item.text), item])).values()].reverse()
}

function factsOf(text: string, origin: SourcedFact['origin'], place: Place | undefined): SourcedFact[] {
  return readPublicationFacts(text).map(fact => ({ ...fact, origin, ...(place === undefined ? {} : { place }) }))
}

function metadataFacts(metadata: Readonly<Record<string, string>>): SourcedFact[] {
  const named = METADATA_FIELDS.flatMap(([name, usual]): SourcedFact[] => {
    const value = metadata[name]
    if (value === undefined) return []
    // Some publishers put their name in the field for the journal.
    const field = usual === 'journal' && namesPublisher(value) ? 'publisher' : usual
    return [{ field, value, confidence: FROM_METADATA, rule: name, origin: 'metadata' }]
  })
  const texts = METADATA_TEXTS.flatMap(([name, label]) =>
    metadata[name] === undefined ? [] : factsOf(label + metadata[name], 'metadata', undefined),
  )
  return [...named, ...texts]
}

/** Unites facts of one field with one value, which make a surer fact. */
function settle(facts: readonly SourcedFact[]): readonly PublicationFact[] {
  const groups: SourcedFact[][] = []
  for (const fact of facts) {
    const group = groups.find(([first]) => first !== undefined && saysTheSame(first, fact))
    if (group === undefined) groups.push([fact])
    else group.push(fact)
  }
  const settled = groups.map(unite).sort((a, b) => b.confidence - a.confidence)
  const [first] = settled
  return first === undefined || LISTS.has(first.field) ? settled : [first]
}

type FieldValue = Pick<PublicationFact, 'field' | 'value'>

/**
 * Whether two facts of one field agree. A less exact date agrees (`2009` and `2009-08`), and so does other
 * punctuation: `J. Acoust.`, `J Acoust`.
 */
export function saysTheSame(a: FieldValue, b: FieldValue): boolean {
  if (a.field === 'date') return a.value.startsWith(b.value) || b.value.startsWith(a.value)
  return foldKey(a.value) === foldKey(b.value)
}

/** The longest of the values, which is the most exact of dates; each origin counts once, by its surest fact. */
function unite(facts: readonly SourcedFact[]): PublicationFact {
  const sorted = [...facts].sort((a, b) => b.value.length - a.value.length || b.confidence - a.confidence)
  const byOrigin = new Map<string, number>()
  for (const { origin, confidence } of facts) {
    byOrigin.set(origin, Math.max(byOrigin.get(origin) ?? 0, confidence))
  }
  const doubt = [...byOrigin.values()].reduce((left, confidence) => left * (1 - confidence), 1)
  const evidence = [...new Set(facts.flatMap(({ rule, origin }) => [rule, origin]))]
  const place = facts.find(fact => fact.place !== undefined)?.place
  const { field = 'doi', value = '' } = sorted[0] ?? {}
  return { field, value, confidence: Math.round((1 - doubt) * 100) / 100, evidence, ...(place && { place }) }
}
