import type { PageReference } from '../../../model/paper/paper.ts'
import type { PlacedDisplays } from '../document/displays-in-place.ts'
import type { MarkdownChoice } from './markdown-choices.ts'

/** What every part of the writer needs to know. */
export interface MarkdownContext {
  readonly choices: ReadonlySet<MarkdownChoice>
  /** Names of the notes that running text calls, by their ids. */
  readonly noteNames: ReadonlyMap<string, string>
  /** Pictures of figures and tables, by their ids: paths as they are written. */
  readonly pictures: ReadonlyMap<string, string>
  /** Displays inside their paragraphs. */
  readonly displays: PlacedDisplays
}

/** The marks of pages that begin here, by the printed number where there is one; `''` where no marks are wanted. */
export function pageMarksOf(pages: readonly PageReference[], { choices }: MarkdownContext): string {
  return choices.has('pages') ? pages.map(pageMark).join('') : ''
}

function pageMark({ local, global }: PageReference): string {
  return `<!-- page ${(global ?? String(local)).replace(/[^\p{L}\p{N}.]/gu, '')} -->`
}
