import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, scrollToTop } from '../dom/elements.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import { type DoubtfulWord, giveWords, linesInWords, tickOff, wordsOf } from '../edits/words.ts'
import type { Reader } from '../model/reader.ts'

interface WordActions {
  /** Is called with the place of the line that has the focus, without one where none has. */
  readonly onPoint: (places: readonly SentencePlace[]) => void
  /** Goes to the next doubtful word. */
  readonly onNext: () => void
  /** Goes back to the block. */
  readonly onBack: () => void
}

/** The printed lines of the selected block as fields: what is typed is how they are printed. */
export class WordList {
  readonly root = element('details', { class: 'lines words' })
  readonly #reader: Reader
  readonly #actions: WordActions
  readonly #list = element('ol')
  #block: ShownBlock | undefined
  /** The block whose lines are in the list. */
  #filled: string | undefined
  /** The doubtful word to which the list was opened: Enter ticks it off, unless it is changed, and leads to the next. */
  #word: DoubtfulWord | undefined

  constructor(reader: Reader, actions: WordActions) {
    this.#reader = reader
    this.#actions = actions
    this.root.append(element('summary', { title: 'Correct the words of the block (E)' }, 'Words'), this.#list)
    this.root.addEventListener('toggle', () => this.#fill())
    this.#list.addEventListener('keydown', event => this.#listen(event))
  }

  /** Shows the selected block; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks } = this.#reader
    if (block?.id !== this.#block?.id) this.root.open = false
    this.#block = block
    this.root.hidden = block === undefined || selectedBlocks.length > 1
    this.#fill()
  }

  /** Opens it at the words that were searched for, which are selected, else at the first line. */
  focus(): void {
    const { sought, session } = this.#reader
    const block = this.#block
    const lines = block === undefined ? [] : linesInWords(session.draft, block).map(line => line.toLowerCase())
    const place = sought === '' ? -1 : lines.findIndex(line => line.includes(sought.toLowerCase()))
    const start = lines[place]?.indexOf(sought.toLowerCase()) ?? 0
    this.#focusLine(Math.max(0, place))
    if (place >= 0) this.#fields[place]?.setSelectionRange(start, start + sought.length)
  }

  #focusLine(place: number): void {
    if (this.root.hidden) return
    this.#word = undefined
    this.root.open = true
    this.#fill()
    scrollToTop(this.root)
    this.#fields[place]?.focus()
  }

  /** Opens it at a doubtful word, which is selected; Enter leads to the next one. */
  focusWord(word: DoubtfulWord): void {
    const { place, start, end } = word
    this.#focusLine(place)
    this.#word = word
    this.#fields[place]?.setSelectionRange(start, end)
  }

  get #fields(): readonly HTMLInputElement[] {
    return [...this.#list.querySelectorAll('input')]
  }

  /** Enter takes a line over and goes back to the block, or on to the next doubtful word; arrows lead to other lines. */
  #listen(event: KeyboardEvent): void {
    const fields = this.#fields
    const place = fields.indexOf(event.target as HTMLInputElement)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (place < 0 || (by === undefined && event.key !== 'Enter') || event.isComposing) return
    event.preventDefault()
    if (by !== undefined) fields[place + by]?.focus()
    else {
      fields[place]?.blur()
      const word = this.#word
      if (word === undefined) this.#actions.onBack()
      else {
        this.#tick(word)
        this.#actions.onNext()
      }
    }
  }

  /** A word that is left as it is, is right. */
  #tick(word: DoubtfulWord): void {
    const { session, doubtfulWords } = this.#reader
    const isLeft = doubtfulWords.some(other => JSON.stringify(other) === JSON.stringify(word))
    if (this.#block !== undefined && isLeft) session.change(tickOff(session.draft, this.#block, word))
  }

  #fill(): void {
    const block = this.root.open ? this.#block : undefined
    const { draft } = this.#reader.session
    const said = block?.lines.map((_, place) => wordsOf(draft, block, place))
    const filled = JSON.stringify([block?.id, block?.lines, said])
    if (filled === this.#filled) return
    const isOther = this.#filled === undefined || block?.lines.length !== this.#list.children.length
    this.#filled = filled
    const focused = this.#fields.indexOf(document.activeElement as HTMLInputElement)
    const items = block === undefined ? [] : block.lines.map((_, place) => this.#itemOf(block, place))
    // A field in which somebody types stays.
    if (isOther || focused < 0) this.#list.replaceChildren(...items)
    else items.forEach((item, i) => i !== focused && this.#list.children[i]?.replaceWith(item))
  }

  #itemOf(block: ShownBlock, place: number): HTMLElement {
    const [left, top, right, bottom, read] = block.lines[place] ?? [0, 0, 0, 0, '']
    const { session, paper } = this.#reader
    const said = wordsOf(session.draft, block, place)
    const field = element('input', {
      value: said ?? read,
      'aria-label': `Line ${block.firstLine + place}`,
      lang: paper.language,
      dir: 'auto',
      autocomplete: 'off',
      spellcheck: 'true',
    })
    const take = (typed: string) => session.change(giveWords(session.draft, block, place, typed))
    field.addEventListener('change', () => take(field.value))
    field.addEventListener('focus', () => this.#actions.onPoint([[block.page, left, top, right, bottom]]))
    field.addEventListener('blur', () => this.#actions.onPoint(this.#reader.sentencePlaces))
    if (said === undefined) return element('li', {}, field)
    const back = button('Undo', () => take(''), {
      'aria-label': `Undo the correction of line ${block.firstLine + place}`,
    })
    const was = element('small', {}, 'Read as ', element('q', { lang: paper.language, dir: 'auto' }, read), ' ', back)
    return element('li', { class: 'changed' }, field, was)
  }
}
