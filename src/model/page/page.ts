/**
 * The page model: what every source gives and every later stage reads. Plain readonly data.
 *
 * Points (1/72 inch), origin at the top left of the page as it is shown (crop box, page rotation applied),
 * x to the right, y downwards; pages count from 1.
 */
import type { Box } from '../../base/geometry/box.ts'
import type { Formula } from '../../base/math/math-node.ts'

/** A font as the document names it. `undefined` means "not known", never "no". */
export interface Font {
  /** Name without subset prefix, e.g. `NimbusRomNo9L-Medi`; empty when the source knows none. */
  readonly name: string
  readonly isBold: boolean | undefined
  readonly isItalic: boolean | undefined
  readonly isMonospace: boolean | undefined
  /** What tells it from another font of its name, where the file has two. */
  readonly id?: string
  /** What its characters mean was learned from their shapes, as the file has a wrong table of them. */
  readonly isLearned?: true
}

/** Reading direction of a run, in degrees clockwise against the shown page: 90 is read downwards, 270 upwards. */
export type Direction = 0 | 90 | 180 | 270

/** Characters drawn together in one font, size and colour, without white space inside. */
export interface TextRun {
  /** Unicode NFC, ligatures expanded, accents composed. Never empty, never white space. */
  readonly text: string
  /** Left and right by pen positions, top and bottom by ascent and descent of the font. */
  readonly box: Box
  /** y of the baseline (x of it, where `direction` is 90 or 270). */
  readonly baseline: number
  /** Font size as drawn, in points. */
  readonly size: number
  readonly font: Font
  /** `#rrggbb`, or `undefined` when it is black or not known. */
  readonly color: string | undefined
  readonly direction: Direction
  /** Whether it runs at an angle to its direction, as watermarks and labels of axes do. */
  readonly isOblique?: true
  /** Whether white space is between this run and the one drawn before it. */
  readonly spaceBefore: boolean
  /** Count of drawn glyphs, without white space: the unit of the account. */
  readonly glyphs: number
  /** Raised or lowered against its line; set by `understand/layout/lines/lines.ts`. */
  readonly script?: 'super' | 'sub'
  /** A rule runs below it; set by `understand/layout/lines/lines.ts`. */
  readonly isUnderlined?: boolean
  /** Role of the structure element it belongs to in a tagged PDF, e.g. `H1`, `P`, `Note`; what an OCR file says of its region in the same words. */
  readonly tag?: string
  /** Recognition confidence, 0 to 1, where the source was read by OCR. */
  readonly confidence?: number
  /** The whole word, where this is a part of it before or after a line end and the source names the whole. */
  readonly whole?: string
  /** Its place in a reading of the document as running text, if there is one. */
  readonly flow?: FlowPlace
  /** The formula that it is; its text is that in plain characters. */
  readonly formula?: Formula
}

/** A place in running text. */
export interface FlowPlace {
  /** Index of the block, whose text is continuous. */
  readonly block: number
  /** Index of the word, over the whole text. */
  readonly word: number
}

/** A drawn straight line or thin filled rectangle. */
export interface Rule {
  readonly box: Box
  readonly orientation: 'horizontal' | 'vertical'
}

/** A part of a page that leads to the web. */
export interface PageLink {
  /** With its scheme, `http` or `https`. */
  readonly url: string
  readonly box: Box
}

/**
 * Why text was dropped. `replaced`: the page was recognised anew from its picture; `misread`: another reading of the
 * document has something likelier there; `rule`: a line was typed as dots, or recognised as characters; `speck`: dirt was.
 */
export type DropReason = 'hidden' | 'off-page' | 'shadow' | 'unmapped' | 'replaced' | 'misread' | 'rule' | 'speck'

/** Text that is not part of the page as a reader sees it; kept for the account. */
export interface DroppedText {
  readonly page: number
  readonly text: string
  readonly box: Box
  readonly glyphs: number
  readonly reason: DropReason
}

/** One page as a source gives it. */
export interface Page {
  /** Place in the file, from 1. */
  readonly number: number
  /** Page label of the file, where it has labels, e.g. `iv` or `52`. */
  readonly label: string | undefined
  readonly width: number
  readonly height: number
  /** In drawing order. */
  readonly runs: readonly TextRun[]
  readonly rules: readonly Rule[]
  /** Boxes of pictures and of drawings that are more than rules. */
  readonly figures: readonly Box[]
  /** Filled rectangles outside figures, in drawing order; `undefined` where there are none or the source draws none. */
  readonly shades?: readonly Box[]
  /** In the order of the file; `undefined` where they were not read, as on most pages after the first ones. */
  readonly links?: readonly PageLink[]
  readonly dropped: readonly DroppedText[]
  /**
   * Whether x counts from the right edge to the left, so that lines of right-to-left text begin at small x; set by
   * `understand/layout/writing/reading-frame.ts`.
   */
  readonly isMirrored?: boolean
  /** Whether an earlier program recognised its text in the page's picture and put it, invisible, behind the picture. */
  readonly isTextLayer?: boolean
}

/** One entry of the document outline. */
export interface OutlineEntry {
  readonly title: string
  /** 1 is the top level. */
  readonly level: number
  readonly page: number | undefined
}

/** What is known of how pages were recognised. */
export interface OcrDescription {
  /** Name of the program, e.g. `tesseract`. */
  readonly engine?: string | undefined
  readonly version?: string | undefined
  /** As the program names them, e.g. `eng`. */
  readonly languages?: readonly string[] | undefined
  /** Mean over all characters, 0 to 1. */
  readonly confidence?: number | undefined
  /** Pixels to an inch of what was read. */
  readonly resolution?: number | undefined
}

/** What the owner of a file permits its readers: everything where it is not encrypted. Nothing here enforces it. */
export interface Permissions {
  readonly isEncrypted: boolean
  readonly mayAssemble: boolean
  readonly mayCopy: boolean
  readonly mayModify: boolean
  readonly mayAnnotate: boolean
  /** At least in low resolution; `mayPrintWell`: in any. */
  readonly mayPrint: boolean
  readonly mayPrintWell: boolean
  readonly mayFillForms: boolean
  /** Programs that read aloud may take the text. */
  readonly mayAccess: boolean
}

/** A document as a source gives it: its pages, and what the file says of itself. */
export interface SourceDocument {
  readonly pages: readonly Page[]
  readonly outline: readonly OutlineEntry[]
  /** Document information, e.g. `Title`, `Producer`; in the order of their names. */
  readonly metadata: Readonly<Record<string, string>>
  /** Where the file can say. */
  readonly permissions?: Permissions | undefined
  /** Where its text was recognised from pictures. */
  readonly ocr?: OcrDescription | undefined
  /** What was recognised of pictures while reading, as hOCR. */
  readonly hocr?: string | undefined
  /** Pages of the file, which may be more than were asked for. */
  readonly pageCount: number
  /** Share of the pages that a damaged file lacks, 0 to 1: a page of which half is lost counts half. Default 0. */
  readonly missingShare?: number | undefined
}
