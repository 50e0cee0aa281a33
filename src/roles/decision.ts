import type { Leading } from '../layout/blocks/blocks.ts'
import type { OutlineEntry, Page } from '../page/page.ts'
import type { Block } from '../page/block.ts'
import type { TextLine } from '../page/text-line.ts'
import type { BodyStyle } from '../style/body-style.ts'

/** What a block is. `text` is running text, of which `paper/paragraphs/paragraphs.ts` makes paragraphs and list items. */
export type Role =
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'abstract-heading'
  | 'abstract'
  | 'keywords'
  | 'publication-info'
  | 'heading'
  | 'text'
  | 'footnote'
  | 'figure-caption'
  | 'table-caption'
  | 'table'
  | 'table-note'
  | 'figure-text'
  | 'references-heading'
  | 'reference'
  | 'formula'
  | 'code'
  | 'glossed-example'
  | 'doubt'
  | 'margin'

/** The role of one block, how sure it is, and why. */
export interface RoleDecision {
  readonly role: Role
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that spoke for it, strongest first. */
  readonly evidence: readonly string[]
  /** Of headings: level from 1, number as printed, title without number. */
  readonly heading?: HeadingParts
  /** Of captions and headings: the block goes on with the caption or heading in the block before it. */
  readonly continues?: true
  /** What a person says: whether the block goes on with the paragraph, note or entry before it. */
  readonly join?: boolean
}

/** A block with its role; every block has one. */
export interface DecidedBlock {
  readonly block: Block
  readonly decision: RoleDecision
}

/** What a line at the edge of a page is. */
export interface FurnitureDecision {
  readonly line: TextLine
  readonly role: 'running-header' | 'running-footer' | 'page-number' | 'line-number' | 'margin'
  readonly score: number
  readonly evidence: readonly string[]
}

/** The parts of a heading. */
export interface HeadingParts {
  readonly level: number
  readonly number: string | undefined
}

/** Decisions so far, by block. A later classifier never overrules an earlier one. */
export type Decisions = Map<Block, RoleDecision>

/** What classifiers know of the document. */
export interface Evidence {
  /** All blocks in reading order. */
  readonly blocks: readonly Block[]
  readonly pages: readonly Page[]
  readonly body: BodyStyle
  readonly leading: Leading
  readonly outline: readonly OutlineEntry[]
  /** Title in the file's own description, where it has one. */
  readonly metadataTitle: string | undefined
}

/** Roles that stand before the body and become the front matter. */
const FRONT_ROLES: ReadonlySet<Role> = new Set<Role>([
  'title',
  'subtitle',
  'authors',
  'abstract-heading',
  'abstract',
  'keywords',
  'publication-info',
])

/** Whether blocks of the role belong to the front matter. */
export function isFrontRole(role: Role): boolean {
  return FRONT_ROLES.has(role)
}
