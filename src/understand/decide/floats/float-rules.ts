import type { CaptionRule } from './caption-rules.ts'
import type { TableEvidence } from '../../../model/page/table-grid.ts'

/** Rules that decide on their own on captions, tables, notes of tables, and the text of floats. */
export const FLOAT_RULES = [
  'right-below-caption',
  'same-type-and-edge',
  'caption-of-page-before',
  'italic-below-picture',
  'small-type-below-table',
  'small-type-above-caption',
  'framed-at-caption',
  'between-caption-and-table',
  'label-at-figure',
  'source-at-figure',
] as const

/** The name of one of them, or of what the layout found a table by. */
export type FloatRule = (typeof FLOAT_RULES)[number] | CaptionRule | TableEvidence
