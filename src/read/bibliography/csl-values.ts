import type { CslItem } from '../../model/bibliography/csl-item.ts'
import { MONTHS, readLooseDate } from './loose-dates.ts'

/** The members of a name in CSL-JSON. */
const NAME_PARTS: ReadonlySet<string> = new Set([
  'family',
  'given',
  'suffix',
  'non-dropping-particle',
  'dropping-particle',
  'literal',
])

/** The variables of CSL 1.0.2 that are lists of names. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'author|chair|collection-editor|compiler|composer|container-author|contributor|curator|director|editor|editor-translator|' +
    'editorial-director|executive-producer|guest|host|illustrator|interviewer|narrator|organizer|original-author|performer|' +
    'producer|recipient|reviewed-author|script-writer|series-creator|translator'
  ).split('|'),
)
/** Those that are dates. All others are texts or numbers. */
const DATES: ReadonlySet<string> = new Set([
  'accessed',
  'available-date',
  'event-date',
  'issued',
  'original-date',
  'submitted',
])
/** Numbers of a date: year, month and day. */
const MOST_DATE_PARTS = 3

type Values = Readonly<Record<string, unknown>>

/**
 * An item with those of its values that are of the type that CSL-JSON 1.0.2 gives them: the library takes a name for a list of
 * names whatever it is, and ends there. Numbers become texts.
 */
export function keepSoundValues(item: Values): CslItem {
  const values = Object.entries(item).flatMap(([name, value]) => {
    const sound = NAMES.has(name) ? toNames(value) : DATES.has(name) ? toDate(value) : toText(value)
    return sound === undefined ? [] : [[name, sound] as const]
  })
  return Object.fromEntries(values) as unknown as CslItem
}

/** JSON may have halves of characters, which no text file can. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '\ufffd')
  return typeof value === 'number' ? String(value) : undefined
}

function toNames(values: unknown): readonly Values[] | undefined {
  if (!Array.isArray(values)) return undefined
  const names = values.filter(isObject).flatMap(name => {
    const parts = Object.entries(name).filter(([part, value]) => NAME_PARTS.has(part) && typeof value === 'string')
    return parts.length === 0
      ? []
      : [joinParticles(Object.fromEntries(parts.map(([part, text]) => [part, toText(text)])))]
  })
  return names.length === 0 ? undefined : names
}

/** The name with one particle: BibTeX does not tell those that citations leave out from the others. */
function joinParticles({ 'dropping-particle': dropping, 'non-dropping-particle': kept, ...name }: Values): Values {
  const particle = [dropping, kept].filter(part => part !== undefined && part !== '').join(' ')
  return particle === '' ? name : { ...name, 'non-dropping-particle': particle }
}

/** A date by its numbers, one or a range of two; one in words by the numbers in it. */
function toDate(value: unknown): Values | undefined {
  if (!isObject(value)) return undefined
  const { raw, literal } = value
  const text = toText(raw) ?? toText(literal)
  const parts = value['date-parts'] ?? (text === undefined ? undefined : readLooseDate({ literal: text })['date-parts'])
  if (!Array.isArray(parts)) return undefined
  const dates = parts.flatMap(date => {
    const numbers = Array.isArray(date) ? date.slice(0, MOST_DATE_PARTS).map(part => Number(toText(part))) : []
    return numbers.length > 0 && numbers.every(Number.isSafeInteger) ? [upToImpossible(numbers)] : []
  })
  return dates.length === 0 ? undefined : { 'date-parts': dates }
}

/** The parts of a date before a month or day that no year has: `2021-13` is 2021. */
function upToImpossible([year = 0, month, day]: readonly number[]): readonly number[] {
  if (month === undefined || month < 1 || month > MONTHS) return [year]
  // The day before the first of the next month is the last one.
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day === undefined || day < 1 || day > last ? [year, month] : [year, month, day]
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
