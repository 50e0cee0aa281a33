/** Rules by which blocks are footnotes. */
export const NOTE_RULES = [
  'goes-on-from-column',
  'smaller-than-body',
  'raised-mark',
  'sign-read-for-mark',
  'number-at-start',
  'called-on-page',
  'series-of-notes',
  'goes-on-from-note',
  'apart-from-text',
  'rule-above',
  'below-note-with-rule',
  'small-type-apart',
  'under-separator',
] as const

/** The name of one of them. */
export type NoteRule = (typeof NOTE_RULES)[number]
