import { findEmails } from '../text/emails.ts'
import { similarity } from '../text/levenshtein.ts'
import type { PersonName } from '../text/person-name.ts'
import { toPlainLatin } from '../text/transliteration.ts'
import { stripAccents } from '../text/unicode.ts'

/** Likeness of an address to a name from which it is that person's. */
const LIKE_NAME = 0.6
/** Letters of a surname that tell it from others inside an address. */
const TELLING_LETTERS = 4

/**
 * The e-mail address of each name, in their order; `undefined` where none is printed.
 *
 * First the address most like a name, one each; then, in blocks (lists of lines) that hold one name and one address
 * left over, or where one name and one address are left at all, these together.
 */
export function assignEmails(
  names: readonly PersonName[],
  blocks: readonly (readonly string[])[],
): (string | undefined)[] {
  const found = blocks.map(lines => ({ text: lines.join(' '), emails: findEmailsOfLines(lines) }))
  const emails = [...new Set(found.flatMap(({ emails: own }) => own))]
  const assigned = assignByLikeness(names, emails)
  for (const { text, emails: own } of found) {
    const left = own.filter(email => !assigned.includes(email))
    const named = names.flatMap((name, i) => (assigned[i] === undefined && text.includes(name.surname) ? [i] : []))
    if (left.length === 1 && named.length === 1 && named[0] !== undefined) assigned[named[0]] = left[0]
  }
  const left = emails.filter(email => !assigned.includes(email))
  if (names.length === 1 && assigned[0] === undefined) assigned[0] = left[0]
  return assigned
}

/** Addresses of a block; one that a line end parts is found in the lines run together. */
function findEmailsOfLines(lines: readonly string[]): string[] {
  const joined = lines.reduce(
    (text, line) =>
      /@\S*$|@$/u.test(text) && /^\S*\.\p{Ll}{2,}/u.test(line) && !/\.\p{Ll}{2,}$/u.test(text)
        ? text + line
        : `${text} ${line}`,
    '',
  )
  return findEmails(joined)
}

function assignByLikeness(names: readonly PersonName[], emails: readonly string[]): (string | undefined)[] {
  const pairs = names.flatMap((name, i) => emails.map(email => ({ i, email, score: likeness(name, email) })))
  const assigned: (string | undefined)[] = names.map(() => undefined)
  const used = new Set<string>()
  for (const { i, email, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < LIKE_NAME || assigned[i] !== undefined || used.has(email)) continue
    assigned[i] = email
    used.add(email)
  }
  return preferFirst(names, emails, assigned)
}

/** Who prints two addresses prints the one to write to first: an address left over before a person's own is taken. */
function preferFirst(
  names: readonly PersonName[],
  emails: readonly string[],
  assigned: readonly (string | undefined)[],
): (string | undefined)[] {
  return assigned.map((email, i) => {
    const before = email === undefined ? [] : emails.slice(0, emails.indexOf(email))
    const own = before.find(other => !assigned.includes(other) && isLikeOnly(names, i, other))
    return own ?? email
  })
}

function isLikeOnly(names: readonly PersonName[], i: number, email: string): boolean {
  return names.every((name, j) => likeness(name, email) >= LIKE_NAME === (i === j))
}

/** How much the part before the `@` is made of a person's name, 0 to 1. */
function likeness(name: PersonName, email: string): number {
  const local = fold(email.slice(0, email.indexOf('@'))).replace(/\d+/gu, '')
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
  // The first of two surnames stands among the middle names.
  const others = [name.given, ...(name.middle?.split(' ') ?? [])].map(part => fold(part ?? ''))
  const holdsGiven = others.some(part => part.length >= TELLING_LETTERS && local.includes(part))
  return Math.max(best, holds ? 0.85 + 0.1 * best : 0, holdsGiven ? 0.65 + 0.2 * best : 0)
}

function fold(text: string): string {
  return stripAccents(toPlainLatin(text.normalize('NFC').toLowerCase())).replace(/[^\p{L}\d]/gu, '')
}
