import { findEmails } from '../../text/web/emails.ts'
import type { PersonName } from '../../text/names/person-name.ts'
import { likeness } from './author-likeness.ts'

/** Likeness of an address to a name from which it is that person's. */
const LIKE_NAME = 0.6

/** The e-mail address of an author, and what tied it to the name. */
export interface AuthorEmail {
  readonly email: string
  /** Likeness; one name and one address in a block; what is left over. */
  readonly rule: 'like-name' | 'beside-name' | 'left'
}

/**
 * The e-mail address of each name, in their order; `undefined` where none is printed.
 *
 * First the address most like a name, one each; then, in blocks (lists of lines) that hold one name and one address
 * left over, or where one name and one address are left at all, these together.
 */
export function assignEmails(
  names: readonly PersonName[],
  blocks: readonly (readonly string[])[],
): (AuthorEmail | undefined)[] {
  const found = blocks.map(lines => ({ text: lines.join(' '), emails: findEmailsOfLines(lines) }))
  const emails = [...new Set(found.flatMap(({ emails: own }) => own))]
  const alike = assignByLikeness(names, emails)
  const assigned = [...alike]
  const rules = alike.map((email): AuthorEmail['rule'] => (email === undefined ? 'beside-name' : 'like-name'))
  for (const { text, emails: own } of found) {
    const left = own.filter(email => !assigned.includes(email))
    const named = names.flatMap((name, i) => (assigned[i] === undefined && text.includes(name.surname) ? [i] : []))
    if (left.length === 1 && named.length === 1 && named[0] !== undefined) assigned[named[0]] = left[0]
  }
  const left = emails.filter(email => !assigned.includes(email))
  if (names.length === 1 && assigned[0] === undefined) {
    assigned[0] = left[0]
    rules[0] = 'left'
  }
  return assigned.map((email, i) => (email === undefined ? undefined : { email, rule: rules[i] ?? 'left' }))
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
  const pairs = names.flatMap((name, i) => emails.map(email => ({ i, email, score: likeness(name, localPart(email)) })))
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
  return names.every((name, j) => likeness(name, localPart(email)) >= LIKE_NAME === (i === j))
}

function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
