import type { Doubt, PaperBlock, Section } from '../../model/paper/paper.ts'

/** A sectioning element of the DTD with what goes into it. */
export interface PlannedElement {
  readonly name: 'section' | 'subsection' | 'subsubsection' | 'references' | 'appendix'
  /** `undefined` for an untitled one, set where the DTD wants one between two levels. */
  readonly section: Section | undefined
  readonly children: readonly PlannedElement[]
  /** Floats of the references after this element; the DTD allows none there. */
  readonly trailing: readonly PaperBlock[]
}

/** Level that the name of an element says. */
export const LEVEL_OF_ELEMENT = { section: 1, subsection: 2, subsubsection: 3, references: 1, appendix: 1 } as const

/**
 * The elements of `body`, in the DTD's order: `section*, references?, appendix*`.
 *
 * The first list of references at the top is `references`; what follows it can only be an `appendix`, and an
 * `appendix` holds no other. Before it, levels 1, 2 and 3 are nested; a deeper section follows the one it is in.
 * Never changes the order of the headings.
 */
export function planBodyElements(sections: readonly Section[]): readonly PlannedElement[] {
  const first = sections.findIndex(section => section.kind === 'references')
  const references = sections[first]
  if (references === undefined) return sections.map(planSection)
  const floats = references.blocks.filter(isFloat)
  return [
    ...withTrailing(sections.slice(0, first).map(planSection), floats),
    planElement('references', { ...references, blocks: references.blocks.filter(block => !isFloat(block)) }),
    ...references.sections.flatMap(planAppendices),
    ...sections.slice(first + 1).flatMap(planAppendices),
  ]
}

function planElement(
  name: PlannedElement['name'],
  section: Section | undefined,
  children: readonly PlannedElement[] = [],
): PlannedElement {
  return { name, section, children, trailing: [] }
}

function planSection(section: Section): PlannedElement {
  return planElement('section', section, planSubsections(section.sections))
}

/** Level 2; neighbours of level 3 and deeper share one untitled subsection. */
function planSubsections(sections: readonly Section[]): readonly PlannedElement[] {
  const planned: PlannedElement[] = []
  let deep: PlannedElement[] = []
  const closeDeep = () => {
    if (deep.length > 0) planned.push(planElement('subsection', undefined, deep))
    deep = []
  }
  for (const section of sections) {
    if (section.level > LEVEL_OF_ELEMENT.subsection) {
      deep.push(...planSubsubsections(section))
      continue
    }
    closeDeep()
    planned.push(planElement('subsection', section, section.sections.flatMap(planSubsubsections)))
  }
  closeDeep()
  return planned
}

function planSubsubsections(section: Section): readonly PlannedElement[] {
  return [planElement('subsubsection', section), ...section.sections.flatMap(planSubsubsections)]
}

function planAppendices(section: Section): readonly PlannedElement[] {
  return [planElement('appendix', section), ...section.sections.flatMap(planAppendices)]
}

function isFloat(block: PaperBlock): boolean {
  return block.type === 'figure' || block.type === 'table'
}

function withTrailing(elements: readonly PlannedElement[], floats: readonly PaperBlock[]): readonly PlannedElement[] {
  if (floats.length === 0) return elements
  const last = elements.at(-1) ?? planElement('section', undefined)
  return [...elements.slice(0, -1), { ...last, trailing: floats }]
}

/**
 * The names by which callouts refer to what is written, by the ids of blocks: `fig2` is the second figure, `tab1` the
 * first table, `sec4` the fourth section of any level, `f3` the formula with this number; a statement has its own id.
 */
export function nameTargets(elements: readonly PlannedElement[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const counts = { fig: 0, tab: 0, sec: 0 }
  const nameBlock = (block: PaperBlock) => {
    if (block.type === 'figure') names.set(block.id, `fig${++counts.fig}`)
    else if (block.type === 'table') names.set(block.id, `tab${++counts.tab}`)
    else if (isPlaced(block)) names.set(block.id, `f${block.formula}`)
    if (block.type === 'paragraph' && block.theorem !== undefined) names.set(block.theorem.id, block.theorem.id)
  }
  const visit = ({ section, children, trailing }: PlannedElement) => {
    counts.sec++
    if (section !== undefined) names.set(section.id, `sec${counts.sec}`)
    section?.blocks.forEach(nameBlock)
    children.forEach(visit)
    trailing.forEach(nameBlock)
  }
  elements.forEach(visit)
  return names
}

function isPlaced(block: PaperBlock): block is Doubt {
  return block.type === 'doubt' && block.formula !== undefined
}
