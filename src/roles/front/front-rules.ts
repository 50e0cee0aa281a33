import type { FrontKind } from './front-kinds.ts'

/** The places of authors' names elsewhere than below the title. */
export type NamesPlace = 'above-title' | 'below-abstract'

/** Rules by which blocks are front matter, but for the title. */
export const FRONT_RULES = [
  'cover-page',
  'below-title',
  'under-keywords-heading',
  'turned-beside-text',
  'keyword-abstract',
  'before-title',
  'publication-phrase',
  'right-below-title',
  'label-above-information',
  'highlights',
  'before-abstract',
  'other-look-before-body',
  'small-type',
  'keyword-keywords',
  'label-in-abstract',
  'under-abstract-heading',
  'looks-like-abstract',
  'above-abstract-and-body',
  'under-label',
  'ranks-above-address',
  'address-in-small-type',
] as const

/** The name of one of them, or of the rule for names by their place. */
export type FrontRule = (typeof FRONT_RULES)[number] | `names-${NamesPlace}` | `${FrontKind}-below-title`
