import { sayFailure } from '../dom/notices.ts'
import { convertAgain, type DocumentView, listDocuments, Refusal, removeDocument } from '../client/api.ts'
import { followDocuments } from '../client/events.ts'
import { forgetId, knownIds, rememberId } from '../client/known-ids.ts'
import { rememberPassword } from '../client/known-passwords.ts'
import { type ConversionOptions, upload } from '../client/upload.ts'
import { keepNews, mergeViews, type PaperItem, withProgress, withView } from './paper-list.ts'

/** Files that are sent at once. A browser has six connections to a service, and others are needed. */
const SENT_AT_ONCE = 3

/** A file that waits to be sent. */
interface Waiting {
  readonly key: string
  readonly file: File
  readonly options: ConversionOptions
}

/** The papers of this browser, and what happens to them. */
export class Papers {
  items: readonly PaperItem[] = []
  readonly #listeners = new Set<() => void>()
  readonly #waiting: Waiting[] = []
  readonly #sending = new Map<string, AbortController>()
  /** What events have said of documents before their upload was answered. */
  readonly #early = new Map<string, DocumentView>()
  #unfollow: (() => void) | undefined
  #count = 0

  /** Has a listener called at each change, until what comes back is called. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads the list and follows what happens from now on; @throws {Refusal} */
  async start(): Promise<void> {
    await this.refresh()
    this.#follow()
  }

  async refresh(): Promise<void> {
    const before = this.items
    const listed = await listDocuments(knownIds())
    this.#set(mergeViews(this.items, keepNews(listed, before, this.items)))
  }

  /** Sends files, some at a time. */
  send(files: readonly File[], options: ConversionOptions): void {
    const added = files.map(file => ({ key: `sent${this.#count++}`, file, options }))
    this.#set([...this.items, ...added.map(({ key, file }) => ({ key, name: file.name, file, sent: 0 }))])
    this.#waiting.push(...added)
    this.#sendNext()
  }

  /** Stops a paper that is being sent or converted. It stays in the list, and can be sent again. */
  async cancel(item: PaperItem): Promise<void> {
    this.#change(item.key, { stopped: 'cancelled' })
    this.#sending.get(item.key)?.abort()
    const place = this.#waiting.findIndex(({ key }) => key === item.key)
    if (place >= 0) this.#waiting.splice(place, 1)
    if (item.view !== undefined) await this.#removeFromService(item.view.id)
  }

  /** Converts a paper again, with a password where one is given; what the service does not have is sent again. */
  async retry(item: PaperItem, options: ConversionOptions, password?: string): Promise<void> {
    const { view } = item
    if (view !== undefined && item.stopped === undefined) {
      if (password !== undefined) rememberPassword(view.id, password)
      await this.#try(() => convertAgain(view.id, password))
      return
    }
    if (item.file === undefined) return
    this.#set(this.items.filter(({ key }) => key !== item.key))
    this.send([item.file], options)
  }

  async remove(items: readonly PaperItem[]): Promise<void> {
    for (const { key, view, stopped } of items) {
      if (view !== undefined && stopped === undefined && !(await this.#removeFromService(view.id))) continue
      this.#set(this.items.filter(item => item.key !== key))
    }
  }

  async #removeFromService(id: string): Promise<boolean> {
    const isGone = await this.#try(() => removeDocument(id))
    if (isGone) forgetId(id)
    return isGone
  }

  /** Whether it was done, or there was nothing to do; else it says why not. */
  async #try(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return true
      sayFailure((error as Error).message)
      return false
    }
  }

  #sendNext(): void {
    while (this.#sending.size < SENT_AT_ONCE) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      const controller = new AbortController()
      this.#sending.set(next.key, controller)
      void this.#sendOne(next, controller.signal).finally(() => {
        this.#sending.delete(next.key)
        this.#sendNext()
        // A service that does not list all documents has to be told of the new ones.
        if (this.#sending.size === 0) this.#follow()
      })
    }
  }

  async #sendOne({ key, file, options }: Waiting, signal: AbortSignal): Promise<void> {
    try {
      const view = await upload(file, options, signal, sent => this.#change(key, { sent }))
      if (signal.aborted) {
        await this.#removeFromService(view.id)
        return
      }
      rememberId(view.id)
      if (options['password'] !== undefined) rememberPassword(view.id, options['password'])
      // The same file may be in the list, or an event was quicker than this answer, and is newer.
      const known = this.items.find(item => item.key !== key && item.view?.id === view.id)
      const newest = this.#early.get(view.id) ?? known?.view ?? view
      this.#early.delete(view.id)
      const others = this.items.filter(item => item !== known)
      this.#set(others.map(item => (item.key === key ? { ...item, view: newest } : item)))
    } catch (error) {
      const { code, message } = error as Refusal
      this.#change(key, { stopped: code === 'E_CANCELLED' ? 'cancelled' : `not sent: ${message}` })
    }
  }

  #follow(): void {
    this.#unfollow?.()
    this.#unfollow = followDocuments(knownIds, {
      onOpen: () => void this.refresh().catch(() => {}),
      onStatus: view => this.#hear(view),
      onProgress: (id, progress) => this.#set(withProgress(this.items, id, progress)),
    })
  }

  /** A document that is not in the list is one of those that are being sent, or that somebody else has sent. */
  #hear(view: DocumentView): void {
    const isKnown = this.items.some(item => item.view?.id === view.id)
    const isBeingSent = this.items.some(
      ({ name, view: known, stopped }) => name === view.name && known === undefined && stopped === undefined,
    )
    if (!isKnown && isBeingSent) this.#early.set(view.id, view)
    else this.#set(withView(this.items, view))
  }

  #change(key: string, changed: Partial<PaperItem>): void {
    this.#set(this.items.map(item => (item.key === key ? { ...item, ...changed } : item)))
  }

  #set(items: readonly PaperItem[]): void {
    this.items = items
    for (const listener of [...this.#listeners]) listener()
  }
}
