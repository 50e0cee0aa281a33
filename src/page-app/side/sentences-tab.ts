import { button, element, reveal } from '../dom/elements.ts'
import { rove, setStop } from '../dom/rove.ts'
import type { Reader } from '../model/reader.ts'
import type { Tab } from './tab.ts'

/** All sentences; one that is chosen is marked on the page, line by line. */
export class SentencesTab implements Tab {
  readonly name = 'Sentences'
  readonly root = element('div', { class: 'sentences' })
  readonly #reader: Reader
  #items: readonly HTMLElement[] = []
  /** The button of each of them. */
  #buttons: readonly HTMLButtonElement[] = []
  #shown: unknown

  constructor(reader: Reader) {
    this.#reader = reader
  }

  show(): void {
    const { sentences, language } = this.#reader.paper
    if (this.#shown === sentences) return
    this.#shown = sentences
    this.#items = sentences.map((sentence, i) => {
      const [page] = sentence.places[0] ?? []
      const choose = button(sentence.text, () => this.#reader.chooseSentence(i), { lang: language, class: 'quiet' })
      const where = page === undefined ? '' : `page ${page}`
      return element('li', {}, choose, element('small', {}, where))
    })
    const list = element('ol', {}, ...this.#items)
    this.#buttons = [...list.querySelectorAll('button')]
    rove(list)
    this.root.replaceChildren(
      element('p', { class: 'faint' }, `${sentences.length} sentences of the paper as it was converted last`),
      list,
    )
    this.mark()
  }

  mark(): void {
    const { sentence } = this.#reader
    this.#items.forEach((item, i) => {
      if (i === sentence) item.setAttribute('aria-current', 'true')
      else item.removeAttribute('aria-current')
    })
    setStop(this.#buttons, this.#buttons[sentence ?? 0])
    if (sentence !== undefined) reveal(this.#items[sentence])
  }
}
