import type { Box } from '../../base/geometry/box.ts'
import type { FurnitureRole, Role } from '../roles/role.ts'
import type { HeaderCorrection } from './header-corrections.ts'
import type { LineCorrections } from './line-corrections.ts'
import type { ReferenceCorrection } from './reference-corrections.ts'

/** What a person may say that a block is. */
export type CorrectedRole = Role | FurnitureRole

/** A line of a block at which another block begins. */
export interface BlockSplit {
  /** Its number among the lines of the block, from 2. */
  readonly line: number
  /** The beginning of its text: for people, and to find the line where its number has changed. */
  readonly text: string
}

/** Places of a table that are one cell, counted from 1. */
export interface CellArea {
  readonly row: number
  readonly column: number
  /** How many rows and columns it covers. */
  readonly rows: number
  readonly columns: number
}

/** Where a table is separated, in points from the left and the top edge of its page; what is left out stays as it is read. */
export interface TableSeparators {
  /** One between each two columns. */
  readonly columns?: readonly number[]
  /** One between each two rows. */
  readonly rows?: readonly number[]
}

/** What a person says of the cells of a table. */
export interface TableCorrection {
  /** Rows and columns of the table as the program finds it: of another one nothing is said. */
  readonly size: { readonly rows: number; readonly columns: number }
  /** Where all of its columns or rows are separated. What else is said is about the table that they make. */
  readonly separators?: TableSeparators
  /** How many rows at its top are its head. */
  readonly head?: number
  /** Cells that are larger or smaller than the program has them. */
  readonly cells?: readonly CellArea[]
}

/** What a person says of one block. What is not said stays as the program decides it. */
export interface BlockCorrection extends LineCorrections {
  /** Id of the block; `p3-1k9xz/4` is the part of `p3-1k9xz` that begins at its fourth line. */
  readonly block: string
  /** The beginning of its text: for people, and to find the block where its id has changed. */
  readonly text: string
  /** Where other blocks begin among its lines. */
  readonly split?: readonly BlockSplit[]
  /** Of a table: its cells. */
  readonly table?: TableCorrection
  /** Of the caption of a figure: the box of its picture on the page, in points. */
  readonly drawing?: Box
  /** Language of the block: `de`, `sr-Cyrl`. */
  readonly language?: string
  /** Id of the block of the same page that its lines are put into. */
  readonly into?: string
  readonly role?: CorrectedRole
  /** Level of a heading, from 1. */
  readonly level?: number
  /** Number of a heading as printed; empty where it has none. */
  readonly number?: string
  /** Whether its first lines continue the paragraph (caption, …) before it. */
  readonly join?: boolean
  /** Id of the block of the same page that it is read before. */
  readonly before?: string
  /** Id of the block of the same page that it is read after. */
  readonly after?: string
  /** Whatever the person wants to keep with it. */
  readonly note?: string
}

/** A page that a person has looked through: what is on it is right, as far as nothing else is said. */
export interface PageReview {
  /** Number of the page in the file. */
  readonly reviewed: number
  /** Whatever the person wants to keep with it. */
  readonly note?: string
}

/** What a person says of one block, of one thing in the header, of one reference, or of a page. */
export type Correction = BlockCorrection | HeaderCorrection | ReferenceCorrection | PageReview

/** Name and version of the format, at the head of each file of corrections. */
export const CORRECTIONS_FORMAT = 'paperxml-corrections'
export const CORRECTIONS_VERSION = 1

/** What a file of corrections holds. */
export interface CorrectionsFile {
  readonly format: typeof CORRECTIONS_FORMAT
  readonly version: typeof CORRECTIONS_VERSION
  /** Name of the paper's file, for people. */
  readonly source?: string
  readonly corrections: readonly Correction[]
}

/** What follows the name of the paper in the name of its file of corrections. */
export const CORRECTIONS_EXTENSION = '.corrections.json'

/** Highest level a heading may be given: HTML has six, and no paper of the corpus more than five. */
export const MAX_LEVEL = 6

/** Roles of what is at the edge of a page, outside of the text. */
export const FURNITURE_ROLES = {
  'running-header': 'running header',
  'running-footer': 'running footer',
  'page-number': 'page number',
  'line-number': 'line number',
} as const

/** What each role is called, in the order in which they are offered to a person. */
export const ROLE_LABELS: Readonly<Record<CorrectedRole, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  authors: 'authors and affiliations',
  'abstract-heading': 'abstract heading',
  abstract: 'abstract',
  keywords: 'key words',
  'publication-info': 'publication line',
  heading: 'heading',
  text: 'running text',
  footnote: 'footnote',
  'figure-caption': 'figure caption',
  'figure-text': 'text inside a figure',
  'table-caption': 'table caption',
  table: 'table',
  'table-note': 'table note',
  'references-heading': 'references heading',
  reference: 'reference',
  formula: 'formula',
  code: 'program code',
  'glossed-example': 'glossed example',
  doubt: 'doubt: not running text',
  margin: 'text in the margin',
  ...FURNITURE_ROLES,
}
