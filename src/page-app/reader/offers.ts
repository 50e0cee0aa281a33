import { say } from '../dom/notices.ts'
import { nextToReview, toggleReview } from '../edits/reviews.ts'
import { type DoubtfulWord, isBehind } from '../edits/words.ts'
import type { Reader } from '../model/reader.ts'

interface OfferActions {
  readonly onGo: (id: string) => void
  readonly onWord: (word: DoubtfulWord) => void
  readonly onPage: (number: number) => void
  readonly onBack: () => void
}

/** What is to be looked at, one after the other: words, blocks, pages. */
export class Offers {
  readonly #reader: Reader
  readonly #actions: OfferActions
  /** The word that was offered last. */
  #word: DoubtfulWord | undefined

  constructor(reader: Reader, actions: OfferActions) {
    this.#reader = reader
    this.#actions = actions
  }

  /** Goes to the next badly read word after the last one. */
  nextWord(): void {
    const words = this.#reader.doubtfulWords
    const order = this.#reader.order
    const rank = ({ block, place, start }: DoubtfulWord) => [order.indexOf(block), place, start]
    const last = this.#word
    const next = words.find(word => last !== undefined && isBehind(rank(word), rank(last))) ?? words[0]
    if (next === undefined) {
      say('No word was read badly.')
      this.#actions.onBack()
      return
    }
    this.#word = next
    this.#reader.choose(next.block, { shiftKey: false, ctrlKey: false, metaKey: false })
    this.#actions.onWord(next)
  }

  /** Goes to the next block to look at. */
  nextDoubtful(): void {
    const blocks = this.#reader.pages.flatMap(page => page.blocks)
    const place = blocks.findIndex(({ id }) => id === this.#reader.selection.last)
    const next = [...blocks.slice(place + 1), ...blocks.slice(0, place + 1)].find(({ doubts }) => doubts.length > 0)
    if (next === undefined) say('Nothing is doubtful.')
    else this.#actions.onGo(next.id)
  }

  /** Says that a page was looked through, and goes to the next one that was not; of one that was, that it was not. */
  review(page: number): void {
    const { session } = this.#reader
    const wasReviewed = session.draft.reviews.includes(page)
    session.change(toggleReview(session.draft, page))
    if (wasReviewed) return
    const pages = this.#reader.pages.map(each => each.page.number)
    const next = nextToReview(session.draft, pages, page)
    if (next === undefined) say('All pages are reviewed.')
    else this.#actions.onPage(next)
  }
}
