import { OptionError } from '../../base/errors.ts'
import {
  type BlockCorrection,
  CORRECTIONS_FORMAT,
  CORRECTIONS_VERSION,
  type Correction,
} from '../../model/corrections/corrections.ts'
import { isHeaderCorrection, isPageReview, isReferenceCorrection } from './kinds.ts'
import {
  BLOCK_MEMBERS,
  DATE,
  DATE_FIELDS,
  HEADER_MEMBERS,
  type Members,
  REFERENCE_MEMBERS,
  REVIEW_MEMBERS,
} from './members.ts'

/**
 * The corrections that a file holds, in its order.
 *
 * @param json text of the file; a byte order mark at its start is ignored
 * @param file name of the file, for the messages
 * @throws {OptionError} `E_CORRECTIONS_INVALID` that names the file, the entry, the value and what was expected
 */
export function parseCorrections(json: string, file: string): readonly Correction[] {
  const root = parseJson(json, file)
  if (!isRecord(root)) throw invalid(file, 'expected an object { "format", "version", "corrections" }')
  if (root.format !== CORRECTIONS_FORMAT) {
    throw invalid(file, `"format" is ${shown(root.format)}; expected "${CORRECTIONS_FORMAT}"`)
  }
  if (root.version !== CORRECTIONS_VERSION) {
    throw invalid(file, `"version" is ${shown(root.version)}; this program reads ${CORRECTIONS_VERSION}`)
  }
  if (!Array.isArray(root.corrections)) throw invalid(file, '"corrections" is not a list')
  const corrections = root.corrections.map((entry, i) => toCorrection(entry, `${file}: entry ${i + 1}`))
  refuseDoubles(corrections, file)
  return corrections
}

function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new OptionError('E_CORRECTIONS_INVALID', `${file}: this is not JSON (${(error as SyntaxError).message})`, {
      cause: error,
    })
  }
}

function toCorrection(entry: unknown, place: string): Correction {
  if (!isRecord(entry)) throw invalid(place, `${shown(entry)} is not an object`)
  // Each member is checked against a table that is typed by `Correction`.
  return checkEntry(entry, place) as unknown as Correction
}

type Entry = Readonly<Record<string, unknown>>

function checkEntry(entry: Entry, place: string): Entry {
  if (Object.hasOwn(entry, 'header')) return checkHeader(entry, place)
  if (Object.hasOwn(entry, 'reviewed')) {
    checkMembers(entry, REVIEW_MEMBERS, place)
    return entry
  }
  if (!Object.hasOwn(entry, 'reference')) return checkBlock(entry, place)
  checkMembers(entry, REFERENCE_MEMBERS, `${place} (reference ${shown(entry.text)})`)
  return entry
}

function checkBlock(entry: Entry, place: string): Entry {
  const named = typeof entry.block === 'string' ? `${place} (${entry.block})` : place
  checkMembers(entry, BLOCK_MEMBERS, named)
  const over = BESIDE_INTO.find(name => entry[name] !== undefined)
  if (entry.into !== undefined && over !== undefined) {
    throw invalid(
      named,
      `"into" and "${over}" are both given; a block that is put into another one is what that one is`,
    )
  }
  return entry
}

/** Members that say what a block is by itself. */
const BESIDE_INTO = ['role', 'level', 'number', 'join', 'before', 'after'] as const

function checkHeader(entry: Entry, place: string): Entry {
  const { header } = entry
  if (!isHeaderPart(header)) {
    throw invalid(place, `"header" is ${shown(header)}; expected one of ${Object.keys(HEADER_MEMBERS).join(', ')}`)
  }
  const named = `${place} (${header} ${shown(entry.text)})`
  checkMembers(entry, HEADER_MEMBERS[header], named)
  const isDate = header === 'publication' && DATE_FIELDS.has(entry.field) && entry.value !== undefined
  if (isDate && !DATE.accepts(entry.value)) {
    throw invalid(named, `"value" is ${shown(entry.value)}; expected ${DATE.expected}`)
  }
  if (entry.text === '') checkAddition(entry, header, named)
  else if (entry.remove !== true && (header === 'keyword' || header === 'publication') && entry.value === undefined) {
    throw invalid(named, 'neither "value" nor "remove" is given')
  }
  return entry
}

/** The member without which there is nothing to add. */
const ADDED = { author: 'surname', organisation: 'name', publication: 'value', keyword: 'value' } as const

function checkAddition(entry: Entry, header: keyof typeof HEADER_MEMBERS, place: string): void {
  if (header === 'title' || header === 'subtitle') return
  if (entry.remove !== undefined) throw invalid(place, '"text" is empty; expected what is to be removed')
  if (entry[ADDED[header]] === undefined)
    throw invalid(place, `"text" is empty; expected "${ADDED[header]}" of what is to be added`)
}

function checkMembers(entry: Entry, members: Members, place: string): void {
  for (const [name, { isRequired }] of Object.entries(members)) {
    if (isRequired && entry[name] === undefined) throw invalid(place, `"${name}" is missing`)
  }
  for (const [name, value] of Object.entries(entry)) {
    const member = Object.hasOwn(members, name) ? members[name] : undefined
    if (member === undefined) {
      throw invalid(place, `"${name}" is not known; known are ${Object.keys(members).join(', ')}`)
    }
    if (!member.accepts(value)) throw invalid(place, `"${name}" is ${shown(value)}; expected ${member.expected}`)
  }
  if (entry.before !== undefined && entry.after !== undefined) {
    throw invalid(place, '"before" and "after" are both given; expected one of them')
  }
}

/** What is added may be added twice; what is there is corrected once. */
function refuseDoubles(corrections: readonly Correction[], file: string): void {
  const entries = new Map<string, number>()
  corrections.forEach((correction, i) => {
    const key = keyOf(correction)
    if (key === undefined) return
    const other = entries.get(key)
    if (other !== undefined) {
      throw invalid(file, `entries ${other} and ${i + 1} are both about ${key}; expected one for each`)
    }
    entries.set(key, i + 1)
  })
}

function keyOf(correction: Correction): string | undefined {
  if (isReferenceCorrection(correction)) return `the reference "${correction.text}" of page ${correction.page}`
  if (isPageReview(correction)) return `page ${correction.reviewed}`
  if (!isHeaderCorrection(correction)) return (correction satisfies BlockCorrection).block
  const { header, text } = correction
  if (header === 'title' || header === 'subtitle') return `the ${header}`
  const field = header === 'publication' ? ` ${correction.field ?? ''}` : ''
  return text === '' ? undefined : `${header}${field} "${text}"`
}

function isHeaderPart(value: unknown): value is keyof typeof HEADER_MEMBERS {
  return typeof value === 'string' && Object.hasOwn(HEADER_MEMBERS, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(value: unknown): string {
  return shorten(value === undefined ? 'missing' : JSON.stringify(value))
}

/** Characters of what is wrong in a file that a message shows. */
const SHOWN_LENGTH = 40

/** The beginning of what is wrong in a file, for a message. */
export function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}

function invalid(place: string, message: string): OptionError {
  return new OptionError('E_CORRECTIONS_INVALID', `${place}: ${message}`)
}
