import { closeAddresses, findEmails } from '../../../base/text/web/emails.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { likeness } from './author-likeness.ts'
import { emailByPattern, isEmailPattern } from './email-patterns.ts'

/** An address belongs to a person from this likeness to the name on. */
const LIKE_NAME = 0.6

/** The e-mail address of an author, and the rule that linked it to the name. */
export interface AuthorEmail {
  readonly email: string
  /** Likeness; one name and one address in a block; a pattern for all; the only ones left over. */
  readonly rule: 'like-name' | 'beside-name' | 'pattern' | 'left'
}

/**
 * The e-mail address of each name, in the order of the names; `undefined` where none is printed.
 *
 * First the address most like a name, one for each; then those in blocks (lists of lines) that hold one name and one
 * address left over; then those that a pattern in a block gives for its names (`firstname.lastname@example.org`); then a
 * single name and a single address that are left over in all.
 */
export function assignEmails(
  names: readonly PersonName[],
  blocks: readonly (readonly string[])[],
): (AuthorEmail | undefined)[] {
  const found = blocks.map(lines => {
    const all = findEmailsOfLines(lines)
    const emails = all.filter(email => !isEmailPattern(email))
    return { text: lines.join(' '), emails, patterns: new Set(all.filter(isEmailPattern)) }
  })
  const emails = [...new Set(found.flatMap(({ emails }) => emails))]
  const alike = assignByLikeness(names, emails)
  const assigned = [...alike]
  const rules = alike.map((email): AuthorEmail['rule'] => (email === undefined ? 'beside-name' : 'like-name'))
  for (const { text, emails: inBlock } of found) {
    const left = inBlock.filter(email => !assigned.includes(email))
    const named = names.flatMap((name, i) => (assigned[i] === undefined && text.includes(name.surname) ? [i] : []))
    if (left.length === 1 && named.length === 1 && named[0] !== undefined) assigned[named[0]] = left[0]
  }
  for (const { text, patterns } of found) {
    const [pattern, another] = patterns
    if (pattern === undefined || another !== undefined) continue
    for (const [i, name] of names.entries()) {
      const email = assigned[i] === undefined && text.includes(name.surname) ? emailByPattern(pattern, name) : undefined
      if (email !== undefined) [assigned[i], rules[i]] = [email, 'pattern']
    }
  }
  const left = emails.filter(email => !assigned.includes(email))
  if (names.length === 1 && assigned[0] === undefined) {
    assigned[0] = left[0]
    rules[0] = 'left'
  }
  return assigned.map((email, i) => (email === undefined ? undefined : { email, rule: rules[i] ?? 'left' }))
}

/** The addresses of a block; an address split by a line end is found in the joined lines. */
function findEmailsOfLines(lines: readonly string[]): string[] {
  const joined = lines
    .map(closeAddresses)
    .reduce(
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

/**
 * Of two addresses of a person the one to write to is printed first: one left over before the address found is
 * preferred.
 */
function preferFirst(
  names: readonly PersonName[],
  emails: readonly string[],
  assigned: readonly (string | undefined)[],
): (string | undefined)[] {
  return assigned.map((email, i) => {
    const before = email === undefined ? [] : emails.slice(0, emails.indexOf(email))
    const first = before.find(other => !assigned.includes(other) && isLikeOnly(names, i, other))
    return first ?? email
  })
}

function isLikeOnly(names: readonly PersonName[], i: number, email: string): boolean {
  return names.every((name, j) => likeness(name, localPart(email)) >= LIKE_NAME === (i === j))
}

function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
