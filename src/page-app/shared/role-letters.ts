import type { CorrectedRole } from '../../model/corrections/corrections.ts'

/** The letter of each role: it is shown beside the colour, and it is the key that gives a block the role. */
export const ROLE_LETTERS: Readonly<Record<CorrectedRole, string>> = {
  title: 'T',
  subtitle: 'S',
  authors: 'a',
  'abstract-heading': 'B',
  abstract: 'b',
  keywords: 'w',
  'publication-info': 'i',
  heading: 'h',
  text: 't',
  footnote: 'f',
  'figure-caption': 'c',
  'figure-text': 'F',
  'table-caption': 'C',
  table: 'g',
  'table-note': 'N',
  'references-heading': 'R',
  reference: 'r',
  formula: 'm',
  code: 'o',
  'glossed-example': 'y',
  doubt: 'd',
  margin: 'M',
  'running-header': 'x',
  'running-footer': 'X',
  'page-number': 'p',
  'line-number': 'P',
}

/** Roles that have a level and a number. */
export const HEADING_ROLES: ReadonlySet<CorrectedRole> = new Set(['heading', 'references-heading'])

/** Roles that take a block out of the text, to the edge of its page. */
export const EDGE_ROLES: ReadonlySet<CorrectedRole> = new Set([
  'running-header',
  'running-footer',
  'page-number',
  'line-number',
])

/** Roles whose first lines may continue the block before. */
export const JOINED_ROLES: ReadonlySet<CorrectedRole> = new Set([
  'text',
  'abstract',
  'footnote',
  'reference',
  'figure-caption',
  'table-caption',
])
