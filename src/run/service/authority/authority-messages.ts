import type { Suggestion } from '../../../products/authority/suggest.ts'
import type { HeaderAuthor } from '../../../read/bibliography/paper-header.ts'
import type { ErrorCode } from '../../../base/errors.ts'

/** The settings of the process that has the authority file. Plain data, like all here: it is sent to another process. */
export interface AuthoritySettings {
  readonly path: string
}

/** Authors of a paper: with its name where they are to be kept, without where the file is to be asked. */
export interface AuthorityJob {
  readonly paper: string | undefined
  readonly authors: readonly HeaderAuthor[]
}

/** What came of it. */
export type AuthorityResult =
  | { readonly type: 'done'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly message: string }
