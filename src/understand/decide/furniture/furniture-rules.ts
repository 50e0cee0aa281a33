/** Rules by which lines are furniture. */
export const FURNITURE_RULES = [
  'number-grows-with-pages',
  'number-in-line-grows-with-pages',
  'own-page-in-line-apart',
  'number-alone-at-edge',
  'own-number-below-text',
  'number-fits-heads',
  'same-text-at-head',
  'repeats-title',
  'authors-apart',
  'place-of-running-header',
  'repeats-authors',
  'outside-of-furniture',
  'numbers-grow-in-margin',
  'ruby',
  'watermark',
  'typed-rule',
  'head-of-table-again',
  'caption-of-table-again',
  'says-that-text-goes-on',
  'marked-as-artifact',
  'small-type-above-text',
] as const

/** The name of one of them, or with the number of pages. */
export type FurnitureRule = (typeof FURNITURE_RULES)[number] | `same-text-on-${number}-pages`
