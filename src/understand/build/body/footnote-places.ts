import type { TextLine } from '../../../model/page/text-line.ts'
import { type BodyElement, linesOfElement } from './elements.ts'
import type { FootnoteCalls } from '../notes/footnote-calls.ts'

/**
 * Moves each footnote after the element that calls it; a note that nothing calls stays where it is printed, and so
 * do those in `gathered`, which have a heading.
 *
 * Never drops an element, and never changes the order of the others.
 */
export function placeFootnotes(
  elements: readonly BodyElement[],
  calls: FootnoteCalls,
  gathered: ReadonlySet<string>,
): BodyElement[] {
  const notes = new Map<string, BodyElement>()
  for (const element of elements) {
    if (element.type === 'footnote' && !gathered.has(element.note.id)) notes.set(element.note.id, element)
  }
  const placed = new Set<BodyElement>()
  const calledBy = new Map<BodyElement, BodyElement[]>()
  for (const element of elements) {
    if (element.type === 'footnote') continue
    for (const id of idsCalledIn(linesOfElement(element), calls)) {
      const note = notes.get(id)
      if (note === undefined || placed.has(note)) continue
      placed.add(note)
      calledBy.set(element, [...(calledBy.get(element) ?? []), note])
    }
  }
  return elements.flatMap(element => (placed.has(element) ? [] : [element, ...(calledBy.get(element) ?? [])]))
}

/** The ids of the notes that lines call, in the order of the calls. */
export function idsCalledIn(lines: readonly TextLine[], calls: FootnoteCalls): string[] {
  if (calls.size === 0) return []
  const ids: string[] = []
  for (const { words } of lines) {
    for (const { runs } of words) {
      for (const run of runs) for (const { footnoteId } of calls.get(run)?.calls ?? []) ids.push(footnoteId)
    }
  }
  return ids
}
