import type { BlockCorrection, CorrectedRole } from '../../model/corrections/corrections.ts'
import { button, element, labelled, select } from '../dom/elements.ts'
import { giveJoin, giveLevel, giveNumber, giveRole, moveBlock, putInto, takeBack } from '../edits/actions.ts'
import { type Draft, withChange } from '../edits/draft.ts'
import { HEADING_ROLES, JOINED_ROLES, ROLE_LETTERS } from '../shared/role-letters.ts'
import type { Reader } from '../model/reader.ts'

const JOINS = { '': 'as the program decides', true: 'continue the block before', false: 'begin a paragraph' }

/** The fields by which the selected blocks are corrected. Each is taken over when it is left, or with Enter. */
export class BlockForm {
  readonly root: HTMLFormElement
  readonly #reader: Reader
  readonly #onChoose: (id: string) => void
  readonly #role: HTMLSelectElement
  readonly #level = element('input', { type: 'number', min: 1, max: 6, name: 'level' })
  readonly #number = element('input', { name: 'number', autocomplete: 'off' })
  readonly #join = select(JOINS, '', { name: 'join' })
  readonly #language = element('input', { name: 'language', autocomplete: 'off', pattern: '[a-z]{2}(-[A-Z][a-z]{3})?' })
  readonly #note = element('input', { name: 'note', autocomplete: 'off' })
  readonly #up = button('↑ Move up', () => this.move(-1), { title: 'Read before the block before it (Alt+↑)' })
  readonly #down = button('↓ Move down', () => this.move(1), { title: 'Read after the block after it (Alt+↓)' })
  readonly #merge = button('Merge', () => this.merge(), {
    title: 'Make one block of the selected ones; of one alone and the one before it (L)',
  })
  readonly #back = button('Revert', () => this.takeBack(), { title: 'As the program decides (Backspace)' })

  /** @param onChoose called with the block to show when the selected one no longer exists */
  constructor(reader: Reader, onChoose: (id: string) => void) {
    this.#reader = reader
    this.#onChoose = onChoose
    const names = Object.entries(reader.paper.roles).map(([role, label]) => [
      role,
      `${ROLE_LETTERS[role as CorrectedRole]}  ${label}`,
    ])
    this.#role = select(Object.fromEntries(names) as Record<string, string>, '', { name: 'role' })
    this.root = element(
      'form',
      { class: 'block-form', 'aria-label': 'Correct' },
      labelled('Role', this.#role),
      labelled('Level', this.#level),
      labelled('Number', this.#number),
      labelled('Its first lines', this.#join),
      labelled('Language', this.#language),
      labelled('Note', this.#note),
      element('div', { class: 'actions' }, this.#up, this.#down, this.#merge, this.#back),
    )
    this.#language.placeholder = reader.paper.language
    this.#language.title = 'A code like de or sr-Cyrl (Y)'
    this.root.addEventListener('submit', event => event.preventDefault())
    this.root.addEventListener('change', ({ target }) => this.#take(target))
  }

  /** Shows what is selected; a field in which somebody types keeps what is typed. */
  show(): void {
    const { selectedBlocks, selectedBlock: block, session } = this.#reader
    this.root.hidden = block === undefined
    if (block === undefined) return
    const correction = session.draft.blocks.get(block.id)
    const isHeading = HEADING_ROLES.has(block.role)
    fill(this.#role, block.role)
    fill(this.#level, String(block.level ?? ''))
    fill(this.#number, block.number ?? '')
    fill(this.#join, String(correction?.join ?? ''))
    fill(this.#language, correction?.language ?? '')
    fill(this.#note, correction?.note ?? '')
    this.#level.disabled = !isHeading
    this.#number.disabled = !isHeading || selectedBlocks.length > 1
    this.#join.disabled = !JOINED_ROLES.has(block.role)
    this.#up.disabled = block.order === undefined || selectedBlocks.length > 1
    this.#down.disabled = this.#up.disabled
    this.#back.disabled = !selectedBlocks.some(({ isChanged }) => isChanged)
  }

  /** Moves the selected block in the reading order. */
  move(by: -1 | 1): void {
    const block = this.#reader.selectedBlock
    if (block === undefined) return
    const order = this.#reader.blocksBeside(block).filter(each => each.order !== undefined)
    this.#change(draft => moveBlock(draft, block, order, by))
  }

  takeBack(): void {
    this.#change(draft => takeBack(draft, this.#reader.selectedBlocks))
  }

  /** Puts the selected blocks into the first of them; one alone into the block before it. */
  merge(): void {
    const { selectedBlocks: blocks, selectedBlock: block } = this.#reader
    if (block === undefined) return
    const beside = this.#reader.blocksBeside(block)
    const places = blocks.map(({ id }) => beside.findIndex(each => each.id === id)).filter(place => place >= 0)
    const first = Math.min(...places)
    const target = beside[blocks.length === 1 ? first - 1 : first]
    if (target === undefined) return
    this.#change(draft => putInto(draft, blocks, target))
    this.#onChoose(target.id)
  }

  focus(what: 'number' | 'language'): void {
    const field = what === 'number' ? this.#number : this.#language
    field.focus()
    field.select()
  }

  #take(target: EventTarget | null): void {
    const { selectedBlocks: blocks, selectedBlock: block } = this.#reader
    if (block === undefined) return
    if (target === this.#role) this.#change(draft => giveRole(draft, blocks, this.#role.value as CorrectedRole))
    if (target === this.#level && this.#level.value !== '' && this.#level.checkValidity()) {
      this.#change(draft => giveLevel(draft, blocks, Number(this.#level.value)))
    }
    if (target === this.#number) this.#change(draft => giveNumber(draft, block, this.#number.value.trim()))
    if (target === this.#join) this.#change(draft => giveJoin(draft, blocks, joinOf(this.#join.value)))
    if (target === this.#language && this.#language.reportValidity()) {
      const language = this.#language.value.trim() || undefined
      this.#change(draft => blocks.reduce((changed, each) => withChange(changed, each, { language }), draft))
    }
    if (target === this.#note) {
      const note = this.#note.value.trim() || undefined
      this.#change(draft => blocks.reduce((changed, each) => withChange(changed, each, { note }), draft))
    }
  }

  #change(change: (draft: Draft) => Draft): void {
    const { session } = this.#reader
    session.change(change(session.draft))
  }
}

function joinOf(value: string): BlockCorrection['join'] | undefined {
  return value === '' ? undefined : value === 'true'
}

function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const isTyping = document.activeElement === field && field instanceof HTMLInputElement
  if (!isTyping && field.value !== value) field.value = value
}
