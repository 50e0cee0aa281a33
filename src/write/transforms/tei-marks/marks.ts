/** What is marked in TEI besides its structure: plain data that the other stages give. */
import type { TextStretch } from '../marked-text.ts'

/** A rectangle on a page, in points from the top left. */
export interface MarkedBox {
  /** Page of the file, from 1. */
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A range of the characters of a text, blanks not counted; half-open. */
export interface InkRange {
  readonly start: number
  readonly end: number
}

/** A sentence of a block. */
export interface MarkedSentence {
  readonly id: string
  /** In characters, blanks not counted. The sentences of a block are all of its text. */
  readonly length: number
}

/** A word or a punctuation mark of a text, in UTF-16 offsets. */
export interface TextToken {
  readonly start: number
  readonly end: number
  readonly isPunctuation: boolean
}

/** Where blocks are. Ids are those of paperXML. */
export interface MarkedPlaces {
  /** `facs`: zones of a facsimile, as TEI has it; `coords`: boxes in an attribute, as GROBID has it. */
  readonly form: 'facs' | 'coords'
  /** The elements that have places; default: all that can. */
  readonly placed?: readonly string[] | undefined
  readonly pages: readonly { readonly number: number; readonly width: number; readonly height: number }[]
  /** Boxes of a part of a block's text, one a printed line. */
  readonly boxesOfRange: (block: string, range: InkRange) => readonly MarkedBox[]
  /** Boxes of a block as a whole. */
  readonly boxesOfBlock: (block: string) => readonly MarkedBox[]
  /** Boxes of the drawing of a figure. */
  readonly boxesOfGraphic: (block: string) => readonly MarkedBox[]
}

/** The pictures of figures. */
export interface MarkedPictures {
  /** By the ids of figures, as they are written. */
  readonly urls: ReadonlyMap<string, string>
  /** What GROBID calls all of them; TEI needs no type. */
  readonly type?: 'bitmap'
}

/** What is marked; a part that is left out is not. */
export interface TeiMarks {
  /** Sentences by the id of their block. */
  readonly sentences?: ReadonlyMap<string, readonly MarkedSentence[]>
  /** Each of the stretches `whole` is one token. */
  readonly tokenize?: (text: string, whole?: readonly TextStretch[]) => readonly TextToken[]
  readonly places?: MarkedPlaces
  readonly pictures?: MarkedPictures
  /** Elements that are written at places which the stylesheet names. */
  readonly elements?: ReadonlyMap<string, string>
  /** Whether titles, headings, paragraphs and notes have an `xml:id`, too; only in the flavour `grobid`. */
  readonly ids?: boolean
}
