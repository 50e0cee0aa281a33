import { button, element } from '../dom/elements.ts'
import { giveSeparators, separatorsOf } from '../edits/cells.ts'
import { type Side, widestPlace } from '../edits/separators.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import type { Reader } from '../model/reader.ts'

const SIDES = { columns: 'Columns', rows: 'Rows' } as const

/** Fields for the separators of a table: they do by keys what the lines on the page do by pointer. */
export class SeparatorFields {
  readonly root = element('details', { class: 'separators' })
  readonly #reader: Reader
  readonly #lists = { columns: element('div', { class: 'places' }), rows: element('div', { class: 'places' }) }
  #filled = ''

  constructor(reader: Reader) {
    this.#reader = reader
    const groups = (['columns', 'rows'] as const).map(side => {
      const add = button('Add', () => this.#add(side), { 'aria-label': `Add a separator of ${side}` })
      return element('fieldset', {}, element('legend', {}, SIDES[side]), this.#lists[side], add)
    })
    const hint =
      'In points from the left and the top of the page. Drag a line on the page to move it, or out of the table to remove it.'
    this.root.append(element('summary', {}, 'Separators'), element('small', {}, hint), ...groups)
  }

  show(block: ShownBlock | undefined): void {
    const { draft } = this.#reader.session
    const separators = block === undefined ? undefined : separatorsOf(draft, block)
    this.root.hidden = separators === undefined
    const filled = JSON.stringify([block?.id, separators])
    if (block === undefined || separators === undefined || filled === this.#filled) return
    this.#filled = filled
    const focused = document.activeElement?.getAttribute('aria-label')
    for (const side of ['columns', 'rows'] as const) {
      this.#lists[side].replaceChildren(...separators[side].map((at, i) => this.#fieldOf(side, at, i)))
    }
    if (focused !== null && focused !== undefined) {
      this.root.querySelector<HTMLElement>(`input[aria-label="${focused}"]`)?.focus()
    }
  }

  #fieldOf(side: Side, at: number, place: number): HTMLElement {
    const name = `${side === 'columns' ? 'Column' : 'Row'} separator ${place + 1}`
    const field = element('input', { type: 'number', step: 1, value: at, 'aria-label': name })
    field.addEventListener('change', () => {
      if (field.value !== '') this.#change(side, places => places.with(place, Number(field.value)))
    })
    const remove = button('×', () => this.#change(side, places => places.toSpliced(place, 1)), {
      'aria-label': `Remove ${name.toLowerCase()}`,
    })
    return element('span', {}, field, remove)
  }

  #add(side: Side): void {
    const { selectedBlock: block } = this.#reader
    if (block === undefined) return
    const [left, top, right, bottom] = block.box
    this.#change(side, places => [...places, widestPlace(places, side === 'columns' ? [left, right] : [top, bottom])])
  }

  #change(side: Side, change: (places: readonly number[]) => readonly number[]): void {
    const { session, selectedBlock: block } = this.#reader
    const separators = block && separatorsOf(session.draft, block)
    if (block === undefined || separators === undefined) return
    session.change(giveSeparators(session.draft, block, side, change(separators[side])))
  }
}
