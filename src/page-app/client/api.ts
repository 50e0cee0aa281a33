/** Why the service did not do what was asked. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
  }
}

/** Status of what never reached the service. */
export const OFFLINE = 0

/** A page that is read or recognised, of how many; or a step after that. */
export interface Progress {
  readonly stage: 'reading' | 'recognising' | 'understanding' | 'writing'
  readonly done: number
  readonly pages: number
}

/** A document as the service sees it. */
export interface DocumentView {
  readonly id: string
  readonly name: string
  readonly status: 'waiting' | 'converting' | 'done' | 'failed' | 'removed'
  readonly place?: number
  readonly progress?: Progress
  readonly pages?: number
  readonly recognisedPages?: number
  readonly seconds?: number
  readonly warnings?: Readonly<Record<string, number>>
  readonly trust?: number
  readonly unaccountedGlyphs?: number
  readonly error?: { readonly code: string; readonly message: string }
  /** When the service removes it, with its corrections. */
  readonly expires?: string
  readonly outputs: readonly string[]
}

/** How the documents that are sent next are to be converted, by the names of `/v1/documents`. */
export type ConversionOptions = Readonly<Record<string, string>>

/** Called with the share of a file that was sent, 0 to 1. */
export type OnSent = (share: number) => void

/** A document that the service has. */
export interface Sent {
  readonly view: DocumentView
  /** Whether it is there by this upload; else the same was sent before. */
  readonly isNew: boolean
}

/** Who wants to know what happens to documents. */
export interface DocumentObserver {
  /** The connection is there again: what happened meanwhile was missed. */
  readonly onOpen: () => void
  readonly onStatus: (view: DocumentView) => void
  readonly onProgress: (id: string, progress: Progress) => void
}

let answerer = (path: string, init: RequestInit): Promise<Response> => fetch(path, init)
let hasService = true

/** Has all requests of this module answered by something else than a service: a page can have its paper in itself. */
export function answerWith(other: typeof answerer): void {
  answerer = other
  hasService = false
}

/** Whether a service answers, which others may use at the same time. */
export function isServed(): boolean {
  return hasService
}

/** Sends a request; @throws {Refusal} where it is refused, or the service is not reached. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  // No form of another site can send this header: what comes with the cookie of a session counts only with it.
  const headers = { 'X-Paperxml': '1', ...(init.headers as Record<string, string> | undefined) }
  const answer = await answerer(path, { ...init, headers }).catch(() => {
    throw new Refusal(OFFLINE, 'E_OFFLINE', 'the service is not reached')
  })
  if (answer.ok) return answer
  throw toRefusal(answer.status, await answer.text())
}

/** The refusal in the body of an answer. */
export function toRefusal(status: number, body: string): Refusal {
  try {
    const { code, detail } = JSON.parse(body) as { readonly code: string; readonly detail: string }
    return new Refusal(status, code, detail)
  } catch {
    return new Refusal(status, 'E_UNKNOWN', `the service answered ${status}`)
  }
}

/** Sends a request with a value as JSON; @throws {Refusal} as {@link request} does. */
export async function sendJson(
  method: 'POST' | 'PUT',
  path: string,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const withType = { 'Content-Type': 'application/json', ...headers }
  return request(path, { method, headers: withType, body: JSON.stringify(value) })
}

/** The documents that may be seen, and how long the service keeps each after its end. */
export interface DocumentList {
  readonly documents: readonly DocumentView[]
  readonly keepHours?: number
}

/** All documents that may be seen; `ids` are those that this browser knows. */
export async function listDocuments(ids: readonly string[]): Promise<DocumentList> {
  return (await (await request(`/v1/documents?ids=${ids.join(',')}`)).json()) as DocumentList
}

export async function readDocument(id: string): Promise<DocumentView> {
  return (await (await request(`/v1/documents/${id}`)).json()) as DocumentView
}

/** The same, when it has ended. */
export async function waitForDocument(id: string): Promise<DocumentView> {
  for (;;) {
    const view = (await (await request(`/v1/documents/${id}?wait=50`)).json()) as DocumentView
    if (view.status === 'done' || view.status === 'failed') return view
  }
}

export async function removeDocument(id: string): Promise<void> {
  await request(`/v1/documents/${id}`, { method: 'DELETE' })
}

/** Has a document converted again that has ended, with another password where one is given. */
export async function convertAgain(id: string, password?: string): Promise<void> {
  const path = `/v1/documents/${id}/again`
  if (password === undefined) await request(path, { method: 'POST' })
  else await sendJson('POST', path, { password })
}

export async function readOutput(id: string, format: string): Promise<Response> {
  return request(`/v1/documents/${id}/outputs/${format}`)
}

/** All outputs of a document and its corrections, in one archive. */
export async function readArchive(id: string): Promise<Response> {
  return request(`/v1/documents/${id}/archive`)
}

/** Gives the token of this browser to the service, which keeps it in a cookie. */
export async function signIn(token: string): Promise<void> {
  await sendJson('POST', '/v1/session', { token })
}
