import { type Concept, STATEMENTS } from '../../text/keywords/concepts.ts'

/** What headings of the matter behind the text name. */
const BACK_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([...STATEMENTS, 'references', 'appendix'])

/** The facts that show whether a heading is before or in the back matter. */
export interface PlacedHeading {
  readonly level: number
  readonly concept: Concept | undefined
  /** Headings of one level share it. */
  readonly style: string
  /** A number, the outline or a person says its level: it stays. */
  readonly isGiven: boolean
}

/**
 * Levels with the back matter at the top: acknowledgments, statements and the list of references belong to no section,
 * though many papers set them in the type of a subsection behind the last one.
 *
 *     1 Conclusion   2 Acknowledgments   2 Animal care   1 References   ->   1   1   1   1
 *
 * Raises headings that name back matter, and those of the same style after them, where nothing but back matter
 * follows at the top level. Given levels stay.
 */
export function raiseBackMatter(headings: readonly PlacedHeading[]): number[] {
  // Appendices may follow the list of references, with any title.
  const list = headings.findLastIndex(({ concept }) => concept === 'references')
  const text = list < 0 ? headings : headings.slice(0, list)
  const lastOfText = text.findLastIndex(({ level, concept }) => level === 1 && !isBackConcept(concept))
  let raised: string | undefined
  return headings.map(({ level, concept, style, isGiven }, i) => {
    if (i <= lastOfText || isGiven) return level
    if (isBackConcept(concept)) raised = style
    else if (style !== raised) raised = undefined
    return raised === undefined ? level : 1
  })
}

/** Whether a heading names matter behind the text. */
export function isBackConcept(concept: Concept | undefined): boolean {
  return concept !== undefined && BACK_CONCEPTS.has(concept)
}
