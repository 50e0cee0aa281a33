/** The logical document. Writers and stylesheets read it and nothing else; it serialises with `JSON.stringify` and is the schema of `NAME.json`. */
import type { OcrDescription } from '../page/page.ts'
import type { Formula } from '../../base/math/math-node.ts'
import type { GlossedTag } from '../page/block.ts'
import type { Author } from './author.ts'
import type { PaperCorrection } from './paper-correction.ts'
import type { Place, PrintedLine } from './printed.ts'
import type { PaperEntry, PublicationFact, Translation } from './publication-facts.ts'
import type { CalloutKind } from '../../base/text/keywords/callout-words.ts'
import type { Statement } from '../../base/text/keywords/concepts.ts'
import type { TheoremPart } from './theorem.ts'

export type { AffiliationTie, Author, AuthorEvidence, Confidence } from './author.ts'
export type { Organisation, OrganisationEvidence } from './author.ts'
export type { PaperCorrection } from './paper-correction.ts'
export type { Place, PrintedLine, PrintedWord } from './printed.ts'
export type { PaperEntry, PublicationFact, Translation } from './publication-facts.ts'

/** A page of the file and the number printed on it. */
export interface PageReference {
  /** n-th page of the file, from 1. */
  readonly local: number
  /** Number as printed, e.g. `52` or `iv`; `undefined` where none is printed and none follows from its neighbours. */
  readonly global: string | undefined
}

/** Character style of a stretch of text. A field left out is "no" or "not known". */
export interface Style {
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly script?: 'super' | 'sub'
}

/** A stretch of text in one style. */
export interface TextInline {
  readonly type: 'text'
  readonly text: string
  readonly style: Style
  /** The text is this formula in plain characters; it is never cut. */
  readonly formula?: Formula
  /** The text is what is left of a formula that was not understood: its signs in their order. */
  readonly isDoubtfulFormula?: true
  /** The file has a wrong table of its characters: they were learned from the shapes of their font, and may be wrong. */
  readonly isLearned?: true
}

/** The content of a paragraph, in reading order. All blanks are in the texts: a break replaces none. */
export type Inline =
  | TextInline
  /** The text after it is on `page`. `breaksWord`: it is inside a word. */
  | { readonly type: 'page-break'; readonly page: PageReference; readonly breaksWord: boolean }
  | { readonly type: 'column-break'; readonly breaksWord: boolean }
  | { readonly type: 'line-break'; readonly breaksWord: boolean }
  /** A figure, a table or a display was here in the column. */
  | { readonly type: 'float-break'; readonly breaksWord: boolean }
  /** A hyphen at a line end was undone here, as printed. */
  | { readonly type: 'hyphen'; readonly character: string }
  /** The raised mark of a footnote; `footnoteId` is `undefined` where no note was found for it. */
  | { readonly type: 'footnote-call'; readonly mark: string; readonly footnoteId: string | undefined }
  /** The text up to `citation-end` cites these entries of the list of references, by id. Citations do not nest. */
  | { readonly type: 'citation-start'; readonly targets: readonly string[] }
  | { readonly type: 'citation-end' }
  // The text up to `callout-end` refers to figures, tables …: ids of blocks, if there are any. Callouts do not nest, and none is in a citation.
  | { readonly type: 'callout-start'; readonly kind: CalloutKind; readonly targets: readonly string[] }
  | { readonly type: 'callout-end' }
  /** The text before it is the label of the statement that the paragraph opens: `Theorem 4.2 (Euler).` */
  | { readonly type: 'label-end' }
  /** A display formula was here; its text follows the paragraph as a `doubt` with the same number. */
  | { readonly type: 'formula-place'; readonly formula: number }

/** A name of a reference in its parts; an organisation has a surname alone. */
export interface ReferenceName {
  readonly surname: string
  readonly given?: string
}

/** The fields of a reference, as far as they were found; the printed text is kept beside them. */
export interface ReferenceFields {
  readonly authors: readonly ReferenceName[]
  /** Authors are left out in print (`et al.`). */
  readonly isShortened?: true
  readonly editors: readonly ReferenceName[]
  /** `2009`, with the letter that distinguishes two works of a year; or the words in its place (`in press`). */
  readonly year?: string
  readonly title?: string
  /** Journal, proceedings or book that holds the work. */
  readonly container?: string
  readonly volume?: string
  readonly issue?: string
  /** With one dash and no blanks: `15–48`. */
  readonly pages?: string
  readonly publisher?: string
  readonly doi?: string
  readonly url?: string
}

/** Fields that every block has. */
export interface BlockBase {
  /** Unique in the document, the same on every run: `p1`, `fn3`, `fig2`, `tab1`, `s4` … */
  readonly id: string
  readonly places: readonly Place[]
  /** Its printed lines, counted in its content, title or caption (of a `doubt`, in its `text`), which lack section numbers and the marks of items and notes. */
  readonly lines: readonly PrintedLine[]
  /** ISO 639-1, with script where it matters (`sr-Cyrl`); left out where it is the document's. */
  readonly language?: string
  /** Mean confidence of its recognised characters, 0 to 1, where the page was read by OCR. */
  readonly confidence?: number
  /** The mathematical statement that it is a part of. */
  readonly theorem?: TheoremPart
}

/** Running text. */
export interface Paragraph extends BlockBase {
  readonly type: 'paragraph'
  readonly kind: 'text' | 'item' | 'reference' | 'abstract'
  /** Mark and depth (from 1) of a list item, label of a reference as printed, e.g. `•`, `(a)`, `[12]`. */
  readonly item?: { readonly level: number; readonly mark: string }
  /** What names an abstract above or before its first paragraph: `Abstract`, `Résumé`. The printed lines have it, too. */
  readonly heading?: string
  /** Fields of a reference. */
  readonly reference?: ReferenceFields
  readonly content: readonly Inline[]
}

/** A note at the foot of a page or at the end of the paper. */
export interface Footnote extends BlockBase {
  readonly type: 'footnote'
  /** Mark as printed: `1`, `a`, `*`, `†`; `undefined` where none is printed. */
  readonly mark: string | undefined
  readonly content: readonly Inline[]
  /** Works that the note names, in a paper without a list of references. */
  readonly references?: readonly NoteReference[]
}

/** A work that is named in a note. */
export interface NoteReference {
  /** The id of the note with a number: `fn3-b1`. */
  readonly id: string
  /** Half-open range in the text of the note's content, in code points. */
  readonly start: number
  readonly end: number
  readonly reference: ReferenceFields
  /** Where the note names it in short (`Bach, Ufer, S. 4`): the id of the work that a note names in full, whose fields it has. */
  readonly sameAs?: string
}

/** A picture or drawing with its caption and the text inside it. */
export interface Figure extends BlockBase {
  readonly type: 'figure'
  readonly caption: readonly Inline[]
  /** Text printed inside the figure, line by line. */
  readonly interior: readonly string[]
  /** Where each line of `interior` is. */
  readonly interiorPlaces: readonly Place[]
}

/** What the head of a cell names, in HTML's words. */
export type CellScope = 'col' | 'colgroup' | 'row' | 'rowgroup'

/** `group` is a label of the rows below it. */
export type RowRole = 'head' | 'units' | 'group' | 'data' | 'total'

/** One cell of a table. */
export interface Cell {
  readonly content: readonly Inline[]
  readonly lines: readonly PrintedLine[]
  /** Rows and columns it covers; at least 1. */
  readonly rowSpan: number
  readonly columnSpan: number
  /** Whether it names columns or rows. */
  readonly isHeader: boolean
  /** What it names; left out where it is empty or names nothing. */
  readonly scope?: CellScope
  /** Where its text is: one place for each page; left out where it is empty. */
  readonly places?: readonly Place[]
}

/** A table with its caption. */
export interface Table extends BlockBase {
  readonly type: 'table'
  readonly caption: readonly Inline[]
  readonly rows: readonly (readonly Cell[])[]
  /** What each row is. */
  readonly rowRoles?: readonly RowRole[]
  /** HTML's words: rules around (`frame`) and inside (`rules`), from the rules drawn on the page. */
  readonly frame: 'void' | 'above' | 'below' | 'hsides' | 'vsides' | 'box'
  readonly rules: 'none' | 'rows' | 'cols' | 'all'
  /** Notes printed under the table. */
  readonly notes: readonly string[]
  /** The marks that each of them explains: `a`, `**`; none where it is about the whole table. */
  readonly noteMarks?: readonly (readonly string[])[]
}

/** The kinds of text that is not running text; `gloss` is interlinear glossed text. */
export type DoubtKind = 'formula' | 'code' | 'gloss' | 'other'

/** Text that does not look like running text: formulas, code, glossed examples, leftovers. */
export interface Doubt extends BlockBase {
  readonly type: 'doubt'
  readonly kind: DoubtKind
  /** Number shared with the `formula-place` that it was at. */
  readonly formula?: number
  /** Of a glossed example: its lines as printed, with line breaks; words below one another on the page share a column. */
  readonly text: string
  /** The text with its formulas, where any was read; without it `text` is all that is known. */
  readonly content?: readonly Inline[]
  /** The text is what is left of formulas that were not understood: their signs in their order. */
  readonly isDoubtfulFormula?: true
  /** Of a glossed example: the kind of each line of the text, where it is known. */
  readonly tags?: readonly GlossedTag[]
  /** Share of letters among the characters, 0 to 1. */
  readonly alpha: number
  /** In characters (code points). */
  readonly length: number
  /** Type smaller than 0.8 of the body's. */
  readonly tooSmall: boolean
  /** Its font is monospaced and the body's is not. */
  readonly monospace: boolean
}

/** A page break that falls between two blocks. */
export interface PageBreak {
  readonly type: 'page-break'
  readonly page: PageReference
}

/** The content of a section besides sections, in reading order. A footnote comes after the block that calls it. */
export type PaperBlock = Paragraph | Footnote | Figure | Table | Doubt | PageBreak

/** What a section is. Statements (acknowledgments, funding …) say something of the paper, and are the words of its heading. */
export type SectionKind = 'text' | 'references' | 'appendix' | Statement

/** A section; text before the first heading is a section without title. */
export interface Section extends BlockBase {
  readonly type: 'section'
  readonly kind: SectionKind
  /** True level, 1 is the top. 0 for the untitled one before the first heading. */
  readonly level: number
  /** As printed, without the full stop after it: `2.1`, `IV`, `A`. */
  readonly number: string | undefined
  readonly title: readonly Inline[]
  /** Its heading opens its first paragraph's line. */
  readonly isRunIn: boolean
  readonly blocks: readonly PaperBlock[]
  readonly sections: readonly Section[]
}

/** The front matter: everything before the body. */
export interface FrontMatter {
  readonly title: readonly Inline[]
  readonly subtitle: readonly Inline[]
  readonly authors: readonly Author[]
  readonly abstract: readonly Paragraph[]
  readonly keywords: readonly string[]
  /** Title and key words in other languages, where there are any. */
  readonly translations?: readonly Translation[]
  /** Proceedings line, journal line, copyright, DOI … as printed, one entry per line or box. */
  readonly publicationInfo: readonly string[]
  /** The facts about the publication, in the order of their fields. */
  readonly publication: readonly PublicationFact[]
  /** Its entry in a bibliographic file, where one was given. */
  readonly entry?: PaperEntry
  /** The title block's lines as printed (a repetition: title, authors, affiliations). */
  readonly printedLines: readonly string[]
  /** The same with styles and the calls of notes. */
  readonly printedContent?: readonly (readonly Inline[])[]
  /** Where the printed lines are; they count in `printedLines` with a line break between two. */
  readonly lines: readonly PrintedLine[]
  /** Notes called from title, authors or abstract. */
  readonly footnotes: readonly Footnote[]
}

/** A running header, footer, page number, line number or margin text: kept, out of the text. */
export interface Furniture {
  readonly role: 'running-header' | 'running-footer' | 'page-number' | 'line-number' | 'margin'
  readonly text: string
  readonly place: Place
}

/** The logical document of one paper. */
export interface Paper {
  /** Stem of the file's name. */
  readonly id: string
  /** Name of the file or its URL, as given; never a local folder. */
  readonly source: string
  readonly metadata: Readonly<Record<string, string>>
  /** Where the text was recognised from pictures: by what, and how well. */
  readonly ocr?: OcrDescription
  /** ISO 639-1, with script where it matters: `en`, `sr-Cyrl`. */
  readonly language: string
  readonly pages: readonly (PageReference & { readonly width: number; readonly height: number })[]
  readonly front: FrontMatter
  readonly sections: readonly Section[]
  readonly furniture: readonly Furniture[]
  /** What a person corrected in it, where it was anything. */
  readonly corrections?: readonly PaperCorrection[]
}
