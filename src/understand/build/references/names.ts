import { AND, EDITORS, ET_AL } from '../../../base/text/keywords/bibliography-words.ts'
import type { ReferenceName } from '../../../model/paper/paper.ts'

/**
 * How a list writes names: `Smith, A. B.`, `Smith AB`, `Smith A. B.`, `A. B. Smith`, `Smith, Anna` (where later names may
 * be the other way round), `Anna Smith`.
 */
export const NAME_FORMS = [
  'inverted-initials',
  'bare-initials',
  'initials-behind',
  'initials-first',
  'inverted',
  'given-first',
] as const
export type NameForm = (typeof NAME_FORMS)[number]

/** Names at the beginning of a text. */
export interface NameList {
  readonly names: readonly ReferenceName[]
  /** Offset after the names, `et al.` and a mark of editors. */
  readonly end: number
  readonly areEditors: boolean
  readonly isShortened: boolean
}

const PARTICLE = String.raw`(?:v[oa]n|vom|der|den|de|del|della|di|da|dos|das|do|du|des|la|le|ter|ten|te|zu|zur|zum|im|el|al|bin|ibn|af|фон|де)`
/** A word of a name: `Smith`, `O’Neill`, `García-Durán`, `McLean`, `DeWitt`. */
const WORD = String.raw`(?:\p{Lu}|[dl]['’]\p{Lu})[\p{L}\p{M}'’ʼ´]*\p{L}(?:[-‐‑–]\s?\p{L}[\p{L}\p{M}'’]+)*`
const SURNAME = String.raw`(?:${PARTICLE}\s){0,3}${WORD}(?:\s(?:${PARTICLE}\s){0,3}${WORD}){0,2}(?:\s${PARTICLE}){0,2}`
/** Marks of equal contribution or of the corresponding author, after a surname. */
const MARKS = '[*†‡§]{0,2}'
/** `A.`, `A. B.`, `J.-G.`, `Yu.`, `A.B.`; a blank has one place only, since a long row of initials would be read in all ways. */
const INITIALS = String.raw`\p{Lu}\p{Ll}?\.(?:(?:\s?[-‐‑]\s?|\s{0,2})\p{Lu}\p{Ll}?\.(?!\p{Ll}))*(?:\s${PARTICLE}(?=[,;\s]))*`
/** `AB`, `J-G`, `MdaQ`; capitals without points. */
const BARE = String.raw`(?!I{2,3}(?!\p{L}))\p{Lu}(?:(?:[-‐‑]|d|d[aeo]s?)?\p{Lu}){0,4}(?![\p{L}\p{M}])(?:\s${PARTICLE}(?=[,.:;]))*`
const GIVEN = String.raw`(?:${WORD}|\p{Lu}\p{Ll}?\.(?:[-‐‑]?\p{Lu}\.)*|\p{Lu}(?!\p{L}))`
const GIVENS = String.raw`${GIVEN}(?:\s${GIVEN}){0,3}(?:\s${PARTICLE}(?=[\s,;/.]|$)){0,3}`
const SUFFIX = String.raw`(?:,?\s(?:Jr|Sr|II|III|IV|2nd|3rd)\b\.?)?`

const NAME: Readonly<Record<NameForm, RegExp>> = {
  'inverted-initials': new RegExp(`(?<surname>${SURNAME})${MARKS},\\s?(?<given>${INITIALS})${SUFFIX}`, 'uy'),
  'bare-initials': new RegExp(`(?<surname>${SURNAME}),?\\s(?<given>${BARE})${SUFFIX}`, 'uy'),
  'initials-behind': new RegExp(`(?<surname>${SURNAME})${MARKS}\\s(?<given>${INITIALS})${SUFFIX}`, 'uy'),
  'initials-first': new RegExp(`(?<given>${INITIALS})\\s?(?<surname>${SURNAME})${SUFFIX}`, 'uy'),
  inverted: new RegExp(`(?<surname>${SURNAME})${MARKS},\\s(?<given>${GIVENS})${SUFFIX}`, 'uy'),
  'given-first': new RegExp(
    `(?<given>${GIVEN}(?:\\s${GIVEN}){0,2})\\s(?<surname>(?:${PARTICLE}\\s){0,3}${WORD})${SUFFIX}`,
    'uy',
  ),
}

/**
 * Evidence that every name of a form has: quick to find, while each pattern of {@link NAME} is a page of machine code.
 */
const EVIDENCE: Readonly<Record<NameForm, RegExp>> = {
  'inverted-initials': /[^,]+,\s?\p{Lu}\p{Ll}?\./uy,
  'bare-initials': /[^,]+,?\s\p{Lu}(?:(?:[-‐‑]|d|d[aeo]s?)?\p{Lu}){0,4}(?!\p{L})/uy,
  'initials-behind': /[^,]+\s\p{Lu}\p{Ll}?\./uy,
  'initials-first': /\p{Lu}\p{Ll}?\./uy,
  inverted: /[^,]+,\s\p{Lu}/uy,
  'given-first': /[^,]+\s\S/uy,
}

const SEPARATOR = new RegExp(`\\s*(?:[,;/]\\s*(?:…|\\.\\.\\.)?\\s*(?:${AND}\\s)?|\\s${AND}\\s|&)\\s*`, 'uy')
const LEFT_OUT = new RegExp(`[,;]?\\s*(?:…\\s*)?${ET_AL}`, 'iuy')
const EDITOR_MARK = new RegExp(`,?\\s*[([]?\\s*${EDITORS}\\s*[)\\]]?`, 'iuy')

/** The names at `start`, or `undefined` if none are there. */
export function readNames(text: string, form: NameForm, start = 0): NameList | undefined {
  const names: ReferenceName[] = []
  let end = start
  let next: number | undefined = start
  let separator = ''
  while (next !== undefined) {
    const found = matchName(text, next, names.length === 0 ? [form] : laterForms(form, separator))
    if (found === undefined) break
    names.push(found.name)
    end = found.end
    next = endOf(SEPARATOR, text, end)
    separator = next === undefined ? '' : text.slice(end, next)
  }
  if (names.length === 0) return undefined
  const behindLeftOut = endOf(LEFT_OUT, text, end)
  const behindMark = endOf(EDITOR_MARK, text, behindLeftOut ?? end)
  return {
    names,
    end: behindMark ?? behindLeftOut ?? end,
    areEditors: behindMark !== undefined,
    isShortened: behindLeftOut !== undefined,
  }
}

/** Lists that invert names in full often do so with the first alone: `Smith, Anna, and Karl Weber`. */
function laterForms(form: NameForm, separator: string): readonly NameForm[] {
  if (form === 'given-first') return ['given-first', 'initials-first']
  if (form === 'initials-behind') return ['initials-behind', 'initials-first']
  if (separator.includes('/') && isInverted(form)) return [form, 'inverted', 'inverted-initials', 'given-first']
  if (form !== 'inverted') return [form]
  if (separator.includes(';')) return ['inverted', 'inverted-initials']
  return ['inverted-initials', 'given-first', 'initials-first', 'inverted']
}

function isInverted(form: NameForm): boolean {
  return form === 'inverted' || form === 'inverted-initials'
}

function matchName(text: string, at: number, forms: readonly NameForm[]) {
  for (const form of forms) {
    if (endOf(EVIDENCE[form], text, at) === undefined) continue
    const pattern = NAME[form]
    pattern.lastIndex = at
    const groups = pattern.exec(text)?.groups
    const end = pattern.lastIndex
    if (groups?.surname === undefined || groups.given === undefined) continue
    if (isAbbreviatedTitle(text, end)) continue
    if (form === 'given-first' && ENDS_IN_INITIALS.test(groups.surname)) continue
    return { name: { surname: groups.surname.trim(), given: groups.given.trim() }, end }
  }
  return undefined
}

/** `Smith AB` does not have the surname `AB`. */
const ENDS_IN_INITIALS = /^\p{Lu}{2,3}$/u

/** `J. Appl. Microbiol.` and `J. Ethnopharmacol. 57` are names of journals; a year may follow a person. */
function isAbbreviatedTitle(text: string, end: number): boolean {
  return /^\.\s*(?:\p{Lu}\p{L}+\.(?!\p{L})|(?!(?:1[4-9]|20)\d\d)\d)/u.test(text.slice(end))
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
