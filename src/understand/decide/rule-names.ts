import type { DisplayRule } from '../layout/blocks/display-lines.ts'
import type { FloatRule } from './floats/float-rules.ts'
import type { FrontRule } from './front/front-rules.ts'
import type { TitleRule } from './front/title/title-rules.ts'
import type { HeadingRule } from './headings/rules/heading-rules.ts'
import type { NoteRule } from './notes/note-rules.ts'
import type { ListRule } from './references/list-rules.ts'

/** Rules by which blocks are formulas, in addition to the rules for lines in `understand/layout/blocks/display-lines.ts`. */
export const FORMULA_RULES = [
  'set-in-behind-its-announcement',
  'equation-explained-below',
  'next-to-formula',
  'few-letters',
] as const

/** Rules that decide on their own. */
export const SINGLE_RULES = [
  'words-below-words',
  'table-of-contents',
  'licence-notice',
  'framed-invitation',
  'citation-notice',
  'dates-notice',
  'doi-alone',
  'under-correspondence',
  'affiliations-at-end',
  'in-side-box',
  'turned-text',
  'recognised-without-confidence',
  'ornament',
  'monospaced',
  'among-lines-of-code',
  'numbered-statements',
  'tags',
  'prompt',
  'nothing-else',
] as const

/** Evidence of a person's decision. */
export const CORRECTION = 'correction' as const

/** The name of a rule that supports the role of a block. */
export type RuleName =
  | FloatRule
  | TitleRule
  | FrontRule
  | NoteRule
  | ListRule
  | HeadingRule
  | DisplayRule
  | (typeof FORMULA_RULES)[number]
  | (typeof SINGLE_RULES)[number]
  | typeof CORRECTION
