/** Sources of tables that go on over pages or columns, set by Typst, with what is in them. */

/** A page in the manner of journals; `set` is for more of Typst's settings. */
export function page(body: string, set = ''): string {
  return `#set page(width: 440pt, height: 420pt, margin: 50pt)
#set text(10pt, lang: "en")
#set par(justify: true)
#set figure.caption(position: top)
#show figure: set block(breakable: true)
#show table: set par(justify: false)
#set table(inset: (x: 5pt, y: 3.5pt), align: left)
${set}
#align(center, text(16pt, weight: "bold")[What grows along the Lorne])
#align(center)[Ada Brook]

${body}
`
}

const TEXT = [
  'The river was followed from its source to the sea in the summers of two years, and what grows on its banks was written down every evening. Most of it is known from other rivers of the coast, and some of it is not.',
  'Those who walked the upper valley were told that the meadows had been mown late, which the farmers do when the spring is wet. Where they had not been mown at all, the sedges stood as high as the fences.',
  'We compare what was found with what the first survey says of the same banks, and find that both agree on the trees and on little else. The shallows have changed most, as the weir was rebuilt in between.',
]

/** Some paragraphs of running text. */
export function prose(count: number): string {
  return Array.from({ length: count }, (_, i) => TEXT[i % TEXT.length]).join('\n\n')
}

const PLANTS = ['Reed', 'Willow', 'Iris', 'Sedge', 'Alder', 'Mint', 'Cress', 'Poplar', 'Rush', 'Birch', 'Fern', 'Moss']
const KINDS = ['common', 'dwarf', 'white', 'late', 'marsh']
const PLACES = ['bank', 'shallows', 'meadow', 'island', 'lower weir', 'old mill']

/** Names of the columns of {@link rowsOf}. */
export const HEAD = ['Plant', 'Place', 'Plots', 'Height', 'Share']

/** Rows of a survey, each with a name, a place and three numbers; `from` makes others of them. */
export function rowsOf(count: number, from = 0): string[][] {
  return Array.from({ length: count }, (_, i) => {
    const at = i + from
    const kind = KINDS[Math.floor(at / PLANTS.length) % KINDS.length] ?? ''
    const plant = PLANTS[at % PLANTS.length] ?? ''
    const place = PLACES[(at * 5) % PLACES.length] ?? ''
    return [
      `${plant}, ${kind}`,
      place,
      `${((at * 7) % 40) + 2}`,
      `${((at * 37) % 900) + 25}`,
      `0.${((at * 13) % 90) + 10}`,
    ]
  })
}

/** How a table is ruled. */
export type Ruling = 'three rules' | 'boxes' | 'rows' | 'none'

/** A table of Typst, or a part of one. */
export interface TableSource {
  readonly rows: readonly (readonly string[])[]
  readonly head?: readonly string[]
  /** Whether the head is printed again on each page; default false. */
  readonly repeats?: boolean
  readonly ruling?: Ruling
  /** Typst's `columns`; default: as wide as their cells. */
  readonly columns?: string
  /** Typst for the rows of the head, where it has more than one. */
  readonly headSource?: string
  readonly more?: string
  /** A line in a cell over all columns at its end. */
  readonly foot?: string
}

/** The call of `table`, without `#`. */
export function table({
  rows,
  head,
  repeats = false,
  ruling = 'three rules',
  columns,
  headSource,
  more = '',
  foot,
}: TableSource): string {
  const isRuled = ruling === 'three rules'
  const count = (rows[0] ?? head ?? []).length
  const line = isRuled ? 'table.hline(),' : ''
  const names = headSource ?? head?.map(toCell).join(', ')
  const top = names === undefined ? '' : `table.header(repeat: ${repeats}, ${line} ${names}, ${line}),`
  const stroke = { 'three rules': 'none', none: 'none', boxes: '0.5pt', rows: '(x: none, y: 0.4pt)' }[ruling]
  const body = rows.map(row => `${row.map(toCell).join(', ')},`).join('\n')
  return `table(columns: ${columns ?? count}, stroke: ${stroke}, ${more}
${top}
${body}
${line}
${foot === undefined ? '' : `table.cell(colspan: ${count}, align: right)[${foot}],`})`
}

/** A table with its number and caption, which breaks between pages. */
export function captioned(source: TableSource, caption = 'What was found on the banks.'): string {
  return `#figure(kind: table, caption: [${caption}], ${table(source)})\n`
}

/** Parts of a table on pages of their own, each below a line of text. */
export function parts(lines: readonly string[], tables: readonly TableSource[]): string {
  return tables
    .map((source, i) => `#align(center)[${lines[i] ?? ''}]\n#align(center, ${table(source)})\n`)
    .join('#pagebreak()\n')
}

function toCell(text: string): string {
  return `[${text}]`
}
