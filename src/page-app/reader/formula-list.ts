import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, labelled, scrollToTop } from '../dom/elements.ts'
import { say } from '../dom/notices.ts'
import { addFormula, giveFormula, type ShownFormula } from '../edits/formulas.ts'
import { linesInWords } from '../edits/words.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import type { Reader } from '../model/reader.ts'
import { putItems } from './panel-list.ts'

interface FormulaActions {
  /** Is called with the place of the line that has the focus, without one where none has. */
  readonly onPoint: (places: readonly SentencePlace[]) => void
  /** Goes back to the block. */
  readonly onBack: () => void
}

/** The formulas of the selected block as fields with their LaTeX, and a field for words that are one. */
export class FormulaList {
  readonly root = element('details', { class: 'lines formulas' })
  readonly #reader: Reader
  readonly #actions: FormulaActions
  readonly #list = element('ol')
  readonly #words = element('input', { name: 'formula-words', autocomplete: 'off', dir: 'auto' })
  #block: ShownBlock | undefined
  #filled = ''

  constructor(reader: Reader, actions: FormulaActions) {
    this.#reader = reader
    this.#actions = actions
    const summary = element('summary', { title: 'Correct the formulas of the block (Q)' }, 'Formulas')
    const fresh = labelled('These words are a formula', this.#words, 'As they stand in a line; Enter adds them.')
    this.root.append(summary, this.#list, fresh)
    this.root.addEventListener('toggle', () => this.#fill())
    this.#words.addEventListener('change', () => this.#add())
    this.root.addEventListener('keydown', event => this.#listen(event))
  }

  /** Shows the selected block; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks } = this.#reader
    if (block?.id !== this.#block?.id) {
      this.root.open = false
      this.#words.value = ''
    }
    this.#block = block
    this.root.hidden = block === undefined || selectedBlocks.length > 1
    this.#fill()
  }

  /** Opens it at its first formula; where there is none, at the field for words that are one. */
  focus(place = 0): void {
    if (this.root.hidden) return
    this.root.open = true
    this.#fill()
    scrollToTop(this.root)
    const field = this.#fields[place] ?? this.#words
    if (field === this.#words) this.#words.value = this.#soughtWords
    field.focus()
    field.select()
  }

  /** The text that was searched for, where it is in the block. */
  get #soughtWords(): string {
    const { sought, session } = this.#reader
    const lines = this.#block === undefined ? [] : linesInWords(session.draft, this.#block)
    return sought !== '' && lines.some(line => line.includes(sought)) ? sought : ''
  }

  get #fields(): readonly HTMLInputElement[] {
    return [...this.#list.querySelectorAll('input')]
  }

  /** Enter takes a field over and goes back to the block; arrows lead to other formulas. */
  #listen(event: KeyboardEvent): void {
    const fields = [...this.#fields, this.#words]
    const place = fields.indexOf(event.target as HTMLInputElement)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (place < 0 || (by === undefined && event.key !== 'Enter') || event.isComposing) return
    event.preventDefault()
    const isFresh = event.target === this.#words && this.#words.value.trim() !== ''
    if (by !== undefined) fields[place + by]?.focus()
    else if (isFresh) this.#add()
    else this.#actions.onBack()
  }

  /** What is typed becomes a formula, whose LaTeX is to be typed then. */
  #add(): void {
    const { session } = this.#reader
    const block = this.#block
    const typed = this.#words.value
    if (block === undefined || typed.trim() === '') return
    const added = addFormula(session.draft, block, typed)
    if (added === undefined) {
      say('No line of the block has these words.')
      return
    }
    const [draft, formula] = added
    this.#words.value = ''
    session.change(draft)
    const place = this.#reader.formulas.findIndex(each => each.line === formula.line && each.part === formula.part)
    this.focus(Math.max(0, place))
  }

  #fill(): void {
    const block = this.root.open ? this.#block : undefined
    const formulas = block === undefined ? [] : this.#reader.formulas
    const filled = JSON.stringify([block?.id, formulas])
    if (filled === this.#filled) return
    this.#filled = filled
    putItems(this.#list, block === undefined ? [] : formulas.map(each => this.#itemOf(block, each)))
  }

  #itemOf(block: ShownBlock, formula: ShownFormula): HTMLElement {
    const { part, line, is, read } = formula
    const [left, top, right, bottom] = block.lines[line] ?? [0, 0, 0, 0]
    const { session } = this.#reader
    const field = element('input', {
      value: is,
      'aria-label': `LaTeX of ${part}`,
      placeholder: 'no formula',
      spellcheck: 'false',
      autocomplete: 'off',
    })
    const give = (typed: string) => session.change(giveFormula(session.draft, block, formula, typed))
    field.addEventListener('change', () => give(field.value))
    field.addEventListener('focus', () => this.#actions.onPoint([[block.page, left, top, right, bottom]]))
    field.addEventListener('blur', () => this.#actions.onPoint(this.#reader.sentencePlaces))
    const isChanged = is !== (read ?? '')
    const words = element('q', { lang: this.#reader.paper.language, dir: 'auto' }, part)
    const none = button('This is no formula', () => give(''), { 'aria-label': `${part} is no formula` })
    const back = button('Undo', () => give(read ?? ''), { 'aria-label': `Undo the correction of ${part}` })
    const actions = [...(is === '' || read === undefined ? [] : [' ', none]), ...(isChanged ? [' ', back] : [])]
    return element('li', isChanged ? { class: 'changed' } : {}, field, element('small', {}, words, ...actions))
  }
}
