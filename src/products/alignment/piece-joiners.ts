/** Decides whether two pieces of text are one sentence. */
export interface PieceJoiner {
  joins(left: string, right: string): boolean | Promise<boolean>
}

/** The joiners of all languages, and what went wrong with them. */
export interface PieceJoiners {
  of(language: string): Promise<PieceJoiner>
  /** The warnings about joiners since the last call, each once for a document. */
  takeWarnings(): readonly AlignmentWarning[]
}

/** A problem that a reader of the output should know, and what to do about it. */
export interface AlignmentWarning {
  /** The step that failed, by the name that PDFExtract has for it. */
  readonly method: string
  readonly message: string
  readonly suggestion: string
}
