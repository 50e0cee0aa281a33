import type { BlockCorrection, Correction } from '../../model/corrections/corrections.ts'
import { LINE_MEMBERS, type LineEntry, type LineMember } from '../../model/corrections/line-corrections.ts'
import type { ReferenceCorrection } from '../../model/corrections/reference-corrections.ts'
import { type Draft, KIND_MEMBERS, toCorrections, toDraft } from './draft.ts'
import { keyOfReference } from './reference-fields.ts'

/** Something that two people have corrected in different ways; `undefined` is a correction that was taken back. */
export interface Conflict {
  readonly key: string
  readonly own: Correction | undefined
  readonly other: Correction | undefined
}

/** What came of the corrections of two people. */
export interface Merged {
  readonly draft: Draft
  readonly conflicts: readonly Conflict[]
}

/**
 * The corrections of somebody else with the own changes on top. Both began with `base`. Of conflicts the own correction is
 * kept, unless its key is in `theirs`.
 */
export function mergeDrafts(base: Draft, own: Draft, other: Draft, theirs: ReadonlySet<string> = new Set()): Merged {
  const conflicts: Conflict[] = []
  const merged = mergeMaps(entriesOf(base), entriesOf(own), entriesOf(other), (was, mine, others, key) => {
    const isTheirs = theirs.has(key)
    const found = mergeEntries(was, mine, others, isTheirs)
    if (found.isConflict) conflicts.push({ key, own: mine, other: others })
    return found.entry
  })
  return { draft: toDraft([...merged.values()]), conflicts }
}

/** What a correction is about: two people who correct it may be in conflict. */
export function keyOfCorrection(correction: Correction): string {
  if ('block' in correction) return correction.block
  if ('reference' in correction) return keyOfReference(correction)
  if ('reviewed' in correction) return `page ${correction.reviewed}`
  const { header, text } = correction
  if (header === 'title' || header === 'subtitle') return header
  // What is added has no name yet: two people may add two things.
  return JSON.stringify(text === '' ? correction : [header, text, 'field' in correction ? correction.field : ''])
}

function entriesOf(draft: Draft): ReadonlyMap<string, Correction> {
  return new Map(toCorrections(draft, []).map(entry => [keyOfCorrection(entry), entry]))
}

/** The entries of somebody else, but for those that were changed here since `was`; `mergeBoth` is asked where both have changed one. */
function mergeMaps<Entry>(
  was: ReadonlyMap<string, Entry>,
  own: ReadonlyMap<string, Entry>,
  other: ReadonlyMap<string, Entry>,
  mergeBoth: (
    was: Entry | undefined,
    own: Entry | undefined,
    other: Entry | undefined,
    key: string,
  ) => Entry | undefined,
): ReadonlyMap<string, Entry> {
  const merged = new Map(other)
  for (const key of new Set([...was.keys(), ...own.keys()])) {
    const [before, mine, theirs] = [was.get(key), own.get(key), other.get(key)]
    if (isAlike(mine, before)) continue
    const isMineAlone = isAlike(theirs, before) || isAlike(mine, theirs)
    const entry = isMineAlone ? mine : mergeBoth(before, mine, theirs, key)
    if (entry === undefined) merged.delete(key)
    else merged.set(key, entry)
  }
  return merged
}

function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** One entry that both have changed: put together where they have changed different parts of it. */
function mergeEntries(
  was: Correction | undefined,
  own: Correction | undefined,
  other: Correction | undefined,
  isTheirs: boolean,
): { readonly entry: Correction | undefined; readonly isConflict: boolean } {
  const [mine, theirs] = [partsOf(own), partsOf(other)]
  if (own === undefined || mine === undefined || theirs === undefined) {
    return { entry: isTheirs ? other : own, isConflict: true }
  }
  let isConflict = false
  const merged = mergeMaps(partsOf(was) ?? new Map(), mine, theirs, (_was, ownPart, otherPart) => {
    isConflict = true
    return isTheirs ? otherPart : ownPart
  })
  return { entry: withParts(own, merged), isConflict }
}

const OF_KIND: ReadonlySet<string> = new Set(['split', ...KIND_MEMBERS])
const LINE_LISTS: ReadonlySet<string> = new Set(LINE_MEMBERS)

/** Parts of an entry that may be corrected by different people; `undefined` where it has none. */
function partsOf(entry: Correction | undefined): ReadonlyMap<string, unknown> | undefined {
  if (entry === undefined || 'header' in entry || 'reviewed' in entry) return undefined
  if ('reference' in entry) return new Map(Object.entries(entry.reference))
  const members = Object.entries(entry)
  const kind = Object.fromEntries(members.filter(([name]) => OF_KIND.has(name)))
  const lines = LINE_MEMBERS.flatMap(name => (entry[name] ?? []).map(each => [keyOfLine(name, each), each] as const))
  const others = members.filter(([name]) => !OF_KIND.has(name) && !LINE_LISTS.has(name))
  return new Map<string, unknown>([
    ...others,
    ...lines,
    ...(Object.keys(kind).length > 0 ? [['kind', kind] as const] : []),
  ])
}

/** The list that an entry about a line is in, then what tells it from others of that list. */
function keyOfLine(name: LineMember, entry: LineEntry): string {
  const { line, part, mark, nth } = entry as LineEntry & { readonly part?: string; mark?: string; nth?: number }
  return `${name} ${JSON.stringify([line, part, mark, nth])}`
}

/** An entry with other parts; `undefined` where they say nothing. */
function withParts(entry: Correction, parts: ReadonlyMap<string, unknown>): Correction | undefined {
  if ('reference' in entry) return { ...entry, reference: Object.fromEntries(parts) } satisfies ReferenceCorrection
  const { kind, ...rest } = Object.fromEntries(parts) as Readonly<Record<string, object>>
  const lists = LINE_MEMBERS.map(name => {
    const ofList = Object.entries(rest).filter(([key]) => key.startsWith(`${name} `))
    const entries = ofList.map(([, each]) => each as LineEntry).sort((a, b) => a.line - b.line)
    return [name, entries.length > 0 ? entries : undefined] as const
  })
  const others = Object.entries(rest).filter(([key]) => !key.includes(' '))
  const whole = { ...Object.fromEntries([...others, ...lists]), ...kind } as unknown as BlockCorrection
  const said = Object.values(whole).filter(value => value !== undefined)
  return said.length > 2 ? whole : undefined
}
