import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import type { EditSession } from '../edits/session.ts'
import { changedPages, NO_CORRECTIONS } from '../edits/draft.ts'
import { formulasOf, type ShownFormula } from '../edits/formulas.ts'
import { holderOf } from '../edits/regroup.ts'
import { type DoubtfulWord, doubtfulWords } from '../edits/words.ts'
import { type Filter, filterPages } from './filter.ts'
import { hiddenBlocks, withoutCollapsed } from './sections.ts'
import { Selection } from './selection.ts'
import { type ShownBlock, type ShownPage, toShownPage } from '../edits/shown-blocks.ts'

/** Which keys were held at a click. */
interface HeldKeys {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** A box may be this many points outside of the block that its text is in. */
const SLACK = 2

/** What is shown of a paper, and what of it is selected: the tabs and the pages follow it. */
export class Reader {
  readonly session: EditSession
  readonly selection = new Selection()
  pages: readonly ShownPage[] = []
  /** Place of the selected sentence in the list of sentences. */
  sentence: number | undefined
  /** The text that was searched for last: who corrects words begins there. */
  sought = ''
  /** Called when a page is to be shown. */
  showPage: (number: number) => void = () => {}
  #blocks = new Map<string, ShownBlock>()
  #filter: Filter = 'all'
  /** Headings whose sections are collapsed. */
  readonly #collapsed = new Set<string>()
  #listed: readonly ShownPage[] = []
  /** Id of the block of each sentence, in their order. */
  #blockOfSentence: readonly (string | undefined)[] = []
  #paper: InspectedPaper | undefined
  #draft = NO_CORRECTIONS

  constructor(session: EditSession) {
    this.session = session
    this.update()
  }

  get id(): string {
    return this.session.id
  }

  get paper(): InspectedPaper {
    return this.session.paper
  }

  /** Ids of all blocks, in the order in which they are shown. */
  get order(): readonly string[] {
    return this.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id))
  }

  /** The pages with the blocks that are listed. */
  get listedPages(): readonly ShownPage[] {
    return this.#listed
  }

  /** Ids of the blocks that are listed. */
  get listedOrder(): readonly string[] {
    return this.#listed.flatMap(({ blocks }) => blocks.map(({ id }) => id))
  }

  /** Lists only some of the blocks. */
  listOnly(filter: Filter): void {
    this.#filter = filter
    this.#listed = filter === 'all' ? withoutCollapsed(this.pages, this.#collapsed) : filterPages(this.pages, filter)
  }

  isCollapsed(id: string): boolean {
    return this.#collapsed.has(id)
  }

  /** Lists the blocks below a heading, or the heading alone. */
  collapse(id: string, isCollapsed: boolean): void {
    if (isCollapsed) this.#collapsed.add(id)
    else this.#collapsed.delete(id)
    this.listOnly(this.#filter)
  }

  /** Has a block listed that is in collapsed sections; whether it was in any. */
  expandTo(id: string): boolean {
    let isExpanded = false
    for (;;) {
      const heading = hiddenBlocks(this.pages, this.#collapsed).get(id)
      if (heading === undefined) break
      this.#collapsed.delete(heading)
      isExpanded = true
    }
    if (isExpanded) this.listOnly(this.#filter)
    return isExpanded
  }

  block(id: string): ShownBlock | undefined {
    return this.#blocks.get(id)
  }

  get selectedBlocks(): readonly ShownBlock[] {
    return this.selection.ids.flatMap(id => this.#blocks.get(id) ?? [])
  }

  /** All blocks of the page of a block, in the order in which they are shown. */
  blocksBeside({ page }: ShownBlock): readonly ShownBlock[] {
    return this.pages.find(each => each.page.number === page)?.blocks ?? []
  }

  /** Words that were read badly, in the order in which the blocks are shown. */
  get doubtfulWords(): readonly DoubtfulWord[] {
    const { draft } = this.session
    return this.pages.flatMap(({ blocks }) => blocks.flatMap(block => doubtfulWords(draft, block)))
  }

  get selectedBlock(): ShownBlock | undefined {
    return this.#blocks.get(this.selection.last ?? '')
  }

  /** The formulas of the selected block. */
  get formulas(): readonly ShownFormula[] {
    const block = this.selectedBlock
    return block === undefined ? [] : formulasOf(this.session.draft, block)
  }

  /** Pages that were looked through, and how many there are. */
  get review(): { readonly done: number; readonly pages: number } {
    return { done: this.session.draft.reviews.length, pages: this.pages.length }
  }

  /** Takes over what the session has: the pages that have changed are other objects. */
  update(): void {
    const { paper, draft } = this.session
    const isSamePaper = paper === this.#paper
    const changed = isSamePaper ? changedPages(this.#draft, draft) : undefined
    this.pages = paper.pages.map((page, i) => {
      const old = this.pages[i]
      return old === undefined || changed?.has(page.number) !== false ? toShownPage(page, draft) : old
    })
    this.#draft = draft
    this.#blocks = new Map(this.pages.flatMap(({ blocks }) => blocks.map(block => [block.id, block])))
    this.listOnly(this.#filter)
    this.#keepSelection()
    if (isSamePaper) return
    this.#paper = paper
    this.sentence = undefined
    this.#blockOfSentence = paper.sentences.map(({ places: [place] }) => place && this.#blockAt(place)?.id)
  }

  /** What was selected and is a part of another block now leads to that one. */
  #keepSelection(): void {
    const { last } = this.selection
    if (last === undefined || this.#blocks.has(last)) return
    const holder = holderOf(last, [...this.#blocks.values()])
    if (holder !== undefined) this.selection.select(holder.id)
  }

  /** Selects a block as a click does: with Shift all up to it, with Ctrl one more. */
  choose(id: string, { shiftKey, ctrlKey, metaKey }: HeldKeys): void {
    const place = this.#blockOfSentence.indexOf(id)
    this.sentence = place < 0 ? undefined : place
    this.selection.select(id, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'alone', this.order)
  }

  /** Id of the block that a sentence begins in. */
  blockOfSentence(place: number): string | undefined {
    return this.#blockOfSentence[place]
  }

  /** Selects a sentence, and its block. */
  chooseSentence(place: number): void {
    this.sentence = place
    const id = this.#blockOfSentence[place]
    if (id !== undefined) this.selection.select(id)
  }

  /** Selects the block in which something of the outputs begins, as `p3`. */
  chooseOutput(id: string): void {
    const place = this.paper.sentences.findIndex(({ of }) => of === id)
    if (place >= 0) this.chooseSentence(place)
  }

  /** What the outputs call the paragraph that is selected, as `p3`. */
  get outputIdOfSelection(): string | undefined {
    return this.sentence === undefined ? undefined : this.paper.sentences[this.sentence]?.of
  }

  get sentencePlaces(): readonly SentencePlace[] {
    return this.sentence === undefined ? [] : (this.paper.sentences[this.sentence]?.places ?? [])
  }

  #blockAt([number, left, top, right, bottom]: SentencePlace): ShownBlock | undefined {
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    const page = this.pages.find(each => each.page.number === number)
    return page?.blocks.find(
      ({ box: [l, t, r, b] }) => l - SLACK <= x && x <= r + SLACK && t - SLACK <= y && y <= b + SLACK,
    )
  }
}
