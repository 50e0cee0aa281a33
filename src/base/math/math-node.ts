/**
 * A formula as a tree: what is printed, and how it hangs together. Plain readonly data; writers make LaTeX, MathML and plain text
 * of it. What is printed counts, not what it means: `f(x)` is four signs in a row.
 */
import type { Box } from '../geometry/box.ts'

/** The alphabet of letters and digits; `italic` is the usual one of single letters, `upright` that of names and digits. */
export type Alphabet =
  | 'upright'
  | 'italic'
  | 'bold'
  | 'bold-italic'
  | 'script'
  | 'fraktur'
  | 'double-struck'
  | 'sans'
  | 'typewriter'

/** Parts side by side on one line. */
export interface MathRow {
  readonly type: 'row'
  readonly children: readonly MathNode[]
}

/** A variable, or a name of several letters such as `sin`. */
export interface MathIdentifier {
  readonly type: 'identifier'
  /** Its letters as those of the ordinary alphabet: `R` for ℝ. */
  readonly text: string
  readonly alphabet: Alphabet
}

/** Digits, with the point or comma between them. */
export interface MathNumber {
  readonly type: 'number'
  readonly text: string
  readonly alphabet: Alphabet
}

/** Any other sign: operators, relations, arrows, brackets, punctuation. */
export interface MathSign {
  readonly type: 'sign'
  readonly text: string
  /** Higher than a line of text, as brackets around fractions are; a bracket of a `fence` is told by that. */
  readonly isTall?: true
}

/** Words inside a formula, with their blanks. */
export interface MathText {
  readonly type: 'text'
  readonly text: string
  readonly isBold?: true
  readonly isItalic?: true
}

/** White space wider than that around operators, in ems. */
export interface MathSpace {
  readonly type: 'space'
  readonly width: number
}

/** Two parts above one another; `hasRule` is false for binomials and other stacks. */
export interface MathFraction {
  readonly type: 'fraction'
  readonly numerator: MathNode
  readonly denominator: MathNode
  readonly hasRule: boolean
}

/** A root; `index` is the small number before its hook. */
export interface MathRoot {
  readonly type: 'root'
  readonly radicand: MathNode
  readonly index?: MathNode
}

/** A part with smaller ones raised and lowered, after it and before it, or above and below it (`areLimits`). */
export interface MathScripts {
  readonly type: 'scripts'
  readonly base: MathNode
  readonly sub?: MathNode
  readonly sup?: MathNode
  readonly preSub?: MathNode
  readonly preSup?: MathNode
  /** `sub` is below the base and `sup` above it. */
  readonly areLimits?: true
}

/** A part with a mark over or under it: hats, bars, arrows, braces. */
export interface MathAccent {
  readonly type: 'accent'
  readonly base: MathNode
  /** As a spacing character: `^ ~ ¯ → ˙ ¨ ˘ ˇ ´ \` ˚ ⏞ ⏟`. */
  readonly mark: string
  readonly place: 'over' | 'under'
  /** It is as wide as its base, which has several letters or is wide. */
  readonly isWide?: true
}

/** A part between tall brackets; an empty text is a side without one. */
export interface MathFence {
  readonly type: 'fence'
  readonly open: string
  readonly close: string
  readonly body: MathNode
}

/** Rows of cells: a matrix, the cases of a definition (after a brace), or lines that are aligned. */
export interface MathTable {
  readonly type: 'table'
  readonly kind: 'matrix' | 'cases' | 'aligned'
  readonly rows: readonly (readonly MathNode[])[]
}

/** Any part of a formula. */
export type MathNode =
  | MathRow
  | MathIdentifier
  | MathNumber
  | MathSign
  | MathText
  | MathSpace
  | MathFraction
  | MathRoot
  | MathScripts
  | MathAccent
  | MathFence
  | MathTable

/** A formula of a page. */
export interface Formula {
  readonly math: MathNode
  /** Set apart from the text, on separate lines. */
  readonly isDisplay: boolean
  /** The ink of all its glyphs, in points, on the page that it is on. */
  readonly box: Box
  /** Number of a display as printed, without brackets: `2.3`. */
  readonly number?: string
}

/** The parts as one: a single part alone, or a row. */
export function rowOf(children: readonly MathNode[]): MathNode {
  const [only] = children
  return only !== undefined && children.length === 1 ? only : { type: 'row', children }
}

/** The parts that a node has in a row. */
export function partsOf(node: MathNode): readonly MathNode[] {
  return node.type === 'row' ? node.children : [node]
}
