import type { InspectedReference } from '../../write/writers/inspection/references.ts'
import { button, element, labelled } from '../dom/elements.ts'
import {
  correctionOf,
  FIELD_LABELS,
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  giveField,
  isList,
  takeFieldsBack,
  textOfField,
} from '../edits/reference-fields.ts'
import type { EditSession } from '../edits/session.ts'

/** Fields that may be longer than a line. */
const LONG: ReadonlySet<FieldName> = new Set(['authors', 'editors', 'title'])

/** The fields of one reference. Each is taken over when it is left, or with Enter. */
export class ReferenceForm {
  readonly root: HTMLFormElement
  readonly #session: EditSession
  readonly #reference: InspectedReference
  readonly #back: HTMLButtonElement
  readonly #rows: readonly {
    readonly name: FieldName
    readonly field: HTMLInputElement | HTMLTextAreaElement
    readonly read: HTMLElement
  }[]

  constructor(session: EditSession, reference: InspectedReference, language: string) {
    this.#session = session
    this.#reference = reference
    this.#rows = FIELD_NAMES.map(name => {
      const options = { name, lang: language, dir: 'auto', autocomplete: 'off' }
      const field = LONG.has(name) ? element('textarea', { ...options, rows: 1 }) : element('input', options)
      field.addEventListener('change', () => session.change(giveField(session.draft, reference, name, field.value)))
      return { name, field, read: element('small', { class: 'read' }) }
    })
    this.#back = button('As it was read', () => session.change(takeFieldsBack(session.draft, reference)))
    const rows = this.#rows.map(({ name, field, read }) => {
      const row = labelled(FIELD_LABELS[name], field, isList(name) ? 'One a line: Hill, Anna' : undefined)
      row.classList.add(name)
      row.append(read)
      return row
    })
    this.root = element('form', { class: 'reference-form', 'aria-label': 'Fields' }, ...rows, this.#back)
    this.root.addEventListener('submit', event => event.preventDefault())
    this.root.addEventListener('keydown', event => this.#listen(event))
    this.show()
  }

  /** Shows the fields as they are corrected; one in which somebody types keeps what is typed. */
  show(): void {
    const { draft } = this.#session
    const fields = fieldsOf(draft, this.#reference)
    this.#back.disabled = correctionOf(draft, this.#reference) === undefined
    for (const { name, field, read } of this.#rows) {
      const text = textOfField(fields, name)
      const was = textOfField(this.#reference.fields, name)
      if (document.activeElement !== field) field.value = text
      if (field instanceof HTMLTextAreaElement) field.rows = Math.max(1, text.split('\n').length)
      read.hidden = text === was
      read.textContent = was === '' ? 'Nothing was read' : `Read as “${was.replaceAll('\n', '; ')}”`
    }
  }

  focus(): void {
    this.#rows[0]?.field.focus()
  }

  /** Enter takes a field over; in a list of names it begins the next one, and Ctrl+Enter takes them over. */
  #listen(event: KeyboardEvent): void {
    const row = this.#rows.find(({ field }) => field === event.target)
    if (row === undefined || event.key !== 'Enter' || event.isComposing) return
    if (isList(row.name) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    this.#session.change(giveField(this.#session.draft, this.#reference, row.name, row.field.value))
  }
}
