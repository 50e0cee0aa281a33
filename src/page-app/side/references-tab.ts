import type { InspectedReference } from '../../write/writers/inspection/references.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { button, element, reveal } from '../dom/elements.ts'
import { rove, setStop } from '../dom/rove.ts'
import { correctionOf, fieldsOf, lacksOf } from '../edits/reference-fields.ts'
import type { Reader } from '../model/reader.ts'
import { ReferenceForm } from './reference-form.ts'
import type { Tab } from './tab.ts'

/** An entry in the list. */
interface Item {
  readonly reference: InspectedReference
  readonly root: HTMLElement
  readonly choose: HTMLButtonElement
  readonly marks: HTMLElement
}

/** The references of the paper: of one that is chosen the fields, and its lines marked on the page. */
export class ReferencesTab implements Tab {
  readonly name = 'References'
  readonly root = element('div', { class: 'references' })
  readonly #reader: Reader
  readonly #onPoint: (places: readonly SentencePlace[]) => void
  #items: readonly Item[] = []
  #shown: unknown
  #open: { readonly id: string; readonly form: ReferenceForm } | undefined

  /** @param onPoint called with the lines of the reference that is chosen */
  constructor(reader: Reader, onPoint: (places: readonly SentencePlace[]) => void) {
    this.#reader = reader
    this.#onPoint = onPoint
  }

  show(): void {
    const { references } = this.#reader.paper
    if (this.#shown !== references) this.#fill(references)
    this.#open?.form.show()
    const { draft } = this.#reader.session
    for (const { reference, marks } of this.#items) {
      const lacks = lacksOf(fieldsOf(draft, reference)).join(', ')
      const isChanged = correctionOf(draft, reference) !== undefined
      marks.textContent = [...(isChanged ? ['corrected'] : []), ...(lacks === '' ? [] : [lacks])].join(', ')
    }
  }

  mark(): void {
    const id = this.#chosen?.reference.id
    for (const { reference, root, choose } of this.#items) {
      if (reference.id === id) root.setAttribute('aria-current', 'true')
      else root.removeAttribute('aria-current')
      choose.setAttribute('aria-expanded', String(reference.id === this.#open?.id))
    }
    setStop(
      this.#items.map(({ choose }) => choose),
      this.#chosen?.choose,
    )
    reveal(this.#chosen?.root)
  }

  /** Opens the reference that is selected, else the first one, at its first field. */
  focus(): void {
    const item = this.#chosen ?? this.#items[0]
    if (item === undefined) return
    if (this.#open?.id !== item.reference.id) this.#toggle(item)
    this.#open?.form.focus()
  }

  /** What is open, else what is selected: the sentence is one of a reference, or its block has one. */
  get #chosen(): Item | undefined {
    const selected = this.#reader.outputIdOfSelection
    const ids = this.#items.some(({ reference }) => reference.id === selected) ? selected : this.#open?.id
    return this.#items.find(({ reference }) => reference.id === ids)
  }

  #fill(references: readonly InspectedReference[]): void {
    this.#shown = references
    const open = this.#open?.id
    this.#open = undefined
    this.#items = references.map(reference => this.#itemOf(reference))
    const list = element('ol', {}, ...this.#items.map(({ root }) => root))
    rove(list)
    this.root.replaceChildren(
      element('p', { class: 'faint' }, references.length === 0 ? 'No list of references was found.' : HINT),
      list,
    )
    const again = this.#items.find(({ reference }) => reference.id === open)
    if (again !== undefined) this.#toggle(again)
  }

  #itemOf(reference: InspectedReference): Item {
    const { language } = this.#reader.paper
    const { label, text } = reference
    const words = [...(label === undefined ? [] : [element('b', {}, `${label} `)]), text]
    const choose = button('', () => this.#toggle(item), { class: 'quiet', 'aria-expanded': 'false' })
    choose.append(element('span', { lang: language, dir: 'auto' }, ...words))
    const marks = element('small', {})
    const item = { reference, root: element('li', {}, choose, marks), choose, marks }
    return item
  }

  /** Shows the fields of a reference, and no others; closes it where it is open. */
  #toggle({ reference, root, choose }: Item): void {
    const { session, paper } = this.#reader
    const isOpen = this.#open?.id === reference.id
    this.#open?.form.root.remove()
    this.#open = undefined
    if (!isOpen) {
      const form = new ReferenceForm(session, reference, paper.language)
      this.#open = { id: reference.id, form }
      root.append(form.root)
    }
    for (const each of this.#items) each.choose.setAttribute('aria-expanded', String(each.choose === choose && !isOpen))
    this.#onPoint(isOpen ? [] : reference.places)
    reveal(root)
  }
}

const HINT = 'Choose one to correct its fields. The page shows where it is printed.'
