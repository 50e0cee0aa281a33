import type { Box } from '../../base/geometry/box.ts'
import type { Block } from '../../model/page/block.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import type { FurnitureRule } from './furniture/furniture-rules.ts'
import type { CORRECTION, RuleName } from './rule-names.ts'
import type { Role, HeadingParts, FurnitureRole } from '../../model/roles/role.ts'

/**
 * What a block is among those of its role, where later stages treat it apart: a part of a cover, entries of a list of contents,
 * a title in another language, a note that is gathered under a heading and so may be called from any page.
 */
export type RoleVariety = 'cover' | 'contents' | 'second-title' | 'gathered'

/** The role of one block, how sure it is, and why. */
export interface RoleDecision {
  readonly role: Role
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that support it, strongest first. */
  readonly evidence: readonly RuleName[]
  readonly variety?: RoleVariety
  /** Of headings: level from 1, number as printed, title without number. */
  readonly heading?: HeadingParts
  /** Of authors on the cover of a book: their names as they are printed, where the block has those of others as well. */
  readonly names?: readonly string[]
  /** Of captions and headings: the block continues the caption or heading in the block before it. */
  readonly continues?: true
  /** From a person's correction: whether the block continues the paragraph, note or entry before it. */
  readonly join?: boolean
  /** Of captions of figures, from a person's correction: the box of the picture, on the page as it is laid out. */
  readonly drawing?: Box
}

/** A block with its role; every block has one. */
export interface DecidedBlock {
  readonly block: Block
  readonly decision: RoleDecision
}

/** A line at the edge of a page with its role, how sure it is, and why. */
export interface FurnitureDecision {
  readonly line: TextLine
  readonly role: FurnitureRole
  readonly score: number
  readonly evidence: readonly (FurnitureRule | typeof CORRECTION)[]
}

/** Decisions by block. */
export type Decisions = ReadonlyMap<Block, RoleDecision>

/** The decisions as classifiers may read them while more are added. */
export type DecidedSoFar = Pick<Decisions, 'get' | 'has'>
