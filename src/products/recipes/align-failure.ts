import type { ErrorCode, PaperError } from '../../base/errors.ts'

/** The facts that the message of a failure may name. */
export interface AlignFailureContext {
  /** Path of the input; `undefined` for a stream. */
  readonly input: string | undefined
  /** Seconds that a document may take. */
  readonly timeLimit: number
}

/** The sentence of PDFExtract for a failure if it has one, as scripts look for it; else our message after its code. */
export function toAlignMessage({ code, message }: PaperError, context: AlignFailureContext): string {
  return SENTENCES[code]?.(context) ?? `${code}: ${message.replace(/\s+/g, ' ').trim()}`
}

/** It names poppler, which we do not use: our limit is for the whole document. */
const SENTENCES: Partial<Record<ErrorCode, (context: AlignFailureContext) => string | undefined>> = {
  E_FILE_MISSING: () => 'Input file does not exist.',
  E_FILE_EMPTY: ({ input }) => (input === undefined ? 'Input Stream does not exist.' : undefined),
  E_FORMAT_UNKNOWN: ({ input }) =>
    input === undefined || /\.pdf$/i.test(input) ? undefined : 'Input file extension is not pdf.',
  E_TIMEOUT: ({ timeLimit }) => `Timed out waiting for poppler extract pdf reach. (${timeLimit} seconds)`,
}
