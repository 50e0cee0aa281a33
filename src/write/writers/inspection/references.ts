import {
  type CorrectedFields,
  REFERENCE_NAMES,
  REFERENCE_TEXTS,
  type ReferenceCorrection,
} from '../../../model/corrections/reference-corrections.ts'
import { blocksOf } from '../../../understand/build/body/sections.ts'
import type { Paper, Paragraph, ReferenceFields } from '../../../model/paper/paper.ts'
import {
  type CorrectedReference,
  isReference,
  nameInWords,
  openingOfReference,
} from '../../../understand/build/references/correct-references.ts'
import { toDrawnBox } from './page-drawing.ts'
import type { SentencePlace } from './sentences.ts'

/** An entry of a list of references as the page shows it. */
export interface InspectedReference {
  /** Id in the outputs, as `b3`. */
  readonly id: string
  /** Page of the file on which it begins. */
  readonly page: number
  /** The beginning of its text, by which a correction finds it. */
  readonly text: string
  /** As printed: `[12]`. */
  readonly label?: string
  /** Its printed lines. */
  readonly places: readonly SentencePlace[]
  /** Fields as the program reads them. */
  readonly fields: CorrectedFields
}

/** The references of a paper, with the fields that the program reads whatever a person has corrected. */
export function toInspectedReferences(
  { sections }: Paper,
  corrected: readonly CorrectedReference[],
): readonly InspectedReference[] {
  const read = new Map(corrected.map(each => [each.id, each.read]))
  return blocksOf(sections)
    .filter(isReference)
    .map(entry => toInspected(entry, read.get(entry.id) ?? entry.reference))
}

/** The entry of a correction under the page and text that its reference has now. */
export function renameReference(
  correction: ReferenceCorrection,
  references: readonly InspectedReference[],
  corrected: readonly CorrectedReference[],
): ReferenceCorrection {
  const found = corrected.find(each => each.correction === correction)
  const entry = references.find(({ id }) => id === found?.id)
  return entry === undefined ? correction : { ...correction, page: entry.page, text: entry.text }
}

function toInspected(entry: Paragraph, fields: ReferenceFields | undefined): InspectedReference {
  const { id, item, lines, places } = entry
  return {
    id,
    page: places[0]?.page ?? 1,
    text: openingOfReference(entry),
    ...(item === undefined ? {} : { label: item.mark }),
    places: lines.map(line => [line.page, ...toDrawnBox(line)] as const),
    fields: fields === undefined ? {} : inWords(fields),
  }
}

function inWords(fields: ReferenceFields): CorrectedFields {
  const names = REFERENCE_NAMES.map(name => [name, fields[name].map(nameInWords)] as const)
  const texts = REFERENCE_TEXTS.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]] as const]))
  return Object.fromEntries([...names.filter(([, list]) => list.length > 0), ...texts])
}
