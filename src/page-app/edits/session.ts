import type { CorrectionsFile } from '../../model/corrections/corrections.ts'
import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import type { Save } from '../../model/corrections/save.ts'
import { readOutput, Refusal, waitForDocument } from '../client/api.ts'
import {
  previewCorrections,
  previewOutput,
  readCorrections,
  readPaper,
  readSaves,
  type SavedCorrections,
  writeCorrections,
} from '../client/corrections-api.ts'
import { knownName } from '../client/known-name.ts'
import { type Draft, isSame, toCorrections, toDraft } from './draft.ts'
import { History } from './history.ts'
import { findDraft, forgetDraft, keepDraft } from './kept-draft.ts'
import { type Conflict, mergeDrafts } from './merge-drafts.ts'

/** What others have saved since a paper was read. */
export interface News extends SavedCorrections {
  /** Their saves, oldest first. */
  readonly saves: readonly Save[]
  /** What was corrected both there and here. */
  readonly conflicts: readonly Conflict[]
}

/** A paper that is corrected: what the service has, and what was changed since. */
export class EditSession {
  readonly id: string
  paper: InspectedPaper
  readonly history: History<Draft>
  #tag: string | undefined
  #saved: Draft
  #isSaving = false
  #isRead = false
  readonly #listeners = new Set<() => void>()

  private constructor(id: string, paper: InspectedPaper, tag: string | undefined) {
    this.id = id
    this.paper = paper
    this.#tag = tag
    this.#saved = toDraft(paper.corrections)
    this.history = new History(this.#saved)
  }

  /** Reads a converted paper, and continues with what was not saved last time. */
  static async open(id: string): Promise<{ readonly session: EditSession; readonly resumed?: readonly Conflict[] }> {
    const [paper, { tag }] = await Promise.all([readPaper(id), readCorrections(id)])
    const session = new EditSession(id, paper, tag)
    const kept = findDraft(id)
    if (kept === undefined || isSame(kept.draft, session.#saved)) return { session }
    const { draft, conflicts } =
      kept.tag === tag ? { draft: kept.draft, conflicts: [] } : mergeDrafts(kept.base, kept.draft, session.#saved)
    session.change(draft)
    return { session, resumed: conflicts }
  }

  /** The version of the corrections that were read last. */
  get tag(): string | undefined {
    return this.#tag
  }

  get draft(): Draft {
    return this.history.present
  }

  get isSaved(): boolean {
    return isSame(this.draft, this.#saved)
  }

  /** Has a listener called after each change, until what comes back is called. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Continues with other corrections. */
  change(draft: Draft): void {
    if (isSame(draft, this.draft)) return
    this.history.go(draft)
    this.#tell()
    this.#readAhead()
  }

  /** Has the service read the paper when it is corrected first: what comes of corrections is there soon when it is asked for. */
  #readAhead(): void {
    if (this.#isRead) return
    this.#isRead = true
    void previewOutput(this.id, this.file, 'html').catch(() => {})
  }

  undo(): void {
    this.history.undo()
    this.#tell()
  }

  redo(): void {
    this.history.redo()
    this.#tell()
  }

  /** The file of corrections as it would be saved. */
  get file(): CorrectionsFile {
    const ids = this.paper.pages.flatMap(page => page.blocks.map(({ id }) => id))
    const corrections = toCorrections(this.draft, ids)
    return { format: 'paperxml-corrections', version: 1, source: this.paper.source, corrections }
  }

  /** What an output depends on: another object after each change. */
  get state(): unknown {
    return this.isSaved ? this.paper : this.draft
  }

  /** An output with the corrections as they are now; where nothing converts the paper, as it was saved. @throws {Refusal} */
  async output(format: 'html' | 'tei'): Promise<string> {
    if (!this.isSaved) {
      const previewed = await previewOutput(this.id, this.file, format).catch(unlessUnsupported)
      if (previewed !== undefined) return previewed
    }
    return (await readOutput(this.id, format)).text()
  }

  /** An output without any corrections; @throws {Refusal} where nothing converts the paper */
  async outputAsRead(format: 'html' | 'tei'): Promise<string> {
    return previewOutput(this.id, { ...this.file, corrections: [] }, format)
  }

  /** The paper as it would be after saving. */
  async preview(): Promise<InspectedPaper> {
    return previewCorrections(this.id, this.file)
  }

  /** Saves, and reads the paper as it is then; @throws {Refusal} where somebody else has saved meanwhile */
  async save(): Promise<void> {
    const draft = this.draft
    this.#isSaving = true
    try {
      this.#tag = await writeCorrections(this.id, this.file, { tag: this.#tag, by: knownName() })
      this.#saved = draft
      await waitForDocument(this.id)
      this.paper = await readPaper(this.id)
    } finally {
      this.#isSaving = false
    }
    this.#tell()
  }

  /** What others have saved since the paper was read; `undefined` where nobody has. @throws {Refusal} */
  async readNews(): Promise<News | undefined> {
    const { tag, corrections } = await readCorrections(this.id)
    if (this.#isSaving || tag === this.#tag) return undefined
    const saves = await readSaves(this.id)
    const known = saves.findLastIndex(save => save.tag === this.#tag)
    const { conflicts } = mergeDrafts(this.#saved, this.draft, toDraft(corrections))
    return { tag, corrections, saves: saves.slice(known + 1), conflicts }
  }

  /**
   * Takes over what others have saved, with what was changed here on top; nothing is saved yet. What is undone later is what
   * was changed here.
   * @param theirs keys of conflicts of which the correction of the others is right
   */
  async takeIn({ tag, corrections }: News, theirs: ReadonlySet<string>): Promise<void> {
    await waitForDocument(this.id)
    this.paper = await readPaper(this.id)
    const base = this.#saved
    const other = toDraft(corrections)
    this.#tag = tag
    this.#saved = other
    this.history.map(draft => mergeDrafts(base, draft, other, theirs).draft)
    this.#tell()
  }

  #tell(): void {
    if (this.isSaved) forgetDraft(this.id)
    else keepDraft(this.id, this.#tag, this.#saved, this.draft)
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Status of what is not done here. */
const NOT_SUPPORTED = 501

/** Swallows the refusal of a place that does not convert papers. @throws any other error */
export function unlessUnsupported(error: unknown): undefined {
  if (error instanceof Refusal && error.status === NOT_SUPPORTED) return undefined
  throw error
}
