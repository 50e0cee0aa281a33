import { loadCitationLibrary } from '../../read/bibliography/citation-js.ts'
import type { CslItem } from '../../model/bibliography/csl-item.ts'
import type { Bibliography } from '../../model/bibliography/entry.ts'
import { findItems } from '../../read/bibliography/find-items.ts'
import type { Report, WarningCode } from '../../base/diagnostics.ts'
import { textWithoutMarks } from '../../understand/build/paragraphs/inlines.ts'
import type { FoundEntry } from '../../understand/build/header/merge-entry.ts'
import type { Paper } from '../../model/paper/paper.ts'
import type { PublicationField } from '../../base/text/publication/publication-fields.ts'

/** Confidence from which a DOI or a year read from the pages is used to find the entry. */
const SURE = 0.7

/** Items of the bibliographies that were searched, so that they are read once for many papers. */
const itemsOf = new WeakMap<Bibliography, Promise<readonly CslItem[]>>()

/**
 * The entry of a paper in a bibliographic file, found by DOI, else by title and year. If none or several fit, a
 * warning says so and the result is `undefined`.
 */
export async function findEntry(
  bibliography: Bibliography,
  paper: Paper,
  report: Report,
): Promise<FoundEntry | undefined> {
  const { name, entries } = bibliography
  const items = await readItems(bibliography)
  const title = textWithoutMarks(paper.front.title)
  const year = sureValue(paper, 'date')?.slice(0, 4)
  const found = findItems(items, { doi: sureValue(paper, 'doi'), title, year })
  const [only] = found
  const warn = (code: WarningCode, message: string) => void report({ code, severity: 'warning', message })
  if (only === undefined) {
    warn('W_BIB_NO_ENTRY', `${name} has no entry with this paper's DOI, nor with its title "${title}"`)
    return undefined
  }
  if (found.length > 1) {
    const places = found.map(({ index }) => `"${entries[index]?.key}" of line ${entries[index]?.line}`)
    warn('W_BIB_AMBIGUOUS', `${name}: ${places.join(' and ')} fit this paper by its ${only.by}; none is used`)
    return undefined
  }
  const entry = entries[only.index]
  const item = items[only.index]
  return entry === undefined || item === undefined ? undefined : { entry, item, fileName: name }
}

function readItems(bibliography: Bibliography): Promise<readonly CslItem[]> {
  const known = itemsOf.get(bibliography)
  if (known !== undefined) return known
  const items = loadCitationLibrary().then(library => library.toCsl(bibliography.entries))
  itemsOf.set(bibliography, items)
  return items
}

function sureValue(paper: Paper, field: PublicationField): string | undefined {
  return paper.front.publication.find(fact => fact.field === field && fact.confidence >= SURE)?.value
}
