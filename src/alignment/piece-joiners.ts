/** Says whether two pieces of text are one sentence. */
export interface PieceJoiner {
  joins(left: string, right: string): boolean | Promise<boolean>
}

/** The joiners of all languages, and what went wrong with them. */
export interface PieceJoiners {
  of(language: string): Promise<PieceJoiner>
  /** What is to be told of joiners since this was asked last, each once a document. */
  takeWarnings(): readonly AlignmentWarning[]
}

/** Something that a reader of the output should know, and what to do about it. */
export interface AlignmentWarning {
  /** The step that it is about, as PDFExtract names it. */
  readonly method: string
  readonly message: string
  readonly suggestion: string
}
