import { findEmails } from '../../../base/text/web/emails.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'

/** The words between a person and the address in a note: `A. Lee is with the …`, `Ann Lee − Department of …`. */
const LINK = /^\s*(?:[−–—:]|-\s|,?\s*(?:is|are|was|were)\s+(?:now\s+|currently\s+)?(?:with|at)\s+(?:the\s+)?)\s*/iu
/** Where the address ends: at a semicolon, at the end of its sentence, before an e-mail address. */
const ADDRESS_END = /;|(?<=\p{Ll}{4}|\p{Lu}{2}|\d)\.(?:\s|$)|[\s,(]+(?:e-?mails?\b|orcid\b|\S*@)/iu
/** The words between people who share one address. */
const AND = /^[\s,]*(?:(?:and|und|et|y|i)\s+)?$/iu

interface Mention {
  readonly person: number
  readonly start: number
  readonly end: number
}

/**
 * The address that a note states for each author, in the order of the authors; `undefined` where it states none.
 *
 * Authors are named in full or by initials and surname; several before one address share it.
 */
export function readContactAddresses(text: string, persons: readonly PersonName[]): (string | undefined)[] {
  const mentions = persons.flatMap((name, person) => mentionsOf(name, person, text)).sort((a, b) => a.start - b.start)
  const addresses: (string | undefined)[] = persons.map(() => undefined)
  let sharing: number[] = []
  mentions.forEach((mention, i) => {
    const after = text.slice(mention.end, mentions[i + 1]?.start)
    sharing.push(mention.person)
    if (AND.test(after)) return
    const address = readAddress(after)
    if (address !== undefined) for (const person of sharing) addresses[person] ??= address
    sharing = []
  })
  return addresses
}

function mentionsOf(name: PersonName, person: number, text: string): Mention[] {
  const given = [name.given, ...(name.middle?.split(' ') ?? [])].filter(part => part !== undefined)
  const initials = given.map(part => part.slice(0, 1))
  const forms = [
    name.name,
    `${initials.map(letter => `${letter}.`).join(' ')} ${name.surname}`,
    `${initials[0]}. ${name.surname}`,
  ]
  const form = forms.find(name => text.includes(name))
  if (form === undefined || given.length === 0) return []
  const start = text.indexOf(form)
  return [{ person, start, end: start + form.length }]
}

function readAddress(after: string): string | undefined {
  const link = LINK.exec(after)
  if (link === null) return undefined
  const rest = after.slice(link[0].length)
  const address = rest.slice(0, ADDRESS_END.exec(rest)?.index).replace(/[\s,.]+$/u, '')
  return hasOrganisationWord(address) && findEmails(address).length === 0 ? address : undefined
}
