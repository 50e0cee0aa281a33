import type { Box } from '../../../base/geometry/box.ts'
import type { Figure, Place, Table } from '../../../model/paper/paper.ts'
import { figureNameOf, readCaption } from '../document/caption-label.ts'
import { toPlainText } from '../document/plain-text.ts'
import { toHundredths } from '../hundredths.ts'

/** The schema of `figures.json`, in `schema/` of the package. */
const FIGURES_SCHEMA = 'figures-1.json'

/** A picture of a figure or table, or of a part of a table that continues over pages; files are named without folder. */
export interface FigurePicture {
  readonly file?: string
  /** The picture of the file, where the figure is nothing else. */
  readonly original?: string
  /** Dots of an inch, and the size in pixels. */
  readonly dpi?: number
  readonly width?: number
  readonly height?: number
}

/** A figure or table, or a part of one, with what was made of it. */
export interface FigureEntry extends FigurePicture {
  readonly block: Figure | Table
  /** From 1, where there are several. */
  readonly part?: number
  /** Where it is; left out where its drawing was not found. */
  readonly place?: Place
  /** File with the cells of a table. */
  readonly csv?: string
}

/** A figure, or a part of one, as `figures.json` has it. */
export interface WrittenFigure extends FigurePicture {
  /** Its id in the JSON and in TEI. */
  readonly id: string
  readonly type: 'figure' | 'table'
  /** As the caption begins: `Figure 3`. */
  readonly label?: string
  readonly caption: string
  /** Part of a table that continues over pages, from 1. */
  readonly part?: number
  /** Page of the file, from 1. */
  readonly page?: number
  /** What the picture shows, in points from the top left of the page. */
  readonly box?: Box
  /** The printed lines of the caption. */
  readonly captionBoxes: readonly Place[]
  /** Text printed in the figure, line by line. */
  readonly interior: readonly string[]
  readonly csv?: string
}

/** What `figures.json` holds. */
export interface WrittenFigures {
  /** Name of the schema that it is valid by. */
  readonly schema: typeof FIGURES_SCHEMA
  /** Name of the document's file. */
  readonly source: string
  readonly figures: readonly WrittenFigure[]
}

/** The figures and tables of a paper as JSON, by {@link WrittenFigures}. Ends in a line break. */
export function writeFiguresJson(source: string, entries: readonly FigureEntry[]): string {
  const written: WrittenFigures = { schema: FIGURES_SCHEMA, source, figures: entries.map(toWritten) }
  return `${JSON.stringify(written, undefined, 1)}\n`
}

function toWritten({ block, part, place, file, original, csv, dpi, width, height }: FigureEntry): WrittenFigure {
  const label = figureNameOf(block.caption)
  return {
    id: block.id,
    type: block.type,
    ...(label === '' ? {} : { label }),
    caption: readCaption(block.caption).text,
    ...(part === undefined ? {} : { part }),
    ...(place === undefined ? {} : { page: place.page, box: toBox(place) }),
    captionBoxes: block.lines.map(line => ({ page: line.page, ...toBox(line) })),
    interior: interiorLinesOf(block),
    ...(file === undefined ? {} : { file }),
    ...(original === undefined ? {} : { original }),
    ...(csv === undefined ? {} : { csv }),
    ...(dpi === undefined ? {} : { dpi: toHundredths(dpi) }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  }
}

/** The text that is printed in a figure; that of a table is in its cells. */
export function interiorLinesOf(block: Figure | Table): readonly string[] {
  return block.type === 'figure' ? block.interior.map(line => toPlainText(line).trim()) : []
}

function toBox({ left, top, right, bottom }: Box): Box {
  return {
    left: toHundredths(left),
    top: toHundredths(top),
    right: toHundredths(right),
    bottom: toHundredths(bottom),
  }
}
