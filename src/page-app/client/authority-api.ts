import type { Suggestion } from '../../authority/suggest.ts'
import { Refusal, sendJson } from './api.ts'

/** An author as the authority file takes it. */
export interface SentAuthor {
  readonly surname: string
  readonly given: string
  readonly middle: string
  readonly email: string
  readonly orcid: string
  readonly organisations: readonly { readonly name: string; readonly city: string; readonly country: string }[]
}

/** What the authority file of the service knows better of these authors; `undefined` where it has none. */
export async function askAuthority(authors: readonly SentAuthor[]): Promise<readonly Suggestion[] | undefined> {
  try {
    const answer = await sendJson('POST', '/v1/authority/suggestions', { authors })
    return ((await answer.json()) as { readonly suggestions: readonly Suggestion[] }).suggestions
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined
    throw error
  }
}

/** Adds what a paper shows of its authors to the authority file; @throws {Refusal} */
export async function addToAuthority(paper: string, authors: readonly SentAuthor[]): Promise<void> {
  await sendJson('POST', '/v1/authority/papers', { paper, authors })
}
