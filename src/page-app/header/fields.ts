import { element, labelled } from '../dom/elements.ts'
import { faultOf } from './header-checks.ts'
import type { HeaderForm } from './header-form.ts'

/** The form that fields belong to. */
export interface FormContext {
  /** Replaces the form by another one. */
  readonly change: (update: (form: HeaderForm) => HeaderForm) => void
  /** Has something on the screen follow the form: called now, and after each change. */
  readonly follow: (show: (form: HeaderForm) => void) => void
  /** Where what the authority file knows of an author or organisation is offered, by its place in the list. */
  readonly placeOf: (header: 'author' | 'organisation', i: number) => HTMLElement
}

/** A field of the form: where its value is, and what becomes of the form when it is changed. */
export interface FieldPlan {
  /** What is checked, like `orcid`. */
  readonly name: string
  /** Tells it from all other fields. */
  readonly id: string
  readonly get: (form: HeaderForm) => string
  readonly set: (form: HeaderForm, value: string) => HeaderForm
  /** Whether it has several lines on the screen; default false. */
  readonly isLong?: boolean
}

/** A title of 200 characters is seen whole. */
const LONG_ROWS = 2

/**
 * A field that is taken over when it is left, or with Enter. What cannot be is marked, with what was expected, and not
 * taken over. A field in which somebody types keeps what is typed.
 */
export function field(
  { change, follow }: FormContext,
  { name, id, get, set, isLong = false }: FieldPlan,
): HTMLInputElement | HTMLTextAreaElement {
  const attributes = { name, id: `field-${id}`, autocomplete: 'off' }
  const made = isLong ? element('textarea', { ...attributes, rows: LONG_ROWS }) : element('input', attributes)
  follow(form => {
    if (document.activeElement !== made && made.validity.valid) made.value = get(form)
  })
  made.addEventListener('input', () => showFault(made, undefined))
  made.addEventListener('change', () => {
    const value = made.value.trim().replace(/\s+/gu, ' ')
    if (mark(made, name, value)) change(form => set(form, value))
  })
  // Its lines are only those of the screen: Enter takes it over, as in other fields.
  made.addEventListener('keydown', event => {
    if (!isLong || (event as KeyboardEvent).key !== 'Enter') return
    event.preventDefault()
    made.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return made
}

/** A field by which something is added: with Enter, or when it is left. */
export function adder(
  { change }: FormContext,
  {
    label,
    id,
    add,
    hint,
  }: { readonly label: string; readonly id: string; readonly add: Adding; readonly hint?: string },
): HTMLElement {
  const made = element('input', { id: `field-${id}`, autocomplete: 'off' })
  made.addEventListener('change', () => {
    const value = made.value.trim()
    made.value = ''
    if (value !== '') change(form => add(form, value))
  })
  return labelled(label, made, hint)
}

/** What becomes of a form when something is added. */
type Adding = (form: HeaderForm, value: string) => HeaderForm

/** Marks a value that cannot be, with what was expected; whether it can. */
export function mark(input: HTMLInputElement | HTMLTextAreaElement, name: string, value: string): boolean {
  const fault = faultOf(name, value)
  showFault(input, fault)
  return fault === undefined
}

/** Shows what was expected below the field. The browser's own report would take the focus back to a field that is left, for ever. */
function showFault(input: HTMLInputElement | HTMLTextAreaElement, fault: string | undefined): void {
  const id = `${input.id}-fault`
  document.getElementById(id)?.remove()
  const sentence = fault === undefined ? '' : `Expected: ${fault}`
  input.setCustomValidity(sentence)
  if (sentence === '') {
    input.removeAttribute('aria-describedby')
    return
  }
  input.setAttribute('aria-describedby', id)
  input.after(element('small', { class: 'fault', id, role: 'alert' }, sentence))
}

/** A list with a part of one of its members changed. */
export function withPart<Value extends object>(
  list: readonly Value[],
  place: number,
  part: Partial<Value>,
): readonly Value[] {
  return list.map((each, i) => (i === place ? { ...each, ...part } : each))
}
