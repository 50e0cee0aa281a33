import { element, isField } from '../dom/elements.ts'
import { say } from '../dom/notices.ts'
import { countOf } from '../edits/draft.ts'
import { listCorrections, saveWithPreview, tellConflicts } from '../edits/save-dialogs.ts'
import { watchOthers } from '../edits/others.ts'
import { EditSession } from '../edits/session.ts'
import { listenToKeys, showKeys } from '../keys/key-listener.ts'
import { ChangesTab } from '../side/changes-tab.ts'
import { ReferencesTab } from '../side/references-tab.ts'
import { ReportTab } from '../side/report-tab.ts'
import { SentencesTab } from '../side/sentences-tab.ts'
import { SourceTab } from '../side/source-tab.ts'
import { StructureTab } from '../side/structure-tab.ts'
import { Tabs } from '../side/tabs.ts'
import { TextTab } from '../side/text-tab.ts'
import { DetailPane } from './detail-pane.ts'
import { divider } from './divider.ts'
import { askForHint } from './ask-for-hint.ts'
import { frameOf } from './frames/frame-of.ts'
import { Offers } from './offers.ts'
import { PagesPane } from './pages-pane.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import type { PdfFile } from './pdf-file.ts'
import { commandsOf } from './reader-commands.ts'
import { Reader } from '../model/reader.ts'
import { type Found, searchPaper, wordsAround } from '../model/search.ts'
import type { Hit } from './search-box.ts'
import { PagesTab } from '../side/pages-tab.ts'
import { ScrollLink } from './scroll-link.ts'
import { Toolbar } from './toolbar.ts'
import type { PlaceInPaper } from '../router.ts'

/** What a service does for the view that a file cannot. */
interface Served {
  /** Opens the pages of a document as they are printed, where there are some. */
  readonly openPages?: (id: string) => Promise<PdfFile | undefined>
  /** Offers what can be taken of the paper. */
  readonly onDownload?: () => void
}

/** The view of one paper: its pages as printed beside what was understood of them, and the corrections. */
export class ReaderView {
  readonly root: HTMLElement
  readonly #reader: Reader
  readonly #session: EditSession
  readonly #served: Served
  readonly #pages: PagesPane
  readonly #toolbar: Toolbar
  readonly #detail: DetailPane
  readonly #structure: StructureTab
  readonly #scroll: ScrollLink
  readonly #references: ReferencesTab
  readonly #tabs: Tabs
  readonly #ends: readonly (() => void)[]
  readonly #offers: Offers
  /** Where the text of the last search is. */
  #found: readonly Found[] = []

  private constructor(session: EditSession, served: Served) {
    this.#session = session
    this.#served = served
    this.#reader = new Reader(session)
    const reader = this.#reader
    this.#pages = new PagesPane(reader.pages, reader.paper.roles, reader.selection)
    reader.showPage = number => this.#pages.show(number)
    this.#detail = new DetailPane(reader, {
      onChoose: id => this.#go(id),
      onPoint: places => this.#point(places),
      onNextWord: () => this.#offers.nextWord(),
      onBack: () => this.#back(),
    })
    this.#offers = new Offers(reader, {
      onGo: id => this.#go(id),
      onWord: word => this.#detail.words.focusWord(word),
      onPage: number => this.#scroll.show(number),
      onBack: () => this.#back(),
    })
    this.#structure = new StructureTab(reader)
    const others = [new TextTab(reader), new SourceTab(reader), new SentencesTab(reader), new ReportTab(reader)]
    this.#references = new ReferencesTab(reader, places => this.#point(places))
    const thumbnails = new PagesTab(
      reader,
      number => this.#scroll.show(number),
      () => this.#pages.current,
    )
    const all = [this.#structure, ...others, this.#references, new ChangesTab(reader), thumbnails]
    this.#pages.root.addEventListener('scroll', () => {
      if (this.#tabs.current === thumbnails) thumbnails.mark()
    })
    this.#tabs = new Tabs('What was understood', all)
    this.#toolbar = this.#makeToolbar()
    this.#structure.addTool(this.#toolbar.review)
    const side = element('div', { class: 'side' }, this.#tabs.root, this.#detail.root)
    this.#scroll = new ScrollLink(this.#pages, this.#structure, side)
    const panes = element('div', { class: 'panes' }, this.#pages.root, divider(side), side)
    this.root = element('div', { class: 'reader' }, this.#toolbar.root, panes)
    this.#ends = [
      session.watch(() => this.#change()),
      reader.selection.watch(() => this.#mark()),
      listenToKeys(this.#commands),
      watchOthers(session),
    ]
    this.#listenToPages()
    this.#change()
  }

  /** Opens a paper that is converted, its pages drawn with the letters of the browser without `openPages`; @throws {Refusal} */
  static async open(id: string, place: PlaceInPaper = {}, served: Served = {}): Promise<ReaderView> {
    const { session, resumed } = await EditSession.open(id)
    const view = new ReaderView(session, served)
    if (resumed !== undefined) {
      say('Corrections that were not saved last time are here again.')
      if (resumed.length > 0) tellConflicts(resumed)
    }
    void view.#start(place)
    return view
  }

  get name(): string {
    return this.#session.paper.source
  }

  close(): void {
    for (const end of this.#ends) end()
    this.#pages.close()
  }

  async #start({ block, page }: PlaceInPaper): Promise<void> {
    // What is no PDF is drawn with the letters of the browser.
    this.#pages.start(await this.#served.openPages?.(this.#session.id))
    if (block !== undefined) this.#reader.selection.select(block)
    else if (page !== undefined) this.#scroll.show(page)
  }

  get #commands() {
    return commandsOf(this.#reader, {
      onStep: (by, isMore) => this.#step(by, isMore),
      onTurn: by => this.#scroll.turn(by),
      onNextDoubtful: () => this.#offers.nextDoubtful(),
      onReview: () => this.#offers.review(this.#pages.current),
      onHints: () => this.#askForHint(),
      onEvidence: () => this.#detail.focusEvidence(),
      onSearch: () => this.#toolbar.focusSearch(),
      onOpen: panel => {
        // Below the list of references the panel is not seen.
        if (this.#tabs.current === this.#references) this.#tabs.show(this.#structure)
        this.#detail.open(panel)
      },
      onAffiliations: () => (location.hash = `#/${this.#session.id}/header?affiliations`),
      onReference: () => this.#openReference(),
      onNextWord: () => this.#offers.nextWord(),
      onMerge: () => this.#detail.form.merge(),
      onMove: by => this.#detail.form.move(by),
      onTakeBack: () => this.#detail.form.takeBack(),
      onZoom: by => this.#pages.zoomBy(by),
      onFit: () => this.#pages.fit(),
      onFitWidth: () => this.#pages.fitWidth(),
      onCollapse: isCollapsed => this.#structure.collapse(isCollapsed),
      onSave: () => this.#save(),
      onBack: () => this.#back(),
      onKeys: () => void showKeys(this.#commands),
      onTab: place => this.#tabs.open(place),
    })
  }

  #makeToolbar(): Toolbar {
    return new Toolbar(this.#reader.pages.length, {
      onPage: number => this.#scroll.show(number),
      onZoom: by => this.#pages.zoomBy(by),
      onFit: () => this.#pages.fit(),
      onFitWidth: () => this.#pages.fitWidth(),
      onSearch: text => this.#search(text),
      onHit: place => this.#showHit(place),
      onNextDoubtful: () => this.#offers.nextDoubtful(),
      onNextWord: () => this.#offers.nextWord(),
      onReview: () => this.#offers.review(this.#pages.current),
      onUndo: () => this.#session.undo(),
      onRedo: () => this.#session.redo(),
      onList: () => void listCorrections(this.#session, id => this.#reader.selection.select(id)),
      onSave: () => this.#save(),
      ...(this.#served.onDownload === undefined ? {} : { onDownload: this.#served.onDownload }),
      onKeys: () => void showKeys(this.#commands),
    })
  }

  #listenToPages(): void {
    const { root } = this.#pages
    root.addEventListener('click', event => {
      const id = (event.target as Element).closest<HTMLElement>('[data-block]')?.dataset['block']
      if (id !== undefined) this.#reader.choose(id, event)
    })
    root.addEventListener('scroll', () => {
      this.#toolbar.showPage(this.#pages.current, this.#session.draft.reviews)
    })
  }

  /** Shows what the session has: corrections, or the paper, have changed. */
  #change(): void {
    const reader = this.#reader
    const old = reader.pages
    reader.update()
    this.#pages.update(reader.pages.filter((page, i) => page !== old[i]))
    this.#pages.frame(reader.selectedBlock?.page ?? 0, frameOf(reader))
    this.#tabs.current.show()
    this.#detail.show()
    const { draft, history, isSaved } = this.#session
    this.#toolbar.show({
      doubtful: reader.pages.flatMap(({ blocks }) => blocks).filter(({ doubts }) => doubts.length > 0).length,
      words: reader.doubtfulWords.length,
      review: reader.review,
      isReviewed: draft.reviews.includes(this.#pages.current),
      corrections: countOf(draft),
      isSaved,
      canUndo: history.canUndo,
      canRedo: history.canRedo,
    })
  }

  /** Marks what is selected on both sides. */
  #mark(): void {
    const block = this.#reader.selectedBlock
    if (block !== undefined) {
      this.#pages.showBlock(block.page, block.id)
      history.replaceState(null, '', `#/${this.#session.id}?b=${block.id}`)
    }
    this.#pages.mark()
    this.#pages.markSentence(this.#reader.sentencePlaces)
    this.#pages.frame(block?.page ?? 0, frameOf(this.#reader))
    this.#tabs.current.mark()
    this.#detail.show()
  }

  /** Goes to the next block in reading order, or the one before. */
  #step(by: 1 | -1, isMore: boolean): void {
    const { listedOrder: listed, order, selection } = this.#reader
    // From a block that is not listed the way leads to the next one that is.
    const place = order.indexOf(selection.last ?? '')
    const others = by > 0 ? order.slice(place + 1) : order.slice(0, Math.max(0, place)).toReversed()
    const known = new Set(listed)
    const id = place < 0 ? listed[0] : others.find(each => known.has(each))
    if (id !== undefined) this.#go(id, isMore)
  }

  #go(id: string, isMore = false): void {
    this.#reader.choose(id, { shiftKey: isMore, ctrlKey: false, metaKey: false })
    if (isField(document.activeElement)) return
    this.#structure.focus()
    // Who has keys sees where the focus is, on a small screen too.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  #openReference(): void {
    this.#tabs.show(this.#references)
    this.#references.focus()
  }

  /** Marks a line of a block, which is to be seen. */
  #point(places: readonly SentencePlace[]): void {
    const [place] = places
    this.#pages.markSentence(places)
    if (place !== undefined) this.#pages.showPlace(place)
  }

  #askForHint(): void {
    askForHint({
      blocks: () => this.#pages.seenBlocks,
      onChoose: ({ dataset }) => this.#go(dataset['block'] ?? ''),
      pageCount: this.#reader.pages.length,
      onPage: number => this.#pages.show(number),
      onTurn: by => this.#pages.turn(by),
    })
  }

  #search(text: string): readonly Hit[] {
    this.#reader.sought = text.trim()
    this.#found = searchPaper(this.#reader, text)
    return this.#found.map(found => ({ page: found.page, ...wordsAround(found, text.length) }))
  }

  #showHit(place: number): void {
    const { block, sentence } = this.#found[place] ?? {}
    if (sentence !== undefined) this.#reader.chooseSentence(sentence)
    else if (block !== undefined) this.#go(block)
    // Where there is no other hit, keys are for the block.
    if (this.#found.length === 1) this.#back()
  }

  #save(): void {
    // What is typed in a field counts when the field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (this.#session.isSaved) say('There is nothing to save.')
    else void saveWithPreview(this.#session)
  }

  #back(): void {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (this.#tabs.current === this.#structure) this.#structure.focus()
  }
}
