import { captioned, HEAD, page, parts, prose, rowsOf, table, type TableSource } from './long-tables.ts'

/** A paper and the rows of its tables, each with the texts of its cells but for empty ones. */
export interface LongTableCase {
  readonly source: string
  readonly tables: readonly (readonly (readonly string[])[])[]
}

type Cases = Readonly<Record<string, LongTableCase>>

const ROWS = rowsOf(26)
const FIRST = { head: HEAD, rows: ROWS.slice(0, 12) }
const REST = { head: HEAD, rows: ROWS.slice(12) }
const WHOLE = [[HEAD, ...ROWS]]
const CAPTION = 'Table 1: What was found on the banks.'

/** A table between paragraphs, which the pages cut where they end. */
function flowing(more: Partial<TableSource> = {}, set = ''): LongTableCase {
  const source = captioned({ head: HEAD, rows: ROWS, ...more })
  return { source: page(`${prose(3)}\n\n${source}\n${prose(3)}`, set), tables: WHOLE }
}

/** A table whose second part is on the next page below a line, with its head or without. */
function continued(line: string, caption = CAPTION, rest: TableSource = REST): LongTableCase {
  return { source: page(`${parts([caption, line], [FIRST, rest])}\n${prose(2)}`), tables: WHOLE }
}

const WITHOUT_HEAD = { rows: REST.rows }

/** Tables that pages cut, by how they are ruled and what is printed again. */
export const CUT_BY_PAGES: Cases = {
  'three rules, the head again': flowing({ repeats: true }),
  'three rules, the head once': flowing(),
  'boxes, the head again': flowing({ ruling: 'boxes', repeats: true }),
  'boxes, the head once': flowing({ ruling: 'boxes' }),
  'rules between rows, the head once': flowing({ ruling: 'rows' }),
  'no rules, the head again': flowing({ ruling: 'none', repeats: true }),
  'no rules, the head once': flowing({ ruling: 'none' }),
  'bands of colour, the head again': flowing({
    ruling: 'none',
    repeats: true,
    more: 'fill: (_, y) => if calc.odd(y) { luma(230) },',
  }),
  'running heads and page numbers': flowing(
    { repeats: true },
    '#set page(header: context [#text(8pt)[A. Brook #h(1fr) What grows along the Lorne]], numbering: "1")',
  ),
  'wider margins on left pages': flowing(
    { repeats: true },
    '#set page(margin: (inside: 40pt, outside: 80pt, y: 50pt))',
  ),
  'the whole width': flowing({ columns: '(2fr, 1fr, 1fr, 1fr, 1fr)' }),
  'the caption below': flowing({ repeats: true }, '#set figure.caption(position: bottom)'),
}

/** Tables whose parts are set apart, by what stands above the second one. */
export const CONTINUED: Cases = {
  'Table 1 (continued), with its head': continued('Table 1 (continued)'),
  'Table 1 (continued), without its head': continued('Table 1 (continued)', CAPTION, WITHOUT_HEAD),
  'Table 1 (cont.)': continued('Table 1 (cont.)'),
  'Table 1 with the caption again': continued('Table 1 (continued): What was found on the banks.'),
  'the same caption': continued(CAPTION),
  'Table 1 – continued from previous page': continued('Table 1 – continued from previous page'),
  'Continuation of Table 1': continued('Continuation of Table 1'),
  '(continued)': continued('(continued)'),
  'Tabelle 1 (Fortsetzung)': continued('Tabelle 1 (Fortsetzung)', 'Tabelle 1: Was an den Ufern steht.'),
  'Fortsetzung von Tabelle 1': continued('Fortsetzung von Tabelle 1', 'Tabelle 1: Was an den Ufern steht.'),
  'Tableau 1 (suite)': continued('Tableau 1 (suite)', 'Tableau 1 : Ce qui pousse au bord.'),
  'Tabla 1 (continuación)': continued('Tabla 1 (continuación)', 'Tabla 1. Lo que crece en la orilla.'),
  'Таблица 1 (продолжение)': continued('Таблица 1 (продолжение)', 'Таблица 1. Что растёт на берегу.'),
  'Continued on next page': {
    source: page(
      `${parts(
        [CAPTION, 'Table 1 – continued from previous page'],
        [{ ...FIRST, more: 'align: left,', foot: 'Continued on next page' }, REST],
      )}\n${prose(2)}`,
    ),
    tables: WHOLE,
  },
}

const MANY = rowsOf(52)
const TWO_LEVELS = {
  columns: '5',
  headSource: `table.cell(rowspan: 2)[Plant], table.cell(rowspan: 2)[Place], table.cell(colspan: 3, align: center)[Survey of the banks],
table.hline(start: 2), [Plots], [Height], [Share]`,
}
const TWO_LEVELS_ROWS = [
  ['Plant', 'Place', 'Survey of the banks'],
  ['Plots', 'Height', 'Share'],
]
const LONG_CELLS = ROWS.slice(0, 12).map(([name = '', place = '', plots = '']) => [
  name,
  place,
  `Found on ${plots} plots in the first summer, and again in the second one where the meadow had not been mown`,
])
const LONG_HEAD = ['Plant', 'Place', 'What was found']

/** Tables of more pages, rows and heads. */
export const LARGE: Cases = {
  'three pages, the head again': {
    source: page(`${prose(2)}\n\n${captioned({ head: HEAD, rows: MANY, repeats: true })}\n${prose(2)}`),
    tables: [[HEAD, ...MANY]],
  },
  'three pages, the head once': {
    source: page(`${prose(2)}\n\n${captioned({ head: HEAD, rows: MANY })}\n${prose(2)}`),
    tables: [[HEAD, ...MANY]],
  },
  'a head of two levels, again': {
    source: page(`${prose(3)}\n\n${captioned({ ...TWO_LEVELS, rows: ROWS, repeats: true })}\n${prose(2)}`),
    tables: [[...TWO_LEVELS_ROWS, ...ROWS]],
  },
  'three pages, captions and heads of two levels again': {
    source: page(
      parts(
        [CAPTION, 'Table 1 (continued)', 'Table 1 (continued)'],
        [0, 14, 28].map(from => ({ ...TWO_LEVELS, rows: MANY.slice(from, from + 14) })),
      ),
    ),
    tables: [[...TWO_LEVELS_ROWS, ...MANY.slice(0, 42)]],
  },
  'cells of several lines': {
    source: page(
      `${prose(3)}\n\n${captioned({ head: LONG_HEAD, rows: LONG_CELLS, columns: '(90pt, 70pt, 120pt)', repeats: true })}\n${prose(2)}`,
    ),
    tables: [[LONG_HEAD, ...LONG_CELLS]],
  },
  'a row that the page cuts, in boxes': cutRow('boxes', true),
  'a row that the page cuts, the head once': cutRow('three rules', false),
  'a note below its end': {
    source: page(`${prose(3)}\n\n${captioned({ head: HEAD, rows: ROWS, repeats: true })}
#text(8pt)[Note. Shares are those of all plots.]\n\n${prose(2)}`),
    tables: WHOLE,
  },
  'a footnote of the text between its parts': {
    source: page(`${prose(2)} The weir is new.#footnote[It was rebuilt when the old one had been carried away.]

${captioned({ head: HEAD, rows: ROWS })}\n${prose(2)}`),
    tables: WHOLE,
  },
  'on pages that lie on their sides': {
    source: page(
      `${prose(3)}\n\n#page(width: 420pt, height: 300pt)[${captioned({ head: HEAD, rows: ROWS, repeats: true })}]\n${prose(2)}`,
    ),
    tables: WHOLE,
  },
  'turned, a part on each page': {
    source: page(
      [
        [CAPTION, FIRST],
        ['Table 1 (continued)', REST],
      ]
        .map(
          ([line, source]) =>
            `#pagebreak()\n#rotate(-90deg, reflow: true)[#align(center)[${line as string}] #align(center, ${table(source as TableSource)})]`,
        )
        .join('\n'),
    ),
    tables: WHOLE,
  },
}

const turn = (text: string) => `[#rotate(-90deg, reflow: true)[${text}]]`
const TURNED_NAMES = HEAD.slice(2).map(turn).join(', ')

/** Tables whose columns have names that are turned, and are read in their places. */
export const TURNED_HEADS: Cases = {
  'beside upright names': {
    source: page(
      `${prose(3)}\n\n${captioned({ rows: ROWS, repeats: true, headSource: `table.cell(align: bottom)[Plant], table.cell(align: bottom)[Place], ${TURNED_NAMES}` })}\n${prose(2)}`,
    ),
    tables: WHOLE,
  },
  alone: {
    source: page(
      `${prose(3)}\n\n${captioned({ rows: ROWS, repeats: true, headSource: HEAD.map(turn).join(', ') })}\n${prose(2)}`,
    ),
    tables: WHOLE,
  },
}

/** Rows whose cells have so many lines that a page ends within one. */
function cutRow(ruling: 'boxes' | 'three rules', repeats: boolean): LongTableCase {
  const long = `${prose(1)}`
  const rows = ROWS.slice(0, 4).map(([name = '', place = '']) => [name, place, long])
  const source = captioned({ head: LONG_HEAD, rows, ruling, repeats, columns: '(80pt, 60pt, 160pt)' })
  return { source: page(`${prose(2)}\n\n${source}\n${prose(2)}`), tables: [[LONG_HEAD, ...rows]] }
}

const COLUMNS = '#set page(columns: 2, width: 500pt, margin: 40pt)\n#set columns(gutter: 18pt)'
const NARROW = ROWS.map(([name = '', , plots = '', height = '']) => [name, plots, height])
const NARROW_HEAD = ['Plant', 'Plots', 'Height']

/** Tables in columns of text. */
export const IN_COLUMNS: Cases = {
  'from one column to the next, the head again': inColumns(2, { repeats: true }),
  'from one column to the next, the head once': inColumns(2, {}),
  'from the last column to the next page, the head again': inColumns(6, { repeats: true }),
  'from the last column to the next page, the head once': inColumns(6, {}),
  'over the whole page, in a paper of two columns': {
    source: page(
      `${prose(3)}\n#pagebreak()\n#set page(columns: 1)\n${captioned({ head: HEAD, rows: ROWS, repeats: true })}`,
      COLUMNS,
    ),
    tables: WHOLE,
  },
}

function inColumns(paragraphs: number, more: Partial<TableSource>): LongTableCase {
  const source = captioned({ head: NARROW_HEAD, rows: NARROW, ...more })
  return { source: page(`${prose(paragraphs)}\n\n${source}\n${prose(3)}`, COLUMNS), tables: [[NARROW_HEAD, ...NARROW]] }
}

const OTHER_HEAD = ['Bird', 'Nests', 'Eggs', 'First seen']
const OTHER_ROWS = ['Heron', 'Coot', 'Grebe', 'Swan', 'Wren', 'Dipper', 'Kite'].map((name, i) => [
  name,
  `${i * 3 + 4}`,
  `${i * 11 + 9}`,
  `${i + 3} April`,
])
const AGAIN = rowsOf(9, 30)

/** Neighbours that are tables by themselves. */
export const NEIGHBOURS: Cases = {
  'other columns, no captions': {
    source: page(`${parts(['', ''], [FIRST, { head: OTHER_HEAD, rows: OTHER_ROWS }])}\n${prose(2)}`),
    tables: [
      [HEAD, ...FIRST.rows],
      [OTHER_HEAD, ...OTHER_ROWS],
    ],
  },
  'captions with other numbers, the same head': {
    source: page(
      `${parts([CAPTION, 'Table 2: What was found on the islands.'], [FIRST, { head: HEAD, rows: AGAIN }])}\n${prose(2)}`,
    ),
    tables: [
      [HEAD, ...FIRST.rows],
      [HEAD, ...AGAIN],
    ],
  },
  'as many columns elsewhere, no captions': {
    source: page(
      `${parts(
        ['', ''],
        [
          { ...FIRST, columns: '(1fr, 1fr, 1fr, 1fr, 1fr)' },
          {
            head: ['Bird', 'Nests', 'Eggs', 'Young', 'First seen on the river'],
            rows: OTHER_ROWS.map(([a = '', b = '', c = '', d = '']) => [a, b, c, b, d]),
          },
        ],
      )}\n${prose(2)}`,
    ),
    tables: [
      [HEAD, ...FIRST.rows],
      [
        ['Bird', 'Nests', 'Eggs', 'Young', 'First seen on the river'],
        ...OTHER_ROWS.map(([a = '', b = '', c = '', d = '']) => [a, b, c, b, d]),
      ],
    ],
  },
  'text above the second one': {
    source: page(`${parts(['', `#align(left)[${prose(1)}]`], [FIRST, { head: HEAD, rows: AGAIN }])}\n${prose(2)}`),
    tables: [
      [HEAD, ...FIRST.rows],
      [HEAD, ...AGAIN],
    ],
  },
  'the first has its caption, the second another one below it': {
    source: page(
      `${parts([CAPTION, ''], [FIRST, { head: OTHER_HEAD, rows: OTHER_ROWS }])}\n#align(center)[Table 2: The birds of the river.]\n\n${prose(2)}`,
    ),
    tables: [
      [HEAD, ...FIRST.rows],
      [OTHER_HEAD, ...OTHER_ROWS],
    ],
  },
  'side by side on one page': {
    source: page(
      `${prose(1)}\n\n#grid(columns: 2, gutter: 24pt, ${captioned({ head: NARROW_HEAD, rows: NARROW.slice(0, 7) }).slice(1)}, ${captioned({ head: OTHER_HEAD.slice(0, 3), rows: OTHER_ROWS.map(row => row.slice(0, 3)) }, 'The birds of the river.').slice(1)})\n\n${prose(2)}`,
    ),
    tables: [
      [NARROW_HEAD, ...NARROW.slice(0, 7)],
      [OTHER_HEAD.slice(0, 3), ...OTHER_ROWS.map(row => row.slice(0, 3))],
    ],
  },
  'another table right below its end': {
    source: page(`${prose(3)}\n\n${captioned({ head: HEAD, rows: ROWS, repeats: true })}
${captioned({ head: OTHER_HEAD, rows: OTHER_ROWS }, 'The birds of the river.')}\n${prose(1)}`),
    tables: [
      [HEAD, ...ROWS],
      [OTHER_HEAD, ...OTHER_ROWS],
    ],
  },
}
