import { type Box, uniteBoxes, widthOf } from '../../base/geometry/box.ts'
import type { Direction, Page, Rule, TextRun } from '../../model/page/page.ts'
import type { TableGrid } from '../../model/page/table-grid.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import { cutColumns } from './columns/columns.ts'
import { separateFigureText } from './figure-text.ts'
import { findGutter, findGutterStrips, type GutterOptions } from './columns/gutters.ts'
import { splitAtInsets, standInPieces, type Stretch } from './insets.ts'
import { joinHangingNumbers } from './lines/hanging-numbers.ts'
import { separateLineNumbers } from './lines/line-numbers.ts'
import { separateListingNumbers } from './lines/listing-numbers.ts'
import { groupLines } from './lines/lines.ts'
import { separateMarginNumbers } from './lines/margin-numbers.ts'
import { joinPieces, type Piece, splitAtRules } from './lines/pieces.ts'
import { separateRuby } from './writing/ruby.ts'
import { normaliseSizes } from './lines/normalise-sizes.ts'
import { withoutUnderlines } from './lines/underlines.ts'
import { orderLine } from './writing/order-line.ts'
import { continueTables, piecesOutside, type TabledPage } from './tables/over-pages/continued-tables.ts'
import { findRepeatedHeads } from './tables/over-pages/repeated-heads.ts'
import { buildTableGrid, linesOfGrid, mapGridLines } from './tables/table-grid.ts'
import { findPairedCaptions } from './paired-captions.ts'
import { drawnBoxes, placeSideBoxes, separateSideBoxes } from './side-boxes.ts'
import { separateSideCaptions } from './side-captions.ts'
import { placeTurnedHeads } from './tables/turned-heads.ts'
import { separateWatermarks } from './watermarks.ts'
import { findTableRegions } from './tables/find-table-regions.ts'
import { separateDashes, typedRunsOf, withoutTyped, withTyped } from './tables/dashes-and-leaders.ts'
import { findValueTables } from './tables/half-ruled/value-tables.ts'
import { DIRECTIONS, turnBox, turnBoxBack, turnedSize, turnLineBack, turnRule, turnRun } from './writing/turn.ts'

/** Lines of one column of one part of a page. */
export interface Column {
  readonly page: number
  /** How the cuts reached it, e.g. `lb`; see `columns.ts`. */
  readonly path: string
  readonly box: Box
  /** From top to bottom. */
  readonly lines: readonly TextLine[]
  /** The cells, where this part of the column is a table; `lines` are theirs. */
  readonly table?: TableGrid
}

/** A page with its text in reading order. */
export interface PageLayout {
  readonly page: Page
  readonly columns: readonly Column[]
  /** Line numbers in the margin, and those of programs. */
  readonly lineNumbers: readonly TextLine[]
  /** Page numbers in the margin, beside a line of the text; see `margin-numbers.ts`. */
  readonly pageNumbers: readonly TextLine[]
  /** Small syllables beside characters, which say how to read them; see `ruby.ts`. */
  readonly ruby: readonly TextLine[]
  /** Words printed across the page, such as `DRAFT`; see `watermarks.ts`. */
  readonly watermarks: readonly TextLine[]
  /** Rules and leaders of tables that are typed with dashes and dots; see `typed-rules.ts`. */
  readonly typedRules: readonly TextLine[]
  /** Text inside figures, by figure. */
  readonly figures: readonly { readonly box: Box; readonly lines: readonly TextLine[] }[]
}

/**
 * Lays out all pages: the text inside figures, watermarks, line numbers and ruby are separated, the rest is cut into
 * columns in reading order, and runs are grouped into lines.
 *
 * The gutters of the whole document are found first: a short gutter is believed where other pages have one. Tables are
 * found page by page, in order: one may continue that of the page before.
 */
export function layOutPages(pages: readonly Page[], bodySize: number): PageLayout[] {
  const captioned = pages.map(separateSideCaptions)
  const figureTexts = pages.map((page, i) => separateFigureText({ ...page, runs: captioned[i]?.text ?? [] }, bodySize))
  const marked = separateWatermarks(
    figureTexts.map(({ text }) => text),
    bodySize,
  )
  const numbered = separateLineNumbers(marked.map(({ text }) => text))
  const listed = separateListingNumbers(numbered.map(({ text }) => text))
  const margined = separateMarginNumbers(pages.map(({ number }, i) => ({ number, text: listed[i]?.text ?? [] })))
  const separated = margined.map(({ text }) => separateRuby(text))
  const texts = splitPages(
    pages.map((page, i) => {
      const { captions = [], pieces = [] } = captioned[i] ?? {}
      return { page, text: separated[i]?.text ?? [], captions, known: pieces }
    }),
    bodySize,
  )
  const known = knownGutters(texts.flat(), bodySize)
  return pages.map((page, i) => ({
    page,
    lineNumbers: linesOf(page, [...(numbered[i]?.numbers ?? []), ...(listed[i]?.numbers ?? [])]),
    pageNumbers: linesOf(page, margined[i]?.numbers ?? []),
    ruby: linesOf(page, separated[i]?.ruby ?? []),
    watermarks: linesOf(page, marked[i]?.watermarks ?? []),
    typedRules: typedRulesOf(page, texts[i] ?? []),
    columns: placeTurnedHeads((texts[i] ?? []).flatMap(text => columnsOf(text, bodySize, known))),
    figures: [...(figureTexts[i]?.figures ?? []), ...(marked[i]?.labels ?? [])].map(({ box, runs }) => ({
      box,
      lines: linesOf(page, runs),
    })),
  }))
}

/** The text of one direction of a page, turned until it is upright. */
interface UprightText {
  readonly page: Page
  readonly direction: Direction
  /** Width of the page as it is turned. */
  readonly pageWidth: number
  readonly rules: readonly Rule[]
  /** All pieces, and the tables among them. */
  readonly tabled: TabledPage
  /** One piece for each table and each caption beside a figure among them. */
  readonly pieces: readonly Piece[]
  /** The white strips between these pieces, found once for the gutters of the document and for its columns. */
  readonly strips: () => readonly Box[]
  /** The table or the caption that each of these pieces represents. */
  readonly standIns: ReadonlyMap<Piece, Stretch>
  /** The pieces of each box beside the text, which are not among `pieces`. */
  readonly boxes: readonly (readonly Piece[])[]
}

/** The text of all pages by direction. Tables continue from page to page. */
function splitPages(pages: readonly SeparatedPage[], bodySize: number): UprightText[][] {
  const printed = new Set(pages.flatMap(({ text }) => text.map(run => run.direction)))
  const byDirection = DIRECTIONS.filter(direction => printed.has(direction)).map(direction => {
    const texts = pages.map(page => turnText(page, direction, bodySize))
    const tabled = tablesOverPages(texts, bodySize)
    return texts.map((text, i) => separateInsets({ ...text, tabled: tabled[i] ?? text.tabled }, bodySize))
  })
  return pages.map((_, i) =>
    byDirection.flatMap(texts => {
      const text = texts[i]
      return text === undefined || text.tabled.pieces.length === 0 ? [] : [text]
    }),
  )
}

/** The tables of all pages: each page may have the end of the one on the page before, and tables that only their values show. */
function tablesOverPages(texts: readonly TurnedText[], bodySize: number): TabledPage[] {
  const tabled: TabledPage[] = []
  for (const [i, page] of findRepeatedHeads(texts.map(text => text.tabled)).entries()) {
    const tables = continueTables(page, tabled.at(-1))
    const { drawn = [], shapes = [] } = texts[i] ?? {}
    const ground = { rules: drawn, figures: shapes, bodySize }
    tabled.push({
      pieces: page.pieces,
      tables: [...tables, ...findValueTables(piecesOutside(page.pieces, tables), ground)],
    })
  }
  return tabled
}

/** A page whose text has been separated from all that is not in its columns. */
interface SeparatedPage {
  readonly page: Page
  readonly text: readonly TextRun[]
  /** Upright captions beside figures. */
  readonly captions: readonly (readonly TextRun[])[]
  /** The pieces of all upright runs. */
  readonly known: readonly Piece[]
}

/** The text of one direction of a page, turned until it is upright, with its tables found. */
interface TurnedText extends Pick<UprightText, 'page' | 'direction' | 'pageWidth' | 'rules' | 'tabled'> {
  /** All pieces; without the typed rules and leaders of tables in `tabled`. */
  readonly all: readonly Piece[]
  readonly typed: readonly Piece[]
  /** The rules but for those that underline words, and those that are typed. */
  readonly drawn: readonly Rule[]
  /** Pictures and drawings. */
  readonly shapes: readonly Box[]
  readonly shades: readonly Box[]
  /** Captions beside figures. */
  readonly captions: readonly (readonly TextRun[])[]
}

function turnText({ page, text, captions, known }: SeparatedPage, direction: Direction, bodySize: number): TurnedText {
  const runs = text.filter(run => run.direction === direction).map(run => turnRun(run, page, direction))
  const rules = page.rules.map(rule => turnRule(rule, page, direction))
  const turn = (box: Box) => turnBox(box, page, direction)
  const pieces = joinHangingNumbers(splitAtRules(piecesOf(runs, known), rules))
  const typed = separateDashes(pieces)
  const drawn = [...withoutUnderlines(rules, runs), ...typed.rules]
  const ground = { rules: drawn, shades: (page.shades ?? []).map(turn), figures: page.figures.map(turn), bodySize }
  return {
    page,
    direction,
    pageWidth: turnedSize(page, direction).width,
    rules,
    all: pieces,
    typed: typed.typed,
    drawn,
    shapes: ground.figures,
    shades: ground.shades,
    captions: direction === 0 ? captions : [],
    tabled: { pieces: typed.text, tables: pieces.length === 0 ? [] : findTableRegions(typed.text, ground) },
  }
}

/** The pieces of runs: those that are known, where nothing was separated from the text of the page. */
function piecesOf(runs: readonly TextRun[], known: readonly Piece[]): readonly Piece[] {
  const all = known.flatMap(piece => piece.runs)
  return runs.length === all.length ? known : joinPieces(runs)
}

/** The text with one piece for each table and each caption beside a figure. */
function separateInsets({ all, typed, drawn, shades, captions, ...text }: TurnedText, bodySize: number): UprightText {
  const tables = text.tabled.tables.map(table => withTyped(table, typed))
  const free = piecesOutside(all, tables)
  const paired = findPairedCaptions(free, drawn)
  const standIns = standInPieces(tables, [...captions.map(joinPieces), ...paired], bodySize)
  const inPairs = new Set(paired.flat())
  const pieces = [...free.filter(piece => !inPairs.has(piece)), ...standIns.keys()]
  const { text: around, boxes } = separateSideBoxes(pieces, drawnBoxes(drawn, shades))
  let strips: readonly Box[] | undefined
  return {
    ...text,
    tabled: { pieces: all, tables },
    pieces: around,
    strips: () => (strips ??= findGutterStrips(around, { bodySize, pageWidth: text.pageWidth })),
    standIns,
    boxes,
  }
}

/** Fewest rows of a gutter that makes shorter ones at its place believable on other pages. */
const ROWS_TO_TEACH = 15

/** Centres of the gutters that are certain on their page. */
function knownGutters(texts: readonly UprightText[], bodySize: number): number[] {
  return texts.flatMap(({ direction, pieces, rules, pageWidth, strips }) =>
    direction === 0 ? sureGutters(pieces, rules, { pageWidth, bodySize, known: [] }, strips) : [],
  )
}

/** A side of a gutter that is wider than the other by this factor may be two columns. */
const TWICE_AS_WIDE = 1.7

/** Of three columns the second gutter is right or left of the first. */
function sureGutters(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
  strips?: UprightText['strips'],
): number[] {
  const gutter = findGutter(pieces, rules, options, strips)
  if (gutter === undefined || gutter.rows < ROWS_TO_TEACH) return []
  const beside = pieces.filter(({ baseline }) => baseline > gutter.top && baseline < gutter.bottom)
  const sides = [
    beside.filter(({ box }) => box.right <= gutter.left + 1),
    beside.filter(({ box }) => box.left >= gutter.right - 1),
  ]
  const widths = sides.map(side => widthOf(uniteBoxes(side.map(({ box }) => box))))
  const double = sides.filter((_, i) => (widths[i] ?? 0) > TWICE_AS_WIDE * (widths[1 - i] ?? Infinity))
  return [(gutter.left + gutter.right) / 2, ...double.flatMap(side => sureGutters(side, rules, options))]
}

function columnsOf(text: UprightText, bodySize: number, known: readonly number[]): Column[] {
  const { page, direction, pageWidth, rules, pieces, strips, standIns, boxes } = text
  const options = { pageWidth, bodySize, known: direction === 0 ? known : [] }
  const regions = placeSideBoxes(
    cutColumns(pieces, rules, options, strips),
    boxes.map(box => cutColumns(box, rules, options)),
  )
  return regions.flatMap(region => {
    const place = { page: page.number, path: region.path, box: turnBoxBack(region.box, page, direction) }
    return splitAtInsets(region, standIns).map(({ pieces: stretch, table }): Column => {
      const turnBack = (line: TextLine) => turnLineBack(orderLine(line, page), page, direction)
      if (table === undefined) {
        const lines = normaliseSizes(groupLines(stretch, rules, page.number, direction))
        return { ...place, lines: lines.map(turnBack) }
      }
      const grid = mapGridLines(buildTableGrid(withoutTyped(table), page.number, direction), turnBack)
      return { ...place, lines: linesOfGrid(grid), table: grid }
    })
  })
}

/** The typed rules of upright tables. */
function typedRulesOf(page: Page, texts: readonly UprightText[]): TextLine[] {
  const upright = texts.filter(({ direction }) => direction === 0)
  return linesOf(
    page,
    upright.flatMap(({ tabled }) => tabled.tables.flatMap(typedRunsOf)),
  )
}

function linesOf(page: Page, runs: readonly TextRun[]): TextLine[] {
  return DIRECTIONS.flatMap(direction => {
    const upright = runs.filter(run => run.direction === direction).map(run => turnRun(run, page, direction))
    return groupLines(joinPieces(upright), [], page.number, direction).map(line =>
      turnLineBack(orderLine(line, page), page, direction),
    )
  })
}
