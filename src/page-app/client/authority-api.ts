import type { Suggestion } from '../../products/authority/suggest.ts'
import { sendJson } from './api.ts'

/** Status of an answer that says nothing. */
const NO_CONTENT = 204

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
  const answer = await sendJson('POST', '/v1/authority/suggestions?optional=true', { authors })
  if (answer.status === NO_CONTENT) return undefined
  return ((await answer.json()) as { readonly suggestions: readonly Suggestion[] }).suggestions
}

/** Adds what a paper shows of its authors to the authority file; @throws {Refusal} */
export async function addToAuthority(paper: string, authors: readonly SentAuthor[]): Promise<void> {
  await sendJson('POST', '/v1/authority/papers', { paper, authors })
}
