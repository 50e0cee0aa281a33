import type { PageReference } from '../../../model/paper/paper.ts'
import type { PlacedDisplays } from '../document/displays-in-place.ts'
import { toInstruction } from '../xml-text.ts'

/** What of the document inlines may point to, and what is written already. */
export interface JatsContext {
  readonly noteIds: ReadonlySet<string>
  /** Ids of the entries of lists of references. */
  readonly entryIds: ReadonlySet<string>
  /** Ids of sections, figures, tables and displays. */
  readonly partIds: ReadonlySet<string>
  /** Pages that have their mark: a page begins in the text and in a note, and an id is written once. */
  readonly pages: Set<number>
  /** Pictures of figures and tables, by their ids: names of files. */
  readonly pictures: ReadonlyMap<string, string>
  /** Displays inside their paragraphs. */
  readonly displays: PlacedDisplays
}

/** The mark of a page; `''` where the page has one already. */
export function writePageTarget({ local }: PageReference, { pages }: JatsContext): string {
  if (pages.has(local)) return ''
  pages.add(local)
  return `<target id="page${local}" target-type="page"/>`
}

/** The mark of a page where the DTD allows no element for one: an instruction may be anywhere. */
export function writePageInstruction({ local, global }: PageReference, { pages }: JatsContext): string {
  if (pages.has(local)) return ''
  pages.add(local)
  return `<?paperxml ${toInstruction('pb', { local, n: global })}?>`
}
