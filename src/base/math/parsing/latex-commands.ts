import type { Alphabet, MathTable } from '../math-node.ts'
import { ALPHABET_COMMANDS, LETTER_COMMANDS, OVER_MARKS, SIGN_COMMANDS, UNDER_MARKS } from '../writing/latex-signs.ts'

/** The character of each command that is one, the first of those that are written so. */
function inverted(commands: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const characters = new Map<string, string>()
  for (const [character, command] of commands) if (!characters.has(command)) characters.set(command, character)
  return characters
}

/** Other names of signs that have one, as people type them. */
const OTHER_NAMES = String.raw`
  ne ≠ le ≤ ge ≥ to → gets ← land ∧ lor ∨ lnot ¬ dots … dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ emptyset ∅ iff ⟺ implies ⟹ impliedby ⟸
  vert | lvert | rvert | lVert ‖ rVert ‖ | ‖ lbrace { rbrace } lbrack [ rbrack ] colon : owns ∋ slash / backslash \  hslash ℏ Box □
  degree ° restriction ↾ doublecap ⋒ doublecup ⋓ sim ∼ cdotp · ldotp . # # $ $ % % & & _ _ { { } }`

/** Signs by the names of their commands. */
export const SIGNS: ReadonlyMap<string, string> = new Map([...inverted(SIGN_COMMANDS), ...pairsOf(OTHER_NAMES)])

/** Letters by the names of their commands. */
export const LETTERS: ReadonlyMap<string, string> = inverted(LETTER_COMMANDS)

function pairsOf(list: string): (readonly [string, string])[] {
  const items = list.trim().split(/\s+/u)
  return items.flatMap((name, i) => (i % 2 === 0 ? [[name, items[i + 1] ?? ''] as const] : []))
}

/** A mark over or under a part. */
export interface Accent {
  /** As `MathAccent` has it. */
  readonly mark: string
  readonly place: 'over' | 'under'
  readonly isWide: boolean
}

/** Marks over or under a part by the names of their commands. */
export const ACCENTS: ReadonlyMap<string, Accent> = new Map<string, Accent>([
  ...[...UNDER_MARKS].map(([mark, name]) => [name, { mark, place: 'under', isWide: true }] as const),
  ...[...OVER_MARKS].map(([mark, [, wide]]) => [wide, { mark, place: 'over', isWide: true }] as const),
  ...[...OVER_MARKS].map(([mark, [narrow]]) => [narrow, { mark, place: 'over', isWide: false }] as const),
])

/** Alphabets by the names of their commands. */
export const ALPHABETS: ReadonlyMap<string, Alphabet> = new Map([
  ...Object.entries(ALPHABET_COMMANDS).map(([alphabet, name]) => [name, alphabet as Alphabet] as const),
  ['mathit', 'italic'],
  ['mathnormal', 'italic'],
  ['mathscr', 'script'],
  ['bm', 'bold-italic'],
])

type TableForm = readonly [kind: MathTable['kind'], open: string, close: string]

/** Environments of rows of cells: what they are, and the brackets around them. */
export const TABLES: ReadonlyMap<string, TableForm> = new Map<string, TableForm>([
  ['matrix', ['matrix', '', '']],
  ['smallmatrix', ['matrix', '', '']],
  ['array', ['matrix', '', '']],
  ['pmatrix', ['matrix', '(', ')']],
  ['bmatrix', ['matrix', '[', ']']],
  ['Bmatrix', ['matrix', '{', '}']],
  ['vmatrix', ['matrix', '|', '|']],
  ['Vmatrix', ['matrix', '‖', '‖']],
  ['cases', ['cases', '', '']],
  ...['aligned', 'align', 'align*', 'split', 'gathered', 'gather', 'gather*', 'alignedat', 'eqnarray', 'eqnarray*'].map(
    name => [name, ['aligned', '', '']] as const,
  ),
])

/** White space in ems; narrower spaces are those that any formula has around its signs. */
export const SPACES: ReadonlyMap<string, number> = new Map([
  ['quad', 1],
  ['qquad', 2],
])

/** Commands that say how something is set, not what it is. */
export const SILENT: ReadonlySet<string> = new Set([
  ...[',', ';', ':', '!', ' ', '>', '/', 'thinspace', 'medspace', 'thickspace', 'negthinspace', 'nolimits', 'nonumber'],
  ...['displaystyle', 'textstyle', 'scriptstyle', 'scriptscriptstyle', 'notag', 'allowbreak', 'mathstrut', 'relax'],
])

/** Commands that make brackets and signs larger. */
export const TALL = /^(?:big|Big|bigg|Bigg)[lrm]?$/u

/** Tokens that end a group, or a cell of a table. */
export const GROUP_ENDS: ReadonlySet<string> = new Set(['close', 'cell', 'row'])
