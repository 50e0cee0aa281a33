import type { LineMember } from '../../../model/corrections/line-corrections.ts'

/** A member of an entry: whether its value may be, and what is expected. */
export interface Member {
  readonly accepts: (value: unknown) => boolean
  readonly expected: string
  readonly isRequired?: true
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFilled = (value: unknown): boolean => isText(value) && value.trim() !== ''
const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0
const isFilledList = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isFilled)

/** What the fields of an entry may be; those that may be left out are marked. */
type Fields = Readonly<Record<string, { readonly accepts: (value: unknown) => boolean; readonly isOptional?: true }>>

/** All entries say which line they are about. */
const LINE: Fields = { line: { accepts: isNumber }, read: { accepts: isText } }
const NTH = { accepts: isNumber, isOptional: true } as const

const LINE_WORDS = '"line": a whole number from 1, "read": the line as it is read'

/** The members of a correction of a block that hold entries about its lines; the types keep the table complete. */
export const LINE_ENTRIES: Readonly<Record<LineMember, Member>> = {
  words: listOf({ ...LINE, is: { accepts: isFilled } }, `${LINE_WORDS}, "is": as it is printed`),
  checked: listOf({ ...LINE, words: { accepts: isFilledList } }, `${LINE_WORDS}, "words": [those that are right]`),
  formulas: listOf(
    { ...LINE, part: { accepts: isFilled }, nth: NTH, is: { accepts: isText } },
    `${LINE_WORDS}, "part": what the line has there, "nth": which one, "is": LaTeX`,
  ),
  calls: listOf(
    { ...LINE, mark: { accepts: isFilled }, nth: NTH, note: { accepts: isText }, page: NTH },
    `${LINE_WORDS}, "mark": as it is read, "nth": which one, "note": its beginning, "page": where it begins`,
  ),
}

function listOf(fields: Fields, expected: string): Member {
  return {
    accepts: value => Array.isArray(value) && value.length > 0 && value.every(entry => isEntry(entry, fields)),
    expected: `a list of { ${expected} }`,
  }
}

function isEntry(value: unknown, fields: Fields): boolean {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Readonly<Record<string, unknown>>
  const isKnown = Object.keys(entry).every(name => Object.hasOwn(fields, name))
  const fits = ([name, { accepts, isOptional }]: readonly [string, Fields[string]]) =>
    entry[name] === undefined ? isOptional === true : accepts(entry[name])
  return isKnown && Object.entries(fields).every(fits)
}
