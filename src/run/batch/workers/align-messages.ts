import type { ErrorCode } from '../../../base/errors.ts'
import type { AlignOptions } from '../../../products/recipes/align.ts'

/** The settings of a worker that prepares documents for alignment. Plain data: it is sent to another process. */
export interface AlignSettings extends Omit<AlignOptions, 'configuration'> {
  /** Text of the configuration and the name of its file; `undefined` for the default. */
  readonly configuration?: { readonly json: string; readonly name: string } | undefined
  /** What goes before the paths of the configuration. */
  readonly sentenceJoin?: string | undefined
  readonly kenlmPath?: string | undefined
}

/** A document to prepare. */
export interface AlignJob {
  /** Where its bytes are. */
  readonly path: string
}

/** What came of it. */
export type AlignJobResult =
  | {
      readonly type: 'done'
      readonly html: string
      /** Messages of its warnings. */
      readonly warnings: readonly string[]
    }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly message: string }
