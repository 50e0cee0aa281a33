import type { CorrectionsFile } from '../../model/corrections/corrections.ts'
import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { readOutput, Refusal, waitForDocument } from '../client/api.ts'
import {
  previewCorrections,
  previewOutput,
  readCorrections,
  readPaper,
  writeCorrections,
} from '../client/corrections-api.ts'
import { type Draft, isSame, toCorrections, toDraft } from './draft.ts'
import { History } from './history.ts'
import { findDraft, forgetDraft, keepDraft } from './kept-draft.ts'
import { mergeDrafts } from './merge-drafts.ts'

/** How many corrections a save has kept, and those of others that it has met. */
export interface Met {
  readonly conflicts: readonly string[]
}

/** A paper that is corrected: what the service has, and what was changed since. */
export class EditSession {
  readonly id: string
  paper: InspectedPaper
  readonly history: History<Draft>
  #tag: string | undefined
  #saved: Draft
  readonly #listeners = new Set<() => void>()

  private constructor(id: string, paper: InspectedPaper, tag: string | undefined) {
    this.id = id
    this.paper = paper
    this.#tag = tag
    this.#saved = toDraft(paper.corrections)
    this.history = new History(this.#saved)
  }

  /** Reads a paper that is converted, and goes on with what was not saved last time. */
  static async open(id: string): Promise<{ readonly session: EditSession; readonly resumed?: Met }> {
    const [paper, { tag }] = await Promise.all([readPaper(id), readCorrections(id)])
    const session = new EditSession(id, paper, tag)
    const kept = findDraft(id)
    if (kept === undefined || isSame(kept.draft, session.#saved)) return { session }
    const { draft, conflicts } =
      kept.tag === tag ? { draft: kept.draft, conflicts: [] } : mergeDrafts(kept.base, kept.draft, session.#saved)
    session.change(draft)
    return { session, resumed: { conflicts } }
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

  /** Goes on to other corrections. */
  change(draft: Draft): void {
    if (isSame(draft, this.draft)) return
    this.history.go(draft)
    this.#tell()
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
    this.#tag = await writeCorrections(this.id, this.file, this.#tag)
    this.#saved = draft
    await waitForDocument(this.id)
    this.paper = await readPaper(this.id)
    this.#tell()
  }

  /** Puts what was changed here on top of what somebody else has saved; nothing is saved yet. */
  async meet(): Promise<Met> {
    await waitForDocument(this.id)
    const [paper, { tag, corrections }] = await Promise.all([readPaper(this.id), readCorrections(this.id)])
    const other = toDraft(corrections)
    const { draft, conflicts } = mergeDrafts(this.#saved, this.draft, other)
    this.paper = paper
    this.#tag = tag
    this.#saved = other
    this.history.go(draft)
    this.#tell()
    return { conflicts }
  }

  #tell(): void {
    if (this.isSaved) forgetDraft(this.id)
    else keepDraft(this.id, this.#tag, this.#saved, this.draft)
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Status of what is not done here. */
const NOT_SUPPORTED = 501

/** Nothing where nothing converts the paper. */
function unlessUnsupported(error: unknown): undefined {
  if (error instanceof Refusal && error.status === NOT_SUPPORTED) return undefined
  throw error
}
