/** Rules by which blocks are references, or notes that are gathered under a heading. */
export const LIST_RULES = [
  'under-references-heading',
  'under-footnote-heading',
  'numbered-at-end',
  'numbered-under-heading',
  'dated-under-heading',
  'alphabetical-at-end',
] as const

/** The name of one of them. */
export type ListRule = (typeof LIST_RULES)[number]
