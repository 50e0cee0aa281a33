import { pairTexCommands, TEX_SYMBOLS } from '../../../base/text/characters/tex-symbols.ts'

/** Signs of commands without an argument, besides those of {@link TEX_SYMBOLS}. */
const SIGNS = `
  AA Å aa å TH Þ th þ ldots … dots … textellipsis … cdots ⋯ vdots ⋮ ddots ⋱ dag † ddag ‡ pounds £ euro € EUR € texteuro € yen ¥
  copyright © degree ° slash / lq ‘ rq ’ to → gets ← le ≤ ge ≥ ne ≠ neq ≠ land ∧ lor ∨ lnot ¬ iff ⟺ longrightarrow ⟶ colon :
  lbrace { rbrace } TeX TeX LaTeX LaTeX LaTeXe LaTeX2ε BibTeX BibTeX MakeIndex MakeIndex`

/** Blanks, of whatever width. */
const BLANKS = [' ', ...', ; : \\ quad qquad enspace thinspace newline'.split(' ')]

/** Where a word may be broken, where none may, corrections of the distance between letters, sizes of brackets, and fonts. */
const UNSEEN = `
  - / @ ! " allowbreak nobreak protect relax noindent left right big Big bigg Bigg bigl bigr Bigl Bigr limits nolimits
  displaystyle textstyle boldmath unboldmath mathstrut normalfont upshape mdseries rmfamily sffamily ttfamily small large`

/** What a command without an argument prints. */
const PRINTED: ReadonlyMap<string, string> = new Map([
  ...pairTexCommands(SIGNS),
  ...BLANKS.map(name => [name, ' '] as const),
  ...UNSEEN.trim()
    .split(/\s+/u)
    .map(name => [name, ''] as const),
])

/** Commands with one argument, which is printed as it is; for those of fonts, in the font of the text. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  ...['mbox', 'hbox', 'fbox', 'makebox', 'text', 'textnormal', 'textulc', 'underline', 'uline', 'ul', 'overline'],
  ...['mathcal', 'mathbf', 'mathbb', 'mathit', 'mathsf', 'mathtt', 'mathfrak', 'mathscr', 'mathnormal', 'mathop'],
  ...['boldsymbol', 'bm', 'operatorname', 'ensuremath', 'lowercase', 'MakeLowercase'],
  ...['mathrm', 'uppercase', 'MakeUppercase'],
])

/** Marks that a command sets above or below the letter after it. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', '.': '\u0307', '"': '\u0308' },
  ...{ u: '\u0306', r: '\u030a', H: '\u030b', v: '\u030c', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331' },
  textcommabelow: '\u0326',
}

/** Names of functions, which mathematics prints upright with a blank before a letter. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `log ln lg exp sin cos tan cot sinh cosh tanh arcsin arccos arctan sec csc min max inf sup lim liminf limsup
  arg deg det dim gcd hom ker Pr mod bmod`.split(/\s+/u),
)

/** What a command prints, by its name without the backslash; `undefined` for one that is not known or takes an argument. */
export function printedBy(name: string): string | undefined {
  return PRINTED.get(name) ?? (name.length > 1 || /\p{Lu}/u.test(name) ? TEX_SYMBOLS.get(name) : undefined)
}

/** The combining mark of an accent, by the name of its command. */
export function markOf(name: string): string {
  return MARKS[name] ?? ''
}

/** Whether a command prints its argument and nothing else. */
export function isTransparent(name: string): boolean {
  return TRANSPARENT.has(name)
}

/** Whether a command is the name of a function of mathematics. */
export function isFunction(name: string): boolean {
  return FUNCTIONS.has(name)
}
