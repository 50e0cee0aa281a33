import {
  type CorrectedFields,
  REFERENCE_NAMES,
  REFERENCE_TEXTS,
  type ReferenceCorrection,
} from '../../../model/corrections/reference-corrections.ts'
import { openingOfEntry } from '../../corrections/opening-of-entry.ts'
import type { Report } from '../../../base/diagnostics.ts'
import { findLike } from '../../../base/text/characters/find-like.ts'
import type { Paragraph, ReferenceFields, ReferenceName, Section } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../paragraphs/inlines.ts'

/** A reference whose fields a person corrected. */
export interface CorrectedReference {
  readonly correction: ReferenceCorrection
  /** Id of the entry in the outputs, as `b3`. */
  readonly id: string
  readonly read: ReferenceFields
  readonly is: ReferenceFields
}

const NO_FIELDS: ReferenceFields = { authors: [], editors: [] }

/**
 * Sections whose references have the fields that a person gives them. An entry is found by its page and the beginning of
 * its text, tolerantly; one that is not found is told (`W_CORRECTION_UNUSED`). The printed text stays as it is.
 */
export function correctReferences(
  sections: readonly Section[],
  corrections: readonly ReferenceCorrection[],
  report: Report,
): { readonly sections: readonly Section[]; readonly corrected: readonly CorrectedReference[] } {
  const entries = corrections.length === 0 ? [] : sections.flatMap(referencesOf)
  const corrected = new Map<string, CorrectedReference>()
  for (const correction of corrections) {
    const entry = findEntry(entries, correction)
    if (entry === undefined || corrected.has(entry.id)) {
      const message = `the correction of the reference "${correction.text}" is not used: no entry, or not one alone, is like it`
      report({ code: 'W_CORRECTION_UNUSED', severity: 'warning', message })
      continue
    }
    const read = entry.reference ?? NO_FIELDS
    corrected.set(entry.id, { correction, id: entry.id, read, is: withFields(read, correction.reference) })
  }
  const correct = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(block => {
      const found = isReference(block) ? corrected.get(block.id) : undefined
      return found === undefined ? block : { ...block, reference: found.is }
    }),
    sections: section.sections.map(correct),
  })
  return { sections: corrected.size === 0 ? sections : sections.map(correct), corrected: [...corrected.values()] }
}

/** On its page, else anywhere: entries may have moved to another page of a file that was made anew. */
function findEntry(entries: readonly Paragraph[], { page, text }: ReferenceCorrection): Paragraph | undefined {
  const { length } = [...text]
  const onPage = entries.filter(({ places: [place] }) => place?.page === page)
  for (const group of [onPage, entries]) {
    const openings = group.map(entry => [...openingOfReference(entry)].slice(0, length).join(''))
    const place = findLike(openings, text)
    if (place !== undefined) return group[place]
  }
  return undefined
}

/** The beginning of an entry as printed, without its label. */
export function openingOfReference({ content }: Paragraph): string {
  return openingOfEntry(textWithoutMarks(content))
}

function withFields(read: ReferenceFields, given: CorrectedFields): ReferenceFields {
  const texts = REFERENCE_TEXTS.flatMap(name => {
    const text = given[name] ?? read[name] ?? ''
    return text === '' ? [] : [[name, text] as const]
  })
  const [authors, editors] = REFERENCE_NAMES.map(name => given[name]?.map(toName) ?? read[name])
  const isShortened = given.authors === undefined && read.isShortened === true ? { isShortened: true as const } : {}
  return { authors: authors ?? [], ...isShortened, editors: editors ?? [], ...Object.fromEntries(texts) }
}

/** `Hill, Anna` in its parts. */
function toName(text: string): ReferenceName {
  const [, surname = text, given] = /^([^,]+),\s*(.+)$/u.exec(text) ?? []
  return given === undefined ? { surname: surname.trim() } : { surname: surname.trim(), given: given.trim() }
}

/** A name as a person gives it. */
export function nameInWords({ surname, given }: ReferenceName): string {
  return given === undefined ? surname : `${surname}, ${given}`
}

/** The entries of a section and of those in it. */
export function referencesOf(section: Section): readonly Paragraph[] {
  return [...section.blocks.filter(isReference), ...section.sections.flatMap(referencesOf)]
}

/** Whether a block is an entry of a list of references. */
export function isReference(block: Section['blocks'][number]): block is Paragraph {
  return block.type === 'paragraph' && block.kind === 'reference'
}
