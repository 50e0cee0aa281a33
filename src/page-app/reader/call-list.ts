import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, labelled, scrollToTop, select } from '../dom/elements.ts'
import { say } from '../dom/notices.ts'
import { callsOf, findMark, giveCall, type ShownCall, takeCallBack } from '../edits/calls.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import type { Reader } from '../model/reader.ts'
import { putItems } from './panel-list.ts'

/** What is chosen for a mark that calls no note. */
const NONE = 'none'

/** The marks of the selected block, each with the note that it calls, and a field for a mark that was not found. */
export class CallList {
  readonly root = element('details', { class: 'lines calls' })
  readonly #reader: Reader
  readonly #onPoint: (places: readonly SentencePlace[]) => void
  readonly #list = element('ol')
  readonly #mark = element('input', { name: 'mark', autocomplete: 'off' })
  #block: ShownBlock | undefined
  #filled = ''

  /** @param onPoint called with the place of the line that has the focus, without one where none has */
  constructor(reader: Reader, onPoint: (places: readonly SentencePlace[]) => void) {
    this.#reader = reader
    this.#onPoint = onPoint
    const summary = element('summary', { title: 'Correct which notes are called in the block (*)' }, 'Calls of notes')
    const hint = 'A mark at the end of a word, as it is read; Enter adds it.'
    this.root.append(summary, this.#list, labelled('Another mark that calls a note', this.#mark, hint))
    this.root.addEventListener('toggle', () => this.#fill())
    this.#mark.addEventListener('change', () => this.#add())
  }

  /** Shows the selected block; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks, paper } = this.#reader
    if (block?.id !== this.#block?.id) {
      this.root.open = false
      this.#mark.value = ''
    }
    this.#block = block
    this.root.hidden = block === undefined || selectedBlocks.length > 1 || paper.notes.length === 0
    this.#fill()
  }

  /** Opens it at its first mark. */
  focus(): void {
    if (this.root.hidden) say('The paper has no notes.')
    if (this.root.hidden) return
    this.root.open = true
    this.#fill()
    scrollToTop(this.root)
    const chosen = this.#list.querySelector('select') ?? this.#mark
    chosen.focus()
  }

  /** What is typed is a mark, which calls the first note of the page until another one is chosen. */
  #add(): void {
    const { session, paper } = this.#reader
    const block = this.#block
    const typed = this.#mark.value.trim()
    if (block === undefined || typed === '') return
    const call = findMark(session.draft, block, typed)
    const note = paper.notes.find(({ page }) => page === block.page) ?? paper.notes[0]
    if (call === undefined) {
      say('No word of the block ends so.')
      return
    }
    this.#mark.value = ''
    session.change(giveCall(session.draft, block, call, note))
    // The field for the mark is still being left.
    setTimeout(() => [...this.#list.querySelectorAll('select')].find(({ name }) => name === nameOf(call))?.focus())
  }

  #fill(): void {
    const block = this.root.open ? this.#block : undefined
    const { paper, session } = this.#reader
    const calls = block === undefined ? [] : callsOf(session.draft, block, paper.notes)
    const filled = JSON.stringify([block?.id, calls])
    if (filled === this.#filled) return
    this.#filled = filled
    putItems(this.#list, block === undefined ? [] : calls.map(call => this.#itemOf(block, call)))
  }

  #itemOf(block: ShownBlock, call: ShownCall): HTMLElement {
    const { session, paper } = this.#reader
    const [left, top, right, bottom, text] = block.lines[call.line] ?? [0, 0, 0, 0, '']
    const near = paper.notes.map((note, i) => [i, note] as const)
    const notes = near
      .toSorted(([, a], [, b]) => Math.abs(a.page - block.page) - Math.abs(b.page - block.page))
      .map(([i, { page, text: opening }]) => [`note ${i}`, page === block.page ? opening : `page ${page}: ${opening}`])
    const options = { [NONE]: 'no note', ...(Object.fromEntries(notes) as Record<string, string>) }
    const chosen = select(options, call.note === undefined ? NONE : `note ${call.note}`, {
      name: nameOf(call),
      'aria-label': `Note that ${call.mark} calls, in: ${text}`,
    })
    chosen.addEventListener('change', () => {
      const note = paper.notes[Number(chosen.value.replace('note ', ''))]
      session.change(giveCall(session.draft, block, call, chosen.value === NONE ? undefined : note))
    })
    chosen.addEventListener('focus', () => this.#onPoint([[block.page, left, top, right, bottom]]))
    chosen.addEventListener('blur', () => this.#onPoint(this.#reader.sentencePlaces))
    const takeBack = () => session.change(takeCallBack(session.draft, block, call))
    const undo = button('Undo', takeBack, { 'aria-label': `Undo the correction of the mark ${call.mark}` })
    const line = element('q', { lang: paper.language, dir: 'auto' }, text)
    const parts = [element('b', {}, call.mark), ' ', chosen, element('small', {}, 'in ', line)]
    return element('li', call.isSaid ? { class: 'changed' } : {}, ...parts, ...(call.isSaid ? [' ', undo] : []))
  }
}

function nameOf({ line, mark, nth }: Pick<ShownCall, 'line' | 'mark' | 'nth'>): string {
  return `call ${line} ${mark} ${nth}`
}
