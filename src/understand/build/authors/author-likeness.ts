import { similarity } from '../../../base/text/characters/levenshtein.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { toPlainLatin } from '../../../base/text/characters/transliteration.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'

/** Fewest letters of a surname that identify it inside an address. */
const TELLING_LETTERS = 4

/** The share of a user name (before the `@`, after the `~`) that comes from a person's name, 0 to 1. */
export function likeness(name: PersonName, user: string): number {
  const local = fold(user).replace(/\d+/gu, '')
  const surname = fold(name.surname)
  const given = fold([name.given, name.middle].filter(part => part !== undefined).join(''))
  const initials = [name.given, ...(name.middle?.split(' ') ?? [])].map(part => fold(part ?? '').slice(0, 1)).join('')
  const forms = [
    surname + given,
    given + surname,
    initials + surname,
    surname + initials,
    initials.slice(0, 1) + surname,
    surname,
    given,
  ]
  const best = Math.max(...forms.map(form => (form === '' ? 0 : similarity(form, local))))
  const parts = [surname, ...name.surname.split(/[\s-]/u).map(fold)]
  const holds =
    parts.some(part => part.length >= TELLING_LETTERS && local.includes(part)) ||
    (local.length >= TELLING_LETTERS && (surname.startsWith(local) || given.startsWith(local)))
  // The first of two surnames is among the middle names.
  const others = [name.given, ...(name.middle?.split(' ') ?? [])].map(part => fold(part ?? ''))
  const holdsGiven = others.some(part => part.length >= TELLING_LETTERS && local.includes(part))
  return Math.max(best, holds ? 0.85 + 0.1 * best : 0, holdsGiven ? 0.65 + 0.2 * best : 0)
}

/** A name as user names spell it: in small Latin letters without accents. */
export function spellAsUser(name: string): string {
  return stripAccents(toPlainLatin(name.normalize('NFC').toLowerCase()))
}

function fold(text: string): string {
  return spellAsUser(text).replace(/[^\p{L}\d]/gu, '')
}
