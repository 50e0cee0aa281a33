/**
 * A document in the format of Freki: blocks of a page with their lines, respaced so that tables and glossed examples
 * keep their columns. Plain readonly data; names are those of the format.
 *
 * After Goodman, Georgi and Xia, "PDF-to-Text Reanalysis for Linguistic Data Mining" (2018), section 4.
 */
import type { Box } from '../../base/geometry/box.ts'

/** A rectangle in points, as in the format: origin at the lower left of the page, y upwards. */
export interface FrekiBox {
  readonly llx: number
  readonly lly: number
  readonly urx: number
  readonly ury: number
}

/** A font at one size; `F1-10.9` is the font `F1` at 10.9 points. */
export interface FrekiFont {
  readonly id: string
  /** Points, to one decimal. */
  readonly size: number
}

/** An attribute that the format does not define. Neither part has white space, a colon or an equals sign. */
export interface FrekiAttribute {
  readonly name: string
  readonly value: string
}

/** A printed line of a block. */
export interface FrekiLine {
  /** From 1, over the whole document. */
  readonly number: number
  /** `B-` or `I-` and `M`, `L`, `G` or `T`, with additions after `+`: `B-L`, `I-G`, `M+LN`; default `O`. */
  readonly tag?: string
  /** Name of the span of lines it belongs to, such as one example. */
  readonly spanId?: string
  readonly languageName?: string
  /** ISO 639-3. */
  readonly languageCode?: string
  /** In the order of their ids, none twice. */
  readonly fonts: readonly FrekiFont[]
  /** Share of the columns that this line has in common with the one before it, 0 to 1. */
  readonly tabScore?: number
  readonly box?: FrekiBox
  /** Attributes of users, in their order. */
  readonly attributes: readonly FrekiAttribute[]
  /** Respaced text: a monospaced font shows the columns of the page. */
  readonly text: string
}

/** Lines that belong together. */
export interface FrekiBlock {
  readonly documentId: string
  /** Page of the file, from 1. */
  readonly page?: number
  /** Unique in the document, as a rule `PAGE-NUMBER`. */
  readonly id: string
  readonly box?: FrekiBox
  /** The path of cuts to it: a letter `t`, `b`, `l` or `r` for each cut. */
  readonly label?: string
  /** Attributes of users, in their order. */
  readonly attributes: readonly FrekiAttribute[]
  readonly lines: readonly FrekiLine[]
  /**
   * The text of the block in the file it was read from, with the blank lines before it, where the writer would format it
   * differently. It is written back as long as it agrees with the other fields: an unchanged block keeps its bytes.
   */
  readonly spelling?: string
}

/** A document in the format of Freki. */
export interface FrekiDocument {
  readonly blocks: readonly FrekiBlock[]
  /** What ends the lines of the file; default `\n`. */
  readonly lineEnd?: '\n' | '\r\n'
  /** What follows the last line; default nothing. */
  readonly tail?: string
}

/** The box of the page model in the coordinates of the format. */
export function toFrekiBox(box: Box, pageHeight: number): FrekiBox {
  return { llx: box.left, lly: pageHeight - box.bottom, urx: box.right, ury: pageHeight - box.top }
}
