import type { Correction } from '../../model/corrections/corrections.ts'
import type { SaidCall } from '../corrections/lines/put-lines.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import type { Page, SourceDocument } from '../../model/page/page.ts'
import type { DecidedBlock, FurnitureDecision } from '../decide/decision.ts'
import type { BodyStyle } from '../evidence/body-style.ts'

/** A document with all decisions, from which a paper is built. */
export interface DecidedPaper {
  /** As its source read it. */
  readonly document: SourceDocument
  /** The pages as they were laid out, recognised words repaired. */
  readonly pages: readonly Page[]
  readonly layouts: readonly PageLayout[]
  /** The main font. */
  readonly body: BodyStyle
  /** Every block with its role, in reading order. */
  readonly decisions: readonly DecidedBlock[]
  readonly furniture: readonly FurnitureDecision[]
  /** From a person's corrections: the notes that marks call. */
  readonly calls?: readonly SaidCall[]
}

/** The options for building a paper. */
export interface BuildOptions {
  /** Stem of the file's name. */
  readonly id: string
  /** Name or URL of the file as given. */
  readonly source: string
  /** `auto` (default) or a language id such as `en`, `sr-Cyrl`. */
  readonly language?: string | undefined
  /** Whether each line end of the print is kept in the paper; default false. */
  readonly lineBreaks?: boolean
  /** Whether printed lines have the places of their words; default false. */
  readonly wordPlaces?: boolean
  /** A person's corrections of blocks and references overrule the program. Those of the header are for `correctHeader`. */
  readonly corrections?: readonly Correction[] | undefined
  /** Words that line ends of the pages split, but that are whole in another reading of the paper. */
  readonly wholeWords?: readonly string[] | undefined
}
