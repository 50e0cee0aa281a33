import { OptionError } from '../errors.ts'
import { pageOfId } from '../layout/block-ids.ts'
import {
  CORRECTIONS_FORMAT,
  CORRECTIONS_VERSION,
  type CorrectedRole,
  type Correction,
  MAX_LEVEL,
  ROLE_LABELS,
} from './corrections.ts'

/** A member of an entry: whether its value may be, and what is expected. */
interface Member {
  readonly accepts: (value: unknown) => boolean
  readonly expected: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): value is string => isText(value) && pageOfId(value) !== undefined

const TEXT: Member = { accepts: isText, expected: 'a text' }
const ID: Member = { accepts: isId, expected: 'the id of a block, like p3-1k9xz' }

/** The members of an entry; the type keeps the table complete. */
const MEMBERS: Readonly<Record<keyof Correction, Member>> = {
  block: ID,
  text: TEXT,
  role: { accepts: isRole, expected: `one of ${Object.keys(ROLE_LABELS).join(', ')}` },
  level: { accepts: isLevel, expected: `a whole number from 1 to ${MAX_LEVEL}` },
  number: TEXT,
  join: { accepts: value => typeof value === 'boolean', expected: 'true or false' },
  before: ID,
  after: ID,
  note: TEXT,
}

/**
 * The corrections that a file holds, in its order.
 *
 * @param json text of the file; a byte order mark at its start is passed over
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
  if (!Array.isArray(root.corrections)) throw invalid(file, '"corrections" is no list')
  const corrections = root.corrections.map((entry, i) => toCorrection(entry, `${file}: entry ${i + 1}`))
  refuseDoubles(corrections, file)
  return corrections
}

function parseJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new OptionError('E_CORRECTIONS_INVALID', `${file}: this is no JSON (${(error as SyntaxError).message})`, {
      cause: error,
    })
  }
}

function toCorrection(entry: unknown, place: string): Correction {
  if (!isRecord(entry)) throw invalid(place, `${shown(entry)} is no object`)
  const named = isText(entry.block) ? `${place} (${entry.block})` : place
  for (const name of ['block', 'text']) {
    if (entry[name] === undefined) throw invalid(named, `"${name}" is missing`)
  }
  for (const [name, value] of Object.entries(entry)) {
    const member = isMember(name) ? MEMBERS[name] : undefined
    if (member === undefined) {
      throw invalid(named, `"${name}" is not known; known are ${Object.keys(MEMBERS).join(', ')}`)
    }
    if (!member.accepts(value)) throw invalid(named, `"${name}" is ${shown(value)}; expected ${member.expected}`)
  }
  if (entry.before !== undefined && entry.after !== undefined) {
    throw invalid(named, '"before" and "after" are both given; expected one of them')
  }
  // Each member has been checked against the table that is typed by `Correction`.
  return entry as unknown as Correction
}

function refuseDoubles(corrections: readonly Correction[], file: string): void {
  const entries = new Map<string, number>()
  corrections.forEach(({ block }, i) => {
    const other = entries.get(block)
    if (other !== undefined) {
      throw invalid(file, `entries ${other} and ${i + 1} are both about ${block}; expected one for each block`)
    }
    entries.set(block, i + 1)
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMember(name: string): name is keyof Correction {
  return Object.hasOwn(MEMBERS, name)
}

function isRole(value: unknown): value is CorrectedRole {
  return isText(value) && Object.hasOwn(ROLE_LABELS, value)
}

function isLevel(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LEVEL
}

/** Characters of a wrong value that a message shows. */
const SHOWN_LENGTH = 40

function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value)
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}

function invalid(place: string, message: string): OptionError {
  return new OptionError('E_CORRECTIONS_INVALID', `${place}: ${message}`)
}
