import type { Concept } from '../../text/keywords/concepts.ts'

/** Rules that speak for a heading, or against it. */
export const HEADING_RULES = [
  'bold',
  'much-larger',
  'larger',
  'capitals',
  'italic',
  'other-font',
  'font-of-headings',
  'underlined',
  'colour',
  'centred',
  'numbered',
  'number-before-small-letter',
  'space-above',
  'space-below',
  'stands-alone',
  'apart-in-one-type',
  'outline',
  'tagged-heading',
  'long',
  'ends-like-a-sentence',
  'ends-open',
  'starts-small',
  'bullet',
  'item-of-list',
  'labelled-statement',
  'formula',
  'labels-of-parts',
  'row-of-cells',
  'fills-column',
  'opens-text',
  'bold-elsewhere',
  'underlined-elsewhere',
  'under-heading',
  'number-in-brackets',
  'number-taken',
  'number-in-succession',
] as const

/** The name of one of them, with the key word or the number that was read. */
export type HeadingRule = (typeof HEADING_RULES)[number] | `keyword-${Concept}` | `number-read-as-${string}`
