/**
 * What OCR programs say of a page, in the units of their file (mostly pixels), y downwards. Each format is read into
 * this shape; `place-page.ts` makes places of the page model of it.
 */
import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, Font } from '../../../model/page/page.ts'

/** A recognised word, or text of a line without places of its words. */
export interface OcrWord {
  readonly text: string
  /** Edges that the file does not give are NaN. */
  readonly box: Box
  /** 0 to 1. */
  readonly confidence: number | undefined
  readonly font: Font
  /** Type size in points, where the file gives it. */
  readonly size?: number | undefined
  readonly script?: 'super' | 'sub' | undefined
  /** Default true. */
  readonly spaceBefore?: boolean | undefined
  /** The whole word, where it is the part before or after a line end and the file names the whole. */
  readonly whole?: string | undefined
  /** Line of the file, from 1. */
  readonly place: number
}

/** A baseline that may be tilted: its y at an x is `y + slope * (x - left)`. */
export interface OcrBaseline {
  readonly left: number
  readonly y: number
  /** Where the file does not give it, that of the page. */
  readonly slope: number | undefined
}

/** A recognised line with its words in reading order. */
export interface OcrLine {
  readonly box: Box
  readonly words: readonly OcrWord[]
  /** Box of the region that it is in, one object for all its lines: where the line is if it has no place itself. */
  readonly region?: Box | undefined
  /** What its region is called in tagged PDFs, where the file says what kind of text is in it: `H`, `Note`, `Artifact`. */
  readonly tag?: string | undefined
  readonly baseline?: OcrBaseline | undefined
  /** Height of capitals and ascenders over the baseline. */
  readonly ascent?: number | undefined
  readonly direction: Direction
}

/** A recognised page. */
export interface OcrPage {
  /** Number the file gives it, from 1, where it gives one. */
  readonly number: number | undefined
  readonly label?: string | undefined
  readonly width: number
  readonly height: number
  /** Units to an inch, where the file gives them. */
  readonly resolution: number | undefined
  readonly lines: readonly OcrLine[]
  /** Drawn lines. */
  readonly rules: readonly Box[]
  /** Pictures. */
  readonly figures: readonly Box[]
  /** Line of the file, from 1. */
  readonly place: number
}

/** The box of what a file gives no place. */
export const UNPLACED: Box = { left: Number.NaN, top: Number.NaN, right: Number.NaN, bottom: Number.NaN }

/** Whether the file gives a box all its edges. */
export function isPlaced({ left, top, right, bottom }: Box): boolean {
  return Number.isFinite(left + top + right + bottom)
}
