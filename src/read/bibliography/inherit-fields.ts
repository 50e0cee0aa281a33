import type { BibEntry } from '../../model/bibliography/entry.ts'

/** Most entries above an entry, of `crossref` and `xdata` together: two are common. */
const MOST_ABOVE = 8

/** Types whose title is that of a part; a parent's title is then the title of the book. */
const PARTS: ReadonlySet<string> = new Set([
  'inbook',
  'incollection',
  'inproceedings',
  'conference',
  'inreference',
  'suppbook',
])

/** An entry, and those that it takes fields from, nearest first. */
export interface EntryFamily {
  readonly entry: BibEntry
  readonly parents: readonly BibEntry[]
}

/**
 * Each entry with the fields of its `xdata` (BibLaTeX) and with the entries that its `crossref` leads to. Keys are
 * compared as BibTeX does, without regard to case. An entry that is above itself, or not in the file, is left out.
 */
export function findFamilies(entries: readonly BibEntry[]): EntryFamily[] {
  const named = new Map<string, BibEntry>()
  for (const entry of entries) {
    const key = entry.key.toLowerCase()
    if (!named.has(key)) named.set(key, entry)
  }
  const find = (key: string) => named.get(key.trim().toLowerCase())
  return entries.map(entry => withParents(entry, find))
}

type Find = (key: string) => BibEntry | undefined

function withParents(entry: BibEntry, find: Find): EntryFamily {
  const { crossref, xdata } = entry.fields
  if (crossref === undefined && xdata === undefined) return { entry, parents: [] }
  const chain: BibEntry[] = [withXdata(entry, find)]
  for (;;) {
    const last = chain.at(-1)
    const parent = last?.fields.crossref === undefined ? undefined : find(last.fields.crossref)
    if (last === undefined || parent === undefined || chain.length > MOST_ABOVE) break
    if (chain.some(({ key }) => key === parent.key)) break
    chain.push(withBookTitle(withXdata(parent, find), last))
  }
  const [first = entry, ...parents] = linked(chain)
  return { entry: first, parents }
}

/** The chain with keys in the case in which the entries have them, and without what leads on from its end. */
function linked(chain: readonly BibEntry[]): BibEntry[] {
  return chain.map((entry, i) => {
    const { crossref, ...fields } = entry.fields
    const next = chain[i + 1]
    return {
      ...entry,
      fields: next === undefined || crossref === undefined ? fields : { ...fields, crossref: next.key },
    }
  })
}

/** The entry with the fields that it lacks from the data that it names, and from those that these name. */
function withXdata(entry: BibEntry, find: Find): BibEntry {
  const seen = new Set([entry.key])
  let fields = entry.fields
  const open = keysIn(entry.fields.xdata)
  while (open.length > 0 && seen.size <= MOST_ABOVE) {
    const data = find(open.shift() ?? '')
    if (data === undefined || seen.has(data.key)) continue
    seen.add(data.key)
    open.push(...keysIn(data.fields.xdata))
    fields = { ...data.fields, ...fields }
  }
  const { xdata, ...rest } = fields
  return xdata === undefined ? entry : { ...entry, fields: rest }
}

function keysIn(list = ''): string[] {
  return list
    .split(',')
    .map(key => key.trim())
    .filter(key => key !== '')
}

/** The parent of a part with its title as the title of the book, unless it has one: styles of BibTeX expect one. */
function withBookTitle(parent: BibEntry, child: BibEntry): BibEntry {
  const { title, booktitle } = parent.fields
  if (title === undefined || booktitle !== undefined || !PARTS.has(child.type)) return parent
  return { ...parent, fields: { ...parent.fields, booktitle: title } }
}
