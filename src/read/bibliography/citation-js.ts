import type { BibEntry } from '../../model/bibliography/entry.ts'
import { type EntryFamily, findFamilies } from './inherit-fields.ts'
import { simplifyLatex, unescapeAddress } from './latex/simplify-latex.ts'
import { readLooseDate } from './loose-dates.ts'
import type { CslItem } from '../../model/bibliography/csl-item.ts'

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
  /** The entries as CSL-JSON, in their order, with LaTeX converted to Unicode and the fields that they inherit. */
  toCsl(entries: readonly BibEntry[]): readonly CslItem[]
  /** The items of a file of RIS, without what its tags do not say. */
  parseRis(text: string): readonly Readonly<Record<string, unknown>>[]
  /** Items of CSL-JSON as entries of BibTeX; fields that BibTeX does not have are left out. */
  fromCsl(items: readonly CslItem[]): readonly BibEntry[]
}

/** The library's tables of the commands that it reads. */
const COMMAND_TABLES = [
  'commands',
  'mathCommands',
  'diacritics',
  'formattingCommands',
  'formattingEnvs',
  'argumentCommands',
  'mathScriptFormatting',
] as const

let library: Promise<CitationLibrary> | undefined

/** The library; it is loaded on the first call. */
export function loadCitationLibrary(): Promise<CitationLibrary> {
  library ??= load()
  return library
}

async function load(): Promise<CitationLibrary> {
  const { plugins } = await import('@citation-js/core')
  await import('@citation-js/plugin-bibtex')
  await import('@citation-js/plugin-ris')
  // Keys are not changed, and text stays Unicode: the conversion to LaTeX loses characters without a command.
  Object.assign(plugins.config.get('@bibtex').format, { checkLabel: false, useIdAsLabel: true, asciiOnly: false })
  const { fieldTypes, ...tables } = plugins.config.get('@bibtex').constants
  const known = new Set(COMMAND_TABLES.flatMap(name => Object.keys(tables[name])))
  const isKnown = (command: string) => known.has(command)
  const toRaw = ({ type, key, fields }: BibEntry): RawEntry => ({
    type,
    label: key,
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, readableValue(value, fieldTypes[name], isKnown)]),
    ),
  })
  const toItems: ToItems = ({ entry, parents }) =>
    plugins.input.chain([entry, ...parents].map(toRaw), {
      // The reader of BibLaTeX knows the names of BibTeX too.
      forceType: '@biblatex/entries+list',
      generateGraph: false,
    }) as CslItem[]
  return {
    parseBibtex: text => (plugins.input.data(text, '@bibtex/text') as RawEntry[]).map(toEntry),
    toCsl: entries => findFamilies(entries).map(family => readValues(family, toItems)),
    parseRis: text =>
      plugins.input.chain(text, { forceType: '@ris/file', generateGraph: false }) as Readonly<
        Record<string, unknown>
      >[],
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

type ToItems = (family: EntryFamily) => CslItem[]

/** The item of an entry; one with nothing but its key where the library cannot read a value, such as broken LaTeX. */
function readValues(family: EntryFamily, toItems: ToItems): CslItem {
  const nothing: CslItem = { id: family.entry.key, type: 'document' }
  try {
    const [item = nothing] = toItems(family)
    return item.issued === undefined ? item : { ...item, issued: readLooseDate(item.issued) }
  } catch {
    return nothing
  }
}

/** `and others` at the end of a list of names: BibTeX prints "et al.", it is no person. */
const AND_OTHERS = /\s+and\s+others\s*$/u

/** The value of a field as the library reads it right; of a type like `['list', 'name']`, or one without a type. */
function readableValue(
  value: string,
  [form, kind]: readonly string[] = [],
  isKnown: (command: string) => boolean,
): string {
  if (kind === 'verbatim' || kind === 'uri') return unescapeAddress(value)
  const simple = simplifyLatex(value, isKnown)
  return form === 'list' && kind === 'name' ? simple.replace(AND_OTHERS, '') : simple
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
