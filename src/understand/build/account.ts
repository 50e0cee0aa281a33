import type { SourceDocument } from '../../model/page/page.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import { glyphsOfLine } from '../evidence/lines.ts'
import type { DecidedBlock, FurnitureDecision } from '../decide/decision.ts'
import { type BodyElement, linesOfElement } from './body/elements.ts'
import type { DraftFootnote } from './notes/footnotes.ts'

/** Where every glyph that a source read has gone: `read = placed + dropped + unaccounted`. */
export interface Account {
  /** Glyphs read, white space not counted. */
  readonly read: number
  readonly placed: number
  readonly dropped: number
  /**
   * Glyphs that are neither in a part of the paper nor in a list of dropped text. Always 0 unless the program has an
   * error.
   */
  readonly unaccounted: number
  /** Glyphs placed, by what they became. */
  readonly byRole: Readonly<Record<string, number>>
  /** Glyphs dropped, by reason. */
  readonly byReason: Readonly<Record<string, number>>
}

/** The parts of a paper that contain its lines. */
export interface PlacedParts {
  readonly front: readonly DecidedBlock[]
  /** Notes that the front matter calls. */
  readonly frontNotes: readonly DraftFootnote[]
  readonly elements: readonly BodyElement[]
  readonly furniture: readonly FurnitureDecision[]
}

/** Counts what was read against what the parts of the paper hold; a line that two parts hold counts twice. */
export function closeAccount(document: SourceDocument, parts: PlacedParts): Account {
  const byRole: Record<string, number> = {}
  const add = (role: string, lines: readonly TextLine[]) => {
    byRole[role] = lines.reduce((sum, line) => sum + glyphsOfLine(line), byRole[role] ?? 0)
  }
  for (const { block, decision } of parts.front) add(decision.role, block.lines)
  for (const note of parts.frontNotes) add('footnote', note.lines)
  for (const element of parts.elements) add(element.type, linesOfElement(element))
  for (const { role, line } of parts.furniture) add(role, [line])
  const byReason: Record<string, number> = {}
  let onPages = 0
  for (const { runs, dropped } of document.pages) {
    for (const run of runs) onPages += run.glyphs
    for (const { reason, glyphs } of dropped) byReason[reason] = (byReason[reason] ?? 0) + glyphs
  }
  const placed = sumOf(byRole)
  const dropped = sumOf(byReason)
  return { read: onPages + dropped, placed, dropped, unaccounted: onPages - placed, byRole, byReason }
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
