import type { DrawnBox } from '../../write/writers/inspection/page-drawing.ts'
import { button, element, labelled, scrollToTop } from '../dom/elements.ts'
import { drawingOf, giveDrawing } from '../edits/drawings.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import type { Reader } from '../model/reader.ts'

/** The edges of a box, in the order of its numbers. */
const EDGES = ['Left', 'Top', 'Right', 'Bottom'] as const

/** The box of the picture of the selected caption, in points; on the page it can be dragged. */
export class PictureForm {
  readonly root = element('details', { class: 'lines drawing-form' })
  readonly #reader: Reader
  readonly #fields = EDGES.map(edge => element('input', { type: 'number', min: 0, step: 1, name: edge.toLowerCase() }))
  readonly #back = button('Undo', () => this.#give(undefined), { 'aria-label': 'Undo the correction of the picture' })
  readonly #hint = element('small')
  #block: ShownBlock | undefined

  constructor(reader: Reader) {
    this.#reader = reader
    const fields = EDGES.map((edge, i) => labelled(edge, this.#fields[i] ?? this.#hint))
    const row = element('div', { class: 'edges' }, ...fields, this.#back)
    this.root.append(element('summary', { title: 'Correct the box of the picture (I)' }, 'Picture'), row, this.#hint)
    for (const field of this.#fields) field.addEventListener('change', () => this.#take())
  }

  /** Shows the selected caption; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks, session } = this.#reader
    if (block?.id !== this.#block?.id) this.root.open = false
    this.#block = block
    this.root.hidden = block?.role !== 'figure-caption' || selectedBlocks.length > 1
    if (block === undefined || this.root.hidden) return
    const { box, isSaid } = drawingOf(session.draft, block)
    this.#fields.forEach((field, i) => {
      if (document.activeElement !== field) field.value = box === undefined ? '' : String(Math.round(box[i] ?? 0))
    })
    this.#back.hidden = !isSaid
    this.#hint.textContent =
      box === undefined
        ? 'No picture was found: give the edges of its box, in points from the top left of the page.'
        : 'In points from the top left of the page. Its frame on the page can be dragged.'
  }

  /** Opens it at the first edge. */
  focus(): void {
    if (this.root.hidden) return
    this.root.open = true
    scrollToTop(this.root)
    this.#fields[0]?.focus()
    this.#fields[0]?.select()
  }

  #take(): void {
    if (this.#fields.some(({ value }) => value === '')) return
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#fields.map(({ value }) => Number(value))
    const isBox = left < right && top < bottom
    this.#fields[0]?.setCustomValidity(isBox ? '' : 'The left edge is left of the right one, the top above the bottom.')
    if (isBox) this.#give([left, top, right, bottom])
    else this.#fields[0]?.reportValidity()
  }

  #give(box: DrawnBox | undefined): void {
    const { session } = this.#reader
    if (this.#block !== undefined) session.change(giveDrawing(session.draft, this.#block, box))
  }
}
