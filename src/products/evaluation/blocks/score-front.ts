import type { BlockDocument, EvaluatedAuthor } from './block-document.ts'
import { type Count, NOTHING, shareOf } from './counts.ts'
import { cleanText, countUnanswered, toBlockKey } from './keys.ts'
import { matchBlocks } from './match-blocks.ts'
import { isSameKey } from './prepare-blocks.ts'

/** Characters from which on the name of an organisation may be a part of its printed line. */
const LEAST_ORGANISATION = 8

/** Title, abstract, authors with their organisations and e-mails, and printed page numbers. */
export function scoreFront(gold: BlockDocument, result: BlockDocument): ReadonlyMap<string, Count> {
  const withSubtitle = [result.title, `${result.title ?? ''} ${result.subtitle ?? ''}`]
  const titles = withSubtitle.map(title => compareOne(gold.title, title))
  return new Map([
    ['title', titles.find(({ hits }) => hits > 0) ?? titles[0] ?? NOTHING],
    ['abstract', compareOne(gold.abstract?.join(' '), result.abstract?.join(' '))],
    ...scoreAuthors(gold.authors ?? [], result.authors ?? []),
    ['pages', scorePages(gold, result)],
  ])
}

function compareOne(gold: string | undefined, result: string | undefined): Count {
  const [wanted, found] = [toBlockKey(gold), toBlockKey(result)]
  if (wanted === '') return NOTHING
  return { hits: isSameKey(wanted, found) ? 1 : 0, found: found === '' ? 0 : 1, wanted: 1 }
}

function scoreAuthors(
  gold: readonly EvaluatedAuthor[],
  result: readonly EvaluatedAuthor[],
): readonly (readonly [string, Count])[] {
  if (gold.length === 0) return []
  const byName = (authors: readonly EvaluatedAuthor[]) =>
    authors.map(({ given, surname }) => ({ keys: [toBlockKey(`${given ?? ''} ${surname ?? ''}`)] }))
  const hits = matchBlocks(byName(gold), byName(result)).length
  return [
    ['authors', { hits, found: result.length, wanted: gold.length }],
    ['orgs', scoreOrganisations(gold, result)],
    ['emails', scoreEmails(gold, result)],
  ]
}

function scoreEmails(gold: readonly EvaluatedAuthor[], result: readonly EvaluatedAuthor[]): Count {
  const emailsOf = (authors: readonly EvaluatedAuthor[]) =>
    authors.map(({ email }) => cleanText(email).toLowerCase()).filter(email => email !== '')
  const [wanted, found] = [emailsOf(gold), emailsOf(result)]
  if (wanted.length === 0) return NOTHING
  return { hits: found.length - countUnanswered(found, wanted), found: found.length, wanted: wanted.length }
}

/** The distinct organisations: found by name, or by name and place, or where one is a part of the other. */
function scoreOrganisations(gold: readonly EvaluatedAuthor[], result: readonly EvaluatedAuthor[]): Count {
  if (!gold.some(({ orgs = [] }) => orgs.length > 0)) return NOTHING
  const [wanted, found] = [organisationsOf(gold), organisationsOf(result)]
  const taken = new Set<number>()
  for (const forms of wanted) {
    const index = found.findIndex((others, i) => !taken.has(i) && isSameOrganisation(forms, others))
    if (index >= 0) taken.add(index)
  }
  return { hits: taken.size, found: found.length, wanted: wanted.length }
}

/** For each distinct organisation the keys of its forms; two that end in the same form are one. */
function organisationsOf(authors: readonly EvaluatedAuthor[]): readonly (readonly string[])[] {
  const all = authors.flatMap(({ orgs = [] }) =>
    orgs.map(org => {
      const forms = typeof org === 'string' ? [org] : [org.name, `${org.name ?? ''} ${org.place ?? ''}`]
      return forms.map(toBlockKey).filter(key => key !== '')
    }),
  )
  return [...new Map(all.filter(({ length }) => length > 0).map(forms => [forms.at(-1), forms])).values()]
}

function isSameOrganisation(forms: readonly string[], others: readonly string[]): boolean {
  return forms.some(form =>
    others.some(other => {
      if (isSameKey(form, other)) return true
      const isLong = Math.min(form.length, other.length) >= LEAST_ORGANISATION
      return isLong && (form.includes(other) || other.includes(form))
    }),
  )
}

function scorePages(gold: BlockDocument, result: BlockDocument): Count {
  const toKey = ({ local, global }: { readonly local?: string | number; readonly global?: string | number }) =>
    `${local}\n${global ?? ''}`
  const printed = (gold.pages ?? []).filter(({ global }) => global !== undefined && global !== null && global !== '')
  const found = new Set((result.pages ?? []).map(toKey))
  return shareOf(printed.filter(page => found.has(toKey(page))).length, printed.length)
}
