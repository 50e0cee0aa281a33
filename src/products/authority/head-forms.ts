import { isInitial, parseSpelling } from './names.ts'
import type { AuthorityField, RecordKind } from './records.ts'

/** The merits of a spelling, most important first; larger is better. */
type Merits = readonly number[]

/**
 * The fields of the preferred form of a name, chosen from the spellings that papers show: for an author the one with the
 * fullest given names, then the most frequent one; for an organisation the most frequent one. `undefined` where papers
 * show none.
 */
export function chooseHead(kind: RecordKind, seen: readonly AuthorityField[]): readonly AuthorityField[] | undefined {
  const meritsOf = kind === 'author' ? authorMerits : organisationMerits
  const shown = seen.filter(({ papers }) => papers.length > 0)
  const [best] = shown.sort((a, b) => compareMerits(meritsOf(b), meritsOf(a)) || (a.value < b.value ? -1 : 1))
  return best && headFields(kind, best.value)
}

function headFields(kind: RecordKind, spelling: string): readonly AuthorityField[] {
  if (kind === 'organisation') return [{ name: 'Name', value: spelling, papers: [] }]
  const { surname, particle, given, middle, suffix } = parseSpelling(spelling)
  const parts = [
    ['Surname', surname],
    ['Particle', particle],
    ['Given', given],
    ['Middle', middle],
    ['Suffix', suffix],
  ] as const
  return parts.flatMap(([name, value]) => (value === '' ? [] : [{ name, value, papers: [] }]))
}

function authorMerits({ value, papers }: AuthorityField): Merits {
  const { given, middle } = parseSpelling(value)
  return [isMixedCase(value), fullness(given), fullness(middle), papers.length, countAccents(value)]
}

function organisationMerits({ value, papers }: AuthorityField): Merits {
  return [papers.length, isMixedCase(value), countAccents(value), value.length]
}

/** 0: none, 1: an initial, 2: written out. */
function fullness(given: string): number {
  if (given === '') return 0
  return isInitial(given) ? 1 : 2
}

function isMixedCase(text: string): number {
  return text === text.toUpperCase() && text !== text.toLowerCase() ? 0 : 1
}

function countAccents(text: string): number {
  return text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0
}

function compareMerits(a: Merits, b: Merits): number {
  const i = a.findIndex((merit, place) => merit !== b[place])
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0)
}
