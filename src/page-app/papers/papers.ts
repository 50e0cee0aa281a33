import type {
  ConversionOptions,
  DocumentList,
  DocumentObserver,
  DocumentView,
  OnSent,
  Refusal,
  Sent,
} from '../client/api.ts'
import { keepNews, mergeViews, type PaperItem, withProgress, withView } from './paper-list.ts'

/** Files that are sent at once. A browser has six connections to a service, and others are needed. */
const SENT_AT_ONCE = 3

/** Status of an answer about a document that is not there. */
const NOT_FOUND = 404

/** What the list needs of the service and of the browser. All promises are refused with a {@link Refusal}. */
export interface Desk {
  /** All documents that may be seen. */
  readonly list: () => Promise<DocumentList>
  readonly send: (file: File, options: ConversionOptions, signal: AbortSignal, onSent: OnSent) => Promise<Sent>
  readonly convertAgain: (id: string, password?: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Follows what happens to documents, until what comes back is called. */
  readonly follow: (observer: DocumentObserver) => () => void
  /** This browser has a document from now on, and the password that opens it. */
  readonly remember: (id: string, password?: string) => void
  readonly forget: (id: string) => void
  /** Says why something was not done. */
  readonly sayFailure: (message: string) => void
}

/** A file that waits to be sent. */
interface Waiting {
  readonly key: string
  readonly file: File
  readonly options: ConversionOptions
}

/** A file that is being sent, until the service has answered. */
interface Sending {
  readonly file: File
  readonly controller: AbortController
}

/** The papers of this browser, and what happens to them. */
export class Papers {
  items: readonly PaperItem[] = []
  /** How long the service keeps papers after they are converted, once it has said so. */
  keepHours: number | undefined
  readonly #listeners = new Set<() => void>()
  readonly #waiting: Waiting[] = []
  readonly #sending = new Map<string, Sending>()
  /** What events told about documents before their upload was answered. */
  readonly #early = new Map<string, DocumentView>()
  readonly #desk: Desk
  #unfollow: (() => void) | undefined
  #count = 0

  constructor(desk: Desk) {
    this.#desk = desk
  }

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
    const { documents, keepHours } = await this.#desk.list()
    this.keepHours = keepHours
    this.#set(mergeViews(this.items, keepNews(documents, before, this.items)))
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
    this.#sending.get(item.key)?.controller.abort()
    const place = this.#waiting.findIndex(({ key }) => key === item.key)
    if (place >= 0) this.#waiting.splice(place, 1)
    if (item.view !== undefined) await this.#removeFromService(item.view.id)
  }

  /** Converts a paper again, with a password where one is given; what the service does not have is sent again. */
  async retry(item: PaperItem, options: ConversionOptions, password?: string): Promise<void> {
    const { view } = item
    if (view !== undefined && item.stopped === undefined) {
      if (password !== undefined) this.#desk.remember(view.id, password)
      await this.#try(() => this.#desk.convertAgain(view.id, password))
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
    const isGone = await this.#try(() => this.#desk.remove(id))
    if (isGone) this.#desk.forget(id)
    return isGone
  }

  /** Whether it was done, or there was nothing to do; else it says why not. */
  async #try(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      const { status, message } = error as Refusal
      if (status === NOT_FOUND) return true
      this.#desk.sayFailure(message)
      return false
    }
  }

  #sendNext(): void {
    while (this.#sending.size < SENT_AT_ONCE) {
      // The service takes a file that is sent twice as one document: what became of the first is to be known before.
      const place = this.#waiting.findIndex(
        ({ file }) => ![...this.#sending.values()].some(({ file: other }) => isSameFile(file, other)),
      )
      const [next] = place < 0 ? [] : this.#waiting.splice(place, 1)
      if (next === undefined) return
      const controller = new AbortController()
      this.#sending.set(next.key, { file: next.file, controller })
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
      const { view, isNew } = await this.#desk.send(file, options, signal, sent => this.#change(key, { sent }))
      if (signal.aborted) {
        this.#early.delete(view.id)
        // What was there before is another paper of the list.
        if (isNew && (await this.#removeFromService(view.id)))
          this.#set(withView(this.items, { ...view, status: 'removed' }))
        return
      }
      this.#desk.remember(view.id, options['password'])
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
    this.#unfollow = this.#desk.follow({
      onOpen: () => void this.refresh().catch(() => {}),
      onStatus: view => this.#hear(view),
      onProgress: (id, progress) => this.#set(withProgress(this.items, id, progress)),
    })
  }

  /** A document that is not in the list is one of those that are being sent, or that somebody else has sent. */
  #hear(view: DocumentView): void {
    const isKnown = this.items.some(item => item.view?.id === view.id)
    const isBeingSent = [...this.#sending.values()].some(({ file }) => file.name === view.name)
    if (!isKnown && isBeingSent && view.status !== 'removed') this.#early.set(view.id, view)
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

/** Whether two files of a choice are one on the disk, as far as a browser tells. */
function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
