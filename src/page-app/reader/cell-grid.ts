import type { InspectedCell } from '../../write/writers/inspection/tables.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, labelled, scrollToTop } from '../dom/elements.ts'
import { giveHead, joinCell, type ShownTable, splitCell, tableOf, type Way } from '../edits/cells.ts'
import type { Draft } from '../edits/draft.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import { giveWords, wordsOf } from '../edits/words.ts'
import type { Reader } from '../model/reader.ts'

/** What the keys with Alt and Shift do in a cell. */
const CELL_KEYS: Readonly<Record<string, Way | 'split'>> = {
  ArrowRight: 'right',
  ArrowDown: 'down',
  Backspace: 'split',
}

/** The cells of the selected table: a field for each line, the rows of its head, and what is one cell. */
export class CellGrid {
  readonly root = element('details', { class: 'cells' })
  readonly #reader: Reader
  readonly #onPoint: (places: readonly SentencePlace[]) => void
  readonly #table = element('table')
  readonly #head = element('input', { type: 'number', min: 0, name: 'head' })
  #block: ShownBlock | undefined
  #filled = ''
  /** The cell that had the focus last. */
  #cell: InspectedCell | undefined

  /** @param onPoint called with the place of the line that has the focus, without one where none has */
  constructor(reader: Reader, onPoint: (places: readonly SentencePlace[]) => void) {
    this.#reader = reader
    this.#onPoint = onPoint
    const actions = element(
      'div',
      { class: 'actions' },
      labelled('Rows of the head', this.#head),
      button('Join →', () => this.#do('right'), { title: 'One cell with the one to its right (Alt+Shift+→)' }),
      button('Join ↓', () => this.#do('down'), { title: 'One cell with the one below it (Alt+Shift+↓)' }),
      button('Split', () => this.#do('split'), { title: 'Cells by themselves again (Alt+Shift+Backspace)' }),
    )
    const scroller = element(
      'div',
      { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': 'Cells' },
      this.#table,
    )
    this.root.append(element('summary', { title: 'Correct the cells of the table (G)' }, 'Cells'), actions, scroller)
    this.root.addEventListener('toggle', () => this.#fill())
    this.#head.addEventListener('change', () => {
      if (this.#head.value !== '') this.#change((draft, block) => giveHead(draft, block, Number(this.#head.value)))
    })
    this.#table.addEventListener('keydown', event => this.#listen(event))
  }

  /** Shows the selected table; another one is closed. */
  show(): void {
    const { selectedBlock: block, selectedBlocks } = this.#reader
    if (block?.id !== this.#block?.id) {
      this.root.open = false
      this.#cell = undefined
    }
    this.#block = block
    this.root.hidden = block?.table === undefined || block.role !== 'table' || selectedBlocks.length > 1
    this.#fill()
  }

  /** Opens it at its first cell. */
  focus(): void {
    if (this.root.hidden) return
    this.root.open = true
    this.#fill()
    scrollToTop(this.root)
    enter(this.#table.querySelector('input'))
  }

  #change(change: (draft: Draft, block: ShownBlock) => Draft): void {
    const { session } = this.#reader
    if (this.#block !== undefined) session.change(change(session.draft, this.#block))
  }

  #do(what: Way | 'split'): void {
    const cell = this.#cell
    if (cell === undefined) return
    this.#change((draft, block) =>
      what === 'split' ? splitCell(draft, block, cell) : joinCell(draft, block, cell, what),
    )
    this.#focusAt(cell.row, cell.column)
  }

  /** Arrows and Enter lead to the cells above and below; with Alt and Shift they change what is one cell. */
  #listen(event: KeyboardEvent): void {
    const { key, altKey, shiftKey, target } = event
    if (event.isComposing || !(target instanceof HTMLInputElement)) return
    const what = altKey && shiftKey ? CELL_KEYS[key] : undefined
    const by = altKey || shiftKey ? undefined : { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[key]
    if (what === undefined && by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (what !== undefined) {
      target.blur()
      this.#do(what)
    } else if (by !== undefined) this.#step(target, by)
  }

  #step(from: HTMLInputElement, by: number): void {
    const own = [...(from.closest('td, th')?.querySelectorAll('input') ?? [])]
    const next = own[own.indexOf(from) + by]
    const cell = this.#cell
    from.blur()
    if (next !== undefined) enter(next)
    else if (cell !== undefined) this.#focusAt(by > 0 ? cell.row + cell.rows : cell.row - 1, cell.column)
  }

  /** Has the cell at a place the focus: that of the first of its lines. */
  #focusAt(row: number, column: number): void {
    const { draft } = this.#reader.session
    const cells = this.#block === undefined ? [] : (tableOf(draft, this.#block)?.cells ?? [])
    const place = cells.findIndex(
      cell =>
        cell.row <= row && row < cell.row + cell.rows && cell.column <= column && column < cell.column + cell.columns,
    )
    enter(this.#table.querySelectorAll('td, th')[place]?.querySelector('input'))
  }

  #fill(): void {
    const block = this.root.open ? this.#block : undefined
    const { draft } = this.#reader.session
    const shown = block === undefined ? undefined : tableOf(draft, block)
    const said = block?.lines.map((_, place) => wordsOf(draft, block, place))
    const filled = JSON.stringify([block?.id, shown, said])
    if (filled === this.#filled) return
    this.#filled = filled
    const active = document.activeElement
    const focused = active instanceof HTMLInputElement && this.#table.contains(active) ? active.name : undefined
    const rows = block === undefined || shown === undefined ? [] : this.#rowsOf(block, shown)
    this.#table.replaceChildren(...rows)
    if (document.activeElement !== this.#head) this.#head.value = String(shown?.head ?? '')
    this.#head.max = String(block?.table?.size.rows ?? '')
    if (focused !== undefined) this.#table.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus()
  }

  #rowsOf(block: ShownBlock, { head, cells }: ShownTable): readonly HTMLElement[] {
    const rows = block.table?.size.rows ?? 0
    return Array.from({ length: rows }, (_, i) => {
      const own = cells.filter(({ row }) => row === i + 1)
      return element('tr', {}, ...own.map(cell => this.#cellOf(block, cell, i < head)))
    })
  }

  #cellOf(block: ShownBlock, cell: InspectedCell, isHead: boolean): HTMLElement {
    const { row, column, rows, columns, lines } = cell
    const spans = { rowspan: rows > 1 && rows, colspan: columns > 1 && columns }
    const place = `Row ${row}, column ${column}`
    const fields = lines.map((line, i) =>
      this.#fieldOf(block, line, lines.length > 1 ? `${place}, line ${i + 1}` : place),
    )
    const empty = element('input', { readonly: true, name: `${row}-${column}`, 'aria-label': `${place}, empty` })
    const made = element(isHead ? 'th' : 'td', spans, ...(fields.length === 0 ? [empty] : fields))
    made.addEventListener('focusin', () => {
      this.#cell = cell
    })
    return made
  }

  #fieldOf(block: ShownBlock, line: number, label: string): HTMLInputElement {
    const [left, top, right, bottom, read] = block.lines[line] ?? [0, 0, 0, 0, '']
    const { session, paper } = this.#reader
    const said = wordsOf(session.draft, block, line)
    const field = element('input', {
      value: said ?? read,
      name: `line${line}`,
      'aria-label': label,
      title: said !== undefined && `Read as “${read}”`,
      class: said !== undefined && 'changed',
      lang: paper.language,
      dir: 'auto',
      autocomplete: 'off',
      size: Math.max(3, (said ?? read).length),
    })
    field.addEventListener('change', () => this.#change((draft, own) => giveWords(draft, own, line, field.value)))
    field.addEventListener('focus', () => this.#onPoint([[block.page, left, top, right, bottom]]))
    field.addEventListener('blur', () => this.#onPoint(this.#reader.sentencePlaces))
    return field
  }
}

/** Goes into a field as Tab does: what is typed replaces what is there. */
function enter(field: HTMLInputElement | null | undefined): void {
  field?.focus()
  field?.select()
}
