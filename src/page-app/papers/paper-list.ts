import { DOUBTFUL_BELOW } from '../../model/paper/trust.ts'
import type { DocumentView, Progress } from '../client/api.ts'

/** A paper of the list: sent by this page, or known to the service. */
export interface PaperItem {
  /** The same as long as the page is open. */
  readonly key: string
  readonly name: string
  /** What the service says of it; not there while it is sent. */
  readonly view?: DocumentView
  /** While it is sent: the share that was sent, 0 to 1. */
  readonly sent?: number
  /** Why it could not be sent, or that it was cancelled. */
  readonly stopped?: string
  /** The file, as long as the page is open: it can be sent again. */
  readonly file?: File
}

/** In which order the papers are listed. */
export const ORDERS = { doubt: 'doubtful first', newest: 'newest first', name: 'by name' } as const
export type Order = keyof typeof ORDERS

/** Papers below this figure of trust, and not doubtful, are fair. */
const FAIR_BELOW = 0.9

/** A figure of trust in a word. */
export function trustWord(trust: number): 'doubtful' | 'fair' | 'good' {
  return trust < DOUBTFUL_BELOW ? 'doubtful' : trust < FAIR_BELOW ? 'fair' : 'good'
}

/** Whether a paper failed because the password that opens it is missing or wrong. */
export function needsPassword({ view, stopped }: PaperItem): boolean {
  return stopped === undefined && view?.error?.code === 'E_PDF_ENCRYPTED'
}

/** How much a paper wants to be looked at: what failed most, then what has lost glyphs, then the least trusted. */
function doubtOf({ view, stopped }: PaperItem): number {
  if (stopped !== undefined || view?.status === 'failed') return 4
  if (view?.status !== 'done') return 3
  return ((view.unaccountedGlyphs ?? 0) > 0 ? 2 : 0) + (1 - (view.trust ?? 1))
}

/** The papers whose names have the words of a search, in an order. `items` are oldest first. */
export function arrange(items: readonly PaperItem[], order: Order, search: string): readonly PaperItem[] {
  const words = search.toLowerCase().split(/\s+/u)
  const shown = items.filter(({ name }) => words.every(word => name.toLowerCase().includes(word))).reverse()
  if (order === 'newest') return shown
  if (order === 'name') return shown.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return shown.sort((a, b) => doubtOf(b) - doubtOf(a))
}

/**
 * What the service lists of its documents, with what events have said since it was asked: its answer may be older, and
 * that a document has ended or is gone is told once.
 */
export function keepNews(
  listed: readonly DocumentView[],
  asked: readonly PaperItem[],
  now: readonly PaperItem[],
): readonly DocumentView[] {
  const known = new Set(asked.map(({ view }) => view))
  const news = new Map(now.flatMap(({ view }) => (view === undefined || known.has(view) ? [] : [[view.id, view]])))
  const left = new Set(now.map(({ view }) => view?.id))
  const isGone = (id: string) => !left.has(id) && asked.some(({ view }) => view?.id === id)
  return listed.filter(({ id }) => !isGone(id)).map(view => news.get(view.id) ?? view)
}

/** A list with what the service says of all of its documents; those that it does not know any more are gone. */
export function mergeViews(items: readonly PaperItem[], views: readonly DocumentView[]): readonly PaperItem[] {
  const byId = new Map(views.map(view => [view.id, view]))
  const kept = items.flatMap(item => {
    if (item.view === undefined) return [item]
    const view = byId.get(item.view.id)
    byId.delete(item.view.id)
    if (view !== undefined) return [{ ...item, view }]
    return item.stopped === undefined ? [] : [item]
  })
  const added = [...byId.values()].map(view => ({ key: view.id, name: view.name, view }))
  return [...added, ...kept]
}

/** A list after a document has changed; one that is not in it is added. */
export function withView(items: readonly PaperItem[], view: DocumentView): readonly PaperItem[] {
  const isKnown = items.some(item => item.view?.id === view.id)
  if (view.status === 'removed') return items.filter(item => item.view?.id !== view.id || item.stopped !== undefined)
  if (!isKnown) return [...items, { key: view.id, name: view.name, view }]
  return items.map(item => (item.view?.id === view.id ? { ...item, view } : item))
}

/** A list after a page of a document was read. */
export function withProgress(items: readonly PaperItem[], id: string, progress: Progress): readonly PaperItem[] {
  return items.map(item =>
    item.view?.id === id ? { ...item, view: { ...item.view, status: 'converting', progress } } : item,
  )
}

/** The state of a paper in words, and its progress, 0 to 1, where that is known. */
export function stateOf({ view, sent, stopped }: PaperItem): { readonly words: string; readonly share?: number } {
  if (stopped !== undefined) return { words: stopped }
  if (view === undefined) return { words: 'being sent', share: sent ?? 0 }
  const { status, progress, place, error } = view
  if (status === 'waiting') return { words: place === undefined ? 'waiting' : `waiting, number ${place}` }
  if (status === 'failed') return { words: error === undefined ? 'failed' : `failed: ${error.message}` }
  if (status !== 'converting') return { words: status }
  if (progress === undefined) return { words: 'being converted' }
  const { stage, done, pages } = progress
  const { from, to, words = `${stage} page ${Math.min(done + 1, pages)} of ${pages}` } = STAGES[stage]
  return { words, share: from + ((to - from) * done) / Math.max(pages, 1) }
}

/** What part of the whole work each stage is, about, and what it is called where it does not go by pages. */
const STAGES: Readonly<
  Record<Progress['stage'], { readonly from: number; readonly to: number; readonly words?: string }>
> = {
  reading: { from: 0, to: 0.4 },
  recognising: { from: 0.4, to: 0.6 },
  understanding: { from: 0.6, to: 0.8, words: 'finding the structure' },
  writing: { from: 0.8, to: 1, words: 'writing the outputs' },
}
