import { type Concept, STATEMENTS } from '../../../base/text/keywords/concepts.ts'

/** What headings of the matter after the text name. */
const BACK_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([...STATEMENTS, 'references', 'appendix'])

/** The facts that show whether a heading is before or in the back matter. */
export interface PlacedHeading {
  readonly level: number
  readonly concept: Concept | undefined
  /** Headings of one level share it. */
  readonly style: string
  /** A number, the outline or a person says its level: it stays. */
  readonly isGiven: boolean
  /** It is in smaller type right below the heading before it, whose first part it names. */
  readonly isFirstPart?: boolean
}

/**
 * Levels with the back matter at the top: acknowledgments, statements and the list of references belong to no section,
 * though many papers set them in the type of a subsection after the last one.
 *
 *     1 Conclusion   2 Acknowledgments   2 Animal care   1 References   ->   1   1   1   1
 *
 * Raises headings that name back matter, and those of the same style after them, where nothing but back matter
 * follows at the top level. Given levels stay. One that is the first part of the heading above it, and those of its style after it, are a
 * level below that one: `Declarations`, with `Ethics` and `Funding` in smaller type.
 */
export function raiseBackMatter(headings: readonly PlacedHeading[]): number[] {
  // Appendices may follow the list of references, with any title.
  const list = headings.findLastIndex(({ concept }) => concept === 'references')
  const text = list < 0 ? headings : headings.slice(0, list)
  const isInGroup = findGroups(headings)
  const lastOfText = text.findLastIndex(
    ({ level, concept }, i) => level === 1 && !isBackConcept(concept) && isInGroup[i] === false,
  )
  let raised: string | undefined
  let above = 1
  return headings.map(({ level, concept, style, isGiven }, i) => {
    if (i <= lastOfText || isGiven) return level
    if (isInGroup[i] === true) return above + 1
    if (isBackConcept(concept)) raised = style
    else if (style !== raised) raised = undefined
    above = raised === undefined ? level : 1
    return above
  })
}

/** For each heading whether it is one of the parts of a heading: the first one is right below it in smaller type, the others have its style. */
function findGroups(headings: readonly PlacedHeading[]): boolean[] {
  let group: string | undefined
  return headings.map(({ concept, style, isFirstPart }) => {
    if (isFirstPart === true && isBackConcept(concept)) group = style
    else if (style !== group || concept === 'references') group = undefined
    return group !== undefined
  })
}

/** Whether a heading names matter after the text. */
export function isBackConcept(concept: Concept | undefined): boolean {
  return concept !== undefined && BACK_CONCEPTS.has(concept)
}
