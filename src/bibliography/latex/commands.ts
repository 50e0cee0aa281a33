import { TEX_SYMBOLS } from '../../text/characters/tex-symbols.ts'

/** What a command without an argument prints, besides the symbols of {@link TEX_SYMBOLS}; name and text by turns. */
const PRINTED = [
  ...['AA', 'Å', 'aa', 'å', 'ldots', '…', 'dots', '…', 'textellipsis', '…', 'cdots', '⋯', 'vdots', '⋮', 'ddots', '⋱'],
  ...['dag', '†', 'ddag', '‡', 'pounds', '£', 'euro', '€', 'EUR', '€', 'texteuro', '€', 'yen', '¥', 'copyright', '©'],
  ...[
    'degree',
    '°',
    'slash',
    '/',
    'lq',
    '‘',
    'rq',
    '’',
    'to',
    '→',
    'gets',
    '←',
    'le',
    '≤',
    'ge',
    '≥',
    'ne',
    '≠',
    'neq',
    '≠',
  ],
  ...[
    'land',
    '∧',
    'lor',
    '∨',
    'lnot',
    '¬',
    'iff',
    '⟺',
    'longrightarrow',
    '⟶',
    'colon',
    ':',
    'lbrace',
    '{',
    'rbrace',
    '}',
  ],
  ...[
    'TeX',
    'TeX',
    'LaTeX',
    'LaTeX',
    'LaTeXe',
    'LaTeX2ε',
    'BibTeX',
    'BibTeX',
    'MakeIndex',
    'MakeIndex',
    'TH',
    'Þ',
    'th',
    'þ',
  ],
  // Blanks, of whatever width.
  ...[
    ',',
    ' ',
    ';',
    ' ',
    ':',
    ' ',
    ' ',
    ' ',
    '\\',
    ' ',
    'quad',
    ' ',
    'qquad',
    ' ',
    'enspace',
    ' ',
    'thinspace',
    ' ',
    'newline',
    ' ',
  ],
  // Where a word may be broken, where none may, and corrections of the distance between letters.
  ...[
    '-',
    '',
    '/',
    '',
    '@',
    '',
    '!',
    '',
    '"',
    '',
    'allowbreak',
    '',
    'nobreak',
    '',
    'protect',
    '',
    'relax',
    '',
    'noindent',
    '',
  ],
  ...[
    'left',
    '',
    'right',
    '',
    'big',
    '',
    'Big',
    '',
    'bigg',
    '',
    'Bigg',
    '',
    'bigl',
    '',
    'bigr',
    '',
    'Bigl',
    '',
    'Bigr',
    '',
  ],
  ...[
    'limits',
    '',
    'nolimits',
    '',
    'displaystyle',
    '',
    'textstyle',
    '',
    'boldmath',
    '',
    'unboldmath',
    '',
    'mathstrut',
    '',
  ],
  ...[
    'normalfont',
    '',
    'upshape',
    '',
    'mdseries',
    '',
    'rmfamily',
    '',
    'sffamily',
    '',
    'ttfamily',
    '',
    'small',
    '',
    'large',
    '',
  ],
]

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
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    'log',
    'ln',
    'lg',
    'exp',
    'sin',
    'cos',
    'tan',
    'cot',
    'sinh',
    'cosh',
    'tanh',
    'arcsin',
    'arccos',
    'arctan',
    'sec',
    'csc',
  ],
  ...[
    'min',
    'max',
    'inf',
    'sup',
    'lim',
    'liminf',
    'limsup',
    'arg',
    'deg',
    'det',
    'dim',
    'gcd',
    'hom',
    'ker',
    'Pr',
    'mod',
    'bmod',
  ],
])

const PRINTED_BY: ReadonlyMap<string, string> = new Map(
  PRINTED.flatMap((name, i) => (i % 2 === 0 ? [[name, PRINTED[i + 1] ?? ''] as const] : [])),
)

/** What a command prints, by its name without the backslash; `undefined` for one that is not known or takes an argument. */
export function printedBy(name: string): string | undefined {
  return PRINTED_BY.get(name) ?? (name.length > 1 || /\p{Lu}/u.test(name) ? TEX_SYMBOLS.get(name) : undefined)
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
