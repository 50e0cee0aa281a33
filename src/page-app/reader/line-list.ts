import { openingOf } from '../../base/text/characters/opening.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element } from '../dom/elements.ts'
import { rove, setStop } from '../dom/rove.ts'
import { splitBlock } from '../edits/actions.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import type { Reader } from '../model/reader.ts'

/** The lines of the selected block: each but the first is a button by which another block begins there. */
export class LineList {
  readonly root = element('details', { class: 'lines' })
  readonly #reader: Reader
  readonly #onChoose: (id: string) => void
  readonly #onPoint: (places: readonly SentencePlace[]) => void
  readonly #list = element('ol')
  #block: ShownBlock | undefined
  /** The block whose lines are in the list. */
  #filled: ShownBlock | undefined

  /**
   * @param onChoose called with the block that is to be selected after a split
   * @param onPoint called with the place of the line that has the focus, without one where none has
   */
  constructor(reader: Reader, onChoose: (id: string) => void, onPoint: (places: readonly SentencePlace[]) => void) {
    this.#reader = reader
    this.#onChoose = onChoose
    this.#onPoint = onPoint
    const name = element('summary', { title: 'Split the block at a line (s)' }, 'Split at a line')
    this.root.append(name, this.#list)
    this.root.addEventListener('toggle', () => this.#fill())
    rove(this.#list)
  }

  /** Shows the selected block; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks } = this.#reader
    if (block?.id !== this.#block?.id) this.root.open = false
    this.#block = block
    this.root.hidden = block === undefined || block.lines.length < 2 || selectedBlocks.length > 1
    this.#fill()
  }

  /** Opens it, at the second line: the most common split. */
  focus(): void {
    if (this.root.hidden) return
    this.root.open = true
    this.#fill()
    this.#buttons[0]?.focus()
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [...this.#list.querySelectorAll('button')]
  }

  #fill(): void {
    const { language } = this.#reader.paper
    const filled = this.root.open ? this.#block : undefined
    if (filled === this.#filled) return
    this.#filled = filled
    const lines = filled?.lines ?? []
    const items = lines.map(([left, top, right, bottom, text], place) => {
      if (place === 0) return element('li', { lang: language }, text)
      const split = button(openingOf(text) || '(no text)', () => this.#split(place), {
        class: 'quiet',
        lang: language,
      })
      const page = this.#block?.page ?? 0
      split.addEventListener('focus', () => this.#onPoint([[page, left, top, right, bottom]]))
      split.addEventListener('blur', () => this.#onPoint(this.#reader.sentencePlaces))
      return element('li', {}, split)
    })
    this.#list.replaceChildren(...items)
    setStop(this.#buttons)
  }

  /** Splits, and selects the shorter part: that is the one in the wrong place. */
  #split(place: number): void {
    const block = this.#block
    if (block === undefined) return
    const { session } = this.#reader
    const [draft, id] = splitBlock(session.draft, block, place)
    session.change(draft)
    this.#onChoose(place < block.lines.length - place ? block.id : id)
  }
}
