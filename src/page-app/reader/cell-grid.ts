import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, labelled, scrollToTop } from '../dom/elements.ts'
import {
  giveHead,
  giveSeparators,
  joinCell,
  separatorsOf,
  type ShownTable,
  splitCell,
  tableOf,
  type Way,
} from '../edits/cells.ts'
import { afterWidestGap, type CellPart, gapBefore, placeAbove, type ShownCell, type Side } from '../edits/separators.ts'
import type { Draft } from '../edits/draft.ts'
import type { ShownBlock } from '../edits/shown-blocks.ts'
import { giveWords, wordsOf } from '../edits/words.ts'
import type { Reader } from '../model/reader.ts'
import { SeparatorFields } from './separator-fields.ts'

/** What the keys with Alt and Shift do in a cell. */
const CELL_KEYS: Readonly<Record<string, Way | 'split' | Side>> = {
  ArrowRight: 'right',
  ArrowDown: 'down',
  Backspace: 'split',
  ArrowLeft: 'columns',
  ArrowUp: 'rows',
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
  #cell: ShownCell | undefined
  /** What of it had the focus, and how many of its words are before the place where one typed. */
  #part: { readonly part: CellPart; readonly before: number } | undefined
  readonly #separators: SeparatorFields

  /** @param onPoint called with the place of the line that has the focus, without one where none has */
  constructor(reader: Reader, onPoint: (places: readonly SentencePlace[]) => void) {
    this.#reader = reader
    this.#onPoint = onPoint
    this.#separators = new SeparatorFields(reader)
    const actions = element(
      'div',
      { class: 'actions' },
      labelled('Rows of the head', this.#head),
      button('Join →', () => this.#do('right'), { title: 'One cell with the one to its right (Alt+Shift+→)' }),
      button('Join ↓', () => this.#do('down'), { title: 'One cell with the one below it (Alt+Shift+↓)' }),
      button('Split', () => this.#do('split'), { title: 'Cells by themselves again (Alt+Shift+Backspace)' }),
      button('Column here', () => this.#do('columns'), { title: 'Another column from the cursor on (Alt+Shift+←)' }),
      button('Row here', () => this.#do('rows'), { title: 'Another row from this line on (Alt+Shift+↑)' }),
    )
    const scroller = element(
      'div',
      { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': 'Cells' },
      this.#table,
    )
    this.root.append(
      element('summary', { title: 'Correct the cells of the table (G)' }, 'Cells'),
      actions,
      scroller,
      this.#separators.root,
    )
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
    this.#separators.show(block)
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

  #do(what: Way | 'split' | Side): void {
    const cell = this.#cell
    if (cell === undefined) return
    this.#change((draft, block) => {
      if (what === 'split') return splitCell(draft, block, cell)
      if (what === 'columns' || what === 'rows') return this.#separate(draft, block, what)
      return joinCell(draft, block, cell, what)
    })
    this.#focusAt(cell.row, cell.column)
  }

  /** Separates the table where the focus was: before the word at the cursor, else at the widest white; or above the line. */
  #separate(draft: Draft, block: ShownBlock, side: Side): Draft {
    const separators = separatorsOf(draft, block)
    if (block.table === undefined || separators === undefined || this.#part === undefined) return draft
    const { table } = block
    const { line, words = [0, table.words[line]?.length ?? 0] } = this.#part.part
    const typed = words[0] + this.#part.before
    const word = typed > words[0] && typed < words[1] ? typed : afterWidestGap(table, line, words)
    const at = side === 'rows' ? placeAbove(block.lines, line) : gapBefore(table, line, word ?? 0)
    return at === undefined ? draft : giveSeparators(draft, block, side, [...separators[side], at])
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
    this.#head.max = String(shown?.size.rows ?? '')
    if (focused !== undefined) this.#table.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus()
  }

  #rowsOf(block: ShownBlock, { head, size, cells }: ShownTable): readonly HTMLElement[] {
    return Array.from({ length: size.rows }, (_, i) => {
      const own = cells.filter(({ row }) => row === i + 1)
      return element('tr', {}, ...own.map(cell => this.#cellOf(block, cell, i < head)))
    })
  }

  #cellOf(block: ShownBlock, cell: ShownCell, isHead: boolean): HTMLElement {
    const { row, column, rows, columns, parts } = cell
    const spans = { rowspan: rows > 1 && rows, colspan: columns > 1 && columns }
    const place = `Row ${row}, column ${column}`
    const fields = parts.map((part, i) =>
      this.#fieldOf(block, part, parts.length > 1 ? `${place}, line ${i + 1}` : place),
    )
    const empty = element('input', { readonly: true, name: `${row}-${column}`, 'aria-label': `${place}, empty` })
    const made = element(isHead ? 'th' : 'td', spans, ...(fields.length === 0 ? [empty] : fields))
    made.addEventListener('focusin', () => {
      this.#cell = cell
    })
    return made
  }

  #fieldOf(block: ShownBlock, part: CellPart, label: string): HTMLInputElement {
    const { line, words } = part
    const [left, top, right, bottom, read] = block.lines[line] ?? [0, 0, 0, 0, '']
    const { session, paper } = this.#reader
    const said = wordsOf(session.draft, block, line)
    const whole = (said ?? read).split(' ')
    // Where words were added or left out, it is not known which of them are in this column.
    const isWhole = words === undefined || whole.length !== block.table?.words[line]?.length
    const value = isWhole ? whole.join(' ') : whole.slice(...words).join(' ')
    const field = element('input', {
      value,
      name: `line${line}-${words?.[0] ?? 0}`,
      'aria-label': label,
      title: said !== undefined && `Read as “${read}”`,
      class: said !== undefined && 'changed',
      lang: paper.language,
      dir: 'auto',
      autocomplete: 'off',
      size: Math.max(3, value.length),
    })
    field.addEventListener('change', () => {
      const typed = isWhole ? field.value : whole.toSpliced(words[0], words[1] - words[0], field.value).join(' ')
      this.#change((draft, own) => giveWords(draft, own, line, typed))
    })
    field.addEventListener('focus', () => this.#onPoint([[block.page, left, top, right, bottom]]))
    field.addEventListener('blur', () => {
      const typed = field.value.slice(0, field.selectionStart ?? 0).trim()
      this.#part = { part, before: typed === '' ? 0 : typed.split(' ').length }
      this.#onPoint(this.#reader.sentencePlaces)
    })
    return field
  }
}

/** Goes into a field as Tab does: what is typed replaces what is there. */
function enter(field: HTMLInputElement | null | undefined): void {
  field?.focus()
  field?.select()
}
