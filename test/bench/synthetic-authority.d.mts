import type { PaperHeader } from '../../src/read/bibliography/paper-header.ts'

export interface MadeAuthor {
  readonly given: string
  readonly surname: string
}

export function startRandom(seed: number): () => number
export function makeAuthority(count: number, seed: number): { text: string; authors: readonly MadeAuthor[] }
export function makeHeaders(
  authors: readonly MadeAuthor[],
  options: { readonly count: number; readonly size: number; readonly seed: number },
): PaperHeader[]
