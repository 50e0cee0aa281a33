import { AND, EDITORS, ET_AL } from '../../../base/text/keywords/bibliography-words.ts'
import { textWithoutMarks } from '../paragraphs/inlines.ts'
import type { Paragraph, ReferenceFields, ReferenceName } from '../../../model/paper/paper.ts'
import { findYears } from './years.ts'

/** An entry as citations name it. */
export interface CitedEntry {
  readonly id: string
  /** What is printed between brackets or raised: `12`, `ABC+99`; `undefined` where the list has no labels. */
  readonly label: string | undefined
  /** Surnames, folded. */
  readonly surnames: readonly string[]
  /** All text before the year and the title, folded: names, an organisation, the title of a work without authors. */
  readonly head: string
  /** Whether names of the entry are left out (`et al.`), or could not be read. */
  readonly isOpen: boolean
  /** `2009a`, `in press`, as printed. */
  readonly year: string | undefined
}

/** The entries of a document in the forms in which citations name them. */
export function toCitedEntries(references: readonly Paragraph[]): CitedEntry[] {
  return references.map(({ id, item, reference, content }) => {
    const text = textWithoutMarks(content)
    const year = reference?.year ?? findYears(text)[0]?.year
    const names = namesOf(reference)
    const head = headOf(text, year, reference?.title)
    return {
      id,
      label: item?.mark.replace(/^[\s([]+|[\s)\].]+$/gu, ''),
      surnames: names.map(({ surname }) => fold(surname)),
      head: fold(head),
      isOpen: reference?.isShortened === true || hasMoreNames(head, names),
      year,
    }
  })
}

function namesOf(fields: ReferenceFields | undefined): readonly ReferenceName[] {
  if (fields === undefined) return []
  return fields.authors.length > 0 ? fields.authors : fields.editors
}

/**
 * The head of an entry: up to the year or the title, whichever comes first; a title that opens the entry is its head.
 */
function headOf(text: string, year: string | undefined, title: string | undefined): string {
  const yearAt = year === undefined ? -1 : text.indexOf(year)
  const titleAt = title === undefined ? -1 : text.indexOf(title)
  const end = Math.min(...[yearAt, titleAt].filter(at => at > 0), text.length)
  return text.slice(0, end).replace(/[^\p{L}\p{N})\]]+$/u, '')
}

const NO_NAMES = new RegExp(String.raw`${ET_AL}|(?<!\p{L})(?:${EDITORS}|${AND})(?!\p{L})`, 'giu')

/** Whether something like a name is in the head besides those that were read. */
function hasMoreNames(head: string, names: readonly ReferenceName[]): boolean {
  let rest = head
  for (const { surname, given } of names) rest = rest.replace(surname, ' ').replace(given ?? ' ', ' ')
  return /\p{Lu}\p{Ll}/u.test(rest.replace(NO_NAMES, ' '))
}

/** The text in lower case, without accents and with plain apostrophes and hyphens: lists and texts differ in these. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ´]/gu, "'").replace(/[‐‑]/gu, '-').toLowerCase()
}
