import type { PersonName } from '../../../base/text/names/person-name.ts'
import { spellAsUser } from './author-likeness.ts'

/** Words for the given name and for the surname in an address that says how those of all authors are made. */
const GIVEN = 'first|first[-_]?name|given|given[-_]?name|forename|pr[eé]nom|vorname|nombre|nome|imi[eę]|ime'
const SURNAME = 'last|last[-_]?name|surname|family[-_]?name|nom|nachname|apellidos?|sobrenome|cognome|nazwisko|prezime'
const PATTERN = new RegExp(
  `^(?:(?<given>${GIVEN})(?<between>[._-]?)(?:${SURNAME})|(?:${SURNAME})(?<reversed>[._-]?)(?:${GIVEN}))@(?<domain>.+)$`,
  'iu',
)

/** Whether an address says how those of all authors are made, and is nobody's: `firstname.lastname@example.org`. */
export function isEmailPattern(email: string): boolean {
  return PATTERN.test(email.normalize('NFC'))
}

/**
 * The address of a person by a pattern. `undefined` where the name does not say how it is written: a surname of several words,
 * no given name, an initial.
 */
export function emailByPattern(pattern: string, { given, surname }: PersonName): string | undefined {
  const { given: isFirst, between = '', reversed = '', domain } = PATTERN.exec(pattern.normalize('NFC'))?.groups ?? {}
  if (domain === undefined || given === undefined || !isOneWord(given) || !isOneWord(surname)) return undefined
  const [first, last] = isFirst === undefined ? [surname, given] : [given, surname]
  return `${spellAsUser(first)}${between}${reversed}${spellAsUser(last)}@${domain}`
}

function isOneWord(name: string): boolean {
  return /^\p{L}{2,}(?:-\p{L}+)*$/u.test(name.normalize('NFC'))
}
