import type { AbstractRule } from './abstract-rules.ts'
import type { FrontKind } from './front-kinds.ts'
import type { SubtitleRule } from './title/subtitle-rules.ts'
import type { NamesPlace, NamesRule } from './names-rules.ts'

/** Rules by which blocks are front matter, but for the title. */
export const FRONT_RULES = [
  'cover-page',
  'author-on-cover',
  'title-again',
  'before-first-chapter',
  'under-keywords-heading',
  'turned-beside-text',
  'keyword-abstract',
  'before-title',
  'publication-phrase',
  'label-above-information',
  'highlights',
  'before-abstract',
  'small-type',
  'keyword-keywords',
  'label-in-abstract',
  'names-again',
  'under-abstract-heading',
  'above-abstract-and-body',
  'under-label',
  'ranks-above-address',
  'address-in-small-type',
] as const

/** The name of one of them, of the rule for names by their place, or of the evidence for names, abstracts or subtitles. */
export type FrontRule =
  | (typeof FRONT_RULES)[number]
  | AbstractRule
  | NamesRule
  | SubtitleRule
  | `names-${NamesPlace}`
  | `${FrontKind}-below-title`
