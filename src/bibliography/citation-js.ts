import type { BibEntry } from './entry.ts'

/** A name in CSL-JSON. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly suffix?: string
  readonly 'non-dropping-particle'?: string
  readonly 'dropping-particle'?: string
  /** A name that has no parts. */
  readonly literal?: string
}

/** An item of CSL-JSON 1.0: the fields that this program asks for, and any others. Texts are Unicode. */
export interface CslItem {
  readonly id: string
  readonly type: string
  readonly title?: string
  readonly author?: readonly CslName[]
  readonly issued?: { readonly 'date-parts'?: readonly (readonly (number | string)[])[] }
  readonly DOI?: string
  readonly [field: string]: unknown
}

/** An entry as the library reads it. */
interface RawEntry {
  readonly type: string
  readonly label: string
  readonly properties: Readonly<Record<string, string | number>>
  /** Annotations of BibLaTeX: notes on the values of a field, by field and name of the note. */
  readonly annotations?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** citation-js as this program uses it; nothing here uses the network. */
export interface CitationLibrary {
  /**
   * Entries of BibTeX or BibLaTeX with their macros replaced.
   * @throws {Error} at the first mistake, with `at line L col C` in its message
   */
  parseBibtex(text: string): readonly Omit<BibEntry, 'line'>[]
  /** The entries as CSL-JSON, in their order, with LaTeX converted to Unicode. */
  toCsl(entries: readonly BibEntry[]): readonly CslItem[]
  /** Items of CSL-JSON as entries of BibTeX; fields that BibTeX does not have are left out. */
  fromCsl(items: readonly CslItem[]): readonly BibEntry[]
}

let library: Promise<CitationLibrary> | undefined

/** The library; it is loaded on the first call. */
export function loadCitationLibrary(): Promise<CitationLibrary> {
  library ??= load()
  return library
}

async function load(): Promise<CitationLibrary> {
  const { plugins } = await import('@citation-js/core')
  await import('@citation-js/plugin-bibtex')
  // Keys are not changed, and text stays Unicode: the conversion to LaTeX loses characters without a command.
  Object.assign(plugins.config.get('@bibtex').format, { checkLabel: false, useIdAsLabel: true, asciiOnly: false })
  const toItems = (entry: BibEntry): CslItem[] =>
    plugins.input.chain([{ type: entry.type, label: entry.key, properties: entry.fields }], {
      // The reader of BibLaTeX knows the names of BibTeX too.
      forceType: '@biblatex/entries+list',
      generateGraph: false,
    }) as CslItem[]
  return {
    parseBibtex: text => (plugins.input.data(text, '@bibtex/text') as RawEntry[]).map(toEntry),
    toCsl: entries => entries.map(entry => readValues(entry, toItems)),
    fromCsl: items => {
      const given = plugins.input.chain(items, { forceType: '@csl/list+object', generateGraph: false })
      const raw = plugins.output.format('bibtex', given, { format: 'object' }) as RawEntry[]
      // A type like `constructor` is looked up among the members of every object.
      return raw.map(entry => ({
        ...toEntry(typeof entry.type === 'string' ? entry : { ...entry, type: 'misc' }),
        line: 0,
      }))
    },
  }
}

/** The item of an entry; one with nothing but its key where the library cannot read a value, such as broken LaTeX. */
function readValues(entry: BibEntry, toItems: (entry: BibEntry) => CslItem[]): CslItem {
  try {
    return toItems(entry)[0] ?? { id: entry.key, type: 'document' }
  } catch {
    return { id: entry.key, type: 'document' }
  }
}

function toEntry({ type, label, properties, annotations = {} }: RawEntry): Omit<BibEntry, 'line'> {
  const fields = Object.entries(properties).map(([name, value]) => [name, String(value)] as const)
  const notes = Object.entries(annotations).flatMap(([field, named]) =>
    Object.entries(named).map(
      ([name, value]) => [`${field}+an${name === 'default' ? '' : `:${name}`}`, value] as const,
    ),
  )
  return { type, key: label, fields: Object.fromEntries([...fields, ...notes]) }
}
