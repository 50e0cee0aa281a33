import { button, element, isField } from '../dom/elements.ts'
import { foldedTools } from '../dom/folded-tools.ts'
import { say } from '../dom/notices.ts'
import { listCorrections, saveWithPreview, tellConflicts } from '../edits/save-dialogs.ts'
import { watchOthers } from '../edits/others.ts'
import { EditSession } from '../edits/session.ts'
import type { Command } from '../keys/commands.ts'
import { listenToKeys, showKeys } from '../keys/key-listener.ts'
import type { FormContext } from './fields.ts'
import { entriesOf } from './header-entries.ts'
import { type HeaderForm, toForm, withCorrections } from './header-form.ts'
import { focusAffiliations, stepAffiliations } from './affiliation-keys.ts'
import { headerParts } from './header-parts.ts'
import { KnownNames } from './known-names.ts'

/** The header of a paper as a form. What is changed becomes corrections, saved like those of blocks. */
export class HeaderView {
  readonly root = element('div', { class: 'header-view' })
  readonly #session: EditSession
  readonly #form = element('form', { class: 'header-form', 'aria-label': 'Header' })
  readonly #buttons: {
    readonly save: HTMLButtonElement
    readonly undo: HTMLButtonElement
    readonly redo: HTMLButtonElement
  }
  readonly #state = element('small', { role: 'status', class: 'state' })
  readonly #known = new KnownNames(
    update => this.#change(update),
    () => void this.#keep(),
  )
  readonly #ends: readonly (() => void)[]
  #shape = ''
  #followers: ((form: HeaderForm) => void)[] = []

  private constructor(session: EditSession) {
    this.#session = session
    this.#buttons = {
      undo: button('Undo', () => session.undo()),
      redo: button('Redo', () => session.redo()),
      save: button('Save', () => void this.#save(), { class: 'primary' }),
    }
    const list = button('All corrections', () => void listCorrections(session, () => {}))
    const { undo, redo, save } = this.#buttons
    const keys = button('?', () => void showKeys(this.#commands), { 'aria-label': 'Keys', title: 'All keys (?)' })
    const tools = foldedTools([save, undo, redo, this.#state], [list, this.#known.button, keys])
    this.root.append(tools.root, this.#form)
    this.#form.addEventListener('submit', event => event.preventDefault())
    this.#form.addEventListener('keydown', event => stepAffiliations(event, this.#form))
    this.#ends = [session.watch(() => this.#show()), listenToKeys(this.#commands), watchOthers(session)]
    this.#show()
  }

  /** Opens the header of a paper that is converted, with the focus on affiliations if it is for these; @throws {Refusal} */
  static async open(id: string, isForAffiliations = false): Promise<HeaderView> {
    const { session, resumed } = await EditSession.open(id)
    if (resumed !== undefined && resumed.length > 0) tellConflicts(resumed)
    const view = new HeaderView(session)
    // It is drawn with the next turn, and shown then.
    if (isForAffiliations) setTimeout(() => focusAffiliations(view.root))
    return view
  }

  get name(): string {
    return this.#session.paper.source
  }

  close(): void {
    for (const end of this.#ends) end()
  }

  get #commands(): readonly Command[] {
    const group = 'Header'
    const session = this.#session
    return [
      { keys: ['A'], words: 'affiliations of the authors', group, run: () => focusAffiliations(this.root) },
      { keys: ['Ctrl+s'], words: 'see what changes, and save', group, run: () => void this.#save(), isForFields: true },
      { keys: ['u', 'Ctrl+z'], words: 'undo', group, run: () => session.undo() },
      { keys: ['Ctrl+Shift+z', 'Ctrl+y'], words: 'redo', group, run: () => session.redo() },
      { keys: ['?'], words: 'this sheet', group, run: () => void showKeys(this.#commands) },
    ]
  }

  #show(): void {
    const { history, isSaved } = this.#session
    this.#buttons.save.disabled = isSaved
    this.#buttons.undo.disabled = !history.canUndo
    this.#buttons.redo.disabled = !history.canRedo
    this.#state.textContent = isSaved ? '' : 'not saved'
    const form = formOf(this.#session)
    const shape = shapeOf(form)
    // The focus may be on its way to the next field: fields are made anew when it is there.
    if (shape !== this.#shape) setTimeout(() => this.#draw())
    else {
      for (const show of this.#followers) show(form)
      void this.#known.show(form)
    }
    this.#shape = shape
  }

  #draw(): void {
    const { paper, id } = this.#session
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.id : ''
    const form = formOf(this.#session)
    this.#followers = []
    this.#known.forget()
    const placeOf: FormContext['placeOf'] = (header, i) => this.#known.placeOf(header, i)
    const context = { change: this.#change, follow: this.#follow, placeOf }
    this.#form.replaceChildren(...headerParts(context, form, paper, id))
    for (const show of this.#followers) show(form)
    void this.#known.show(form)
    if (focused !== '') document.getElementById(focused)?.focus()
  }

  readonly #change: FormContext['change'] = update => {
    const { draft, paper } = this.#session
    this.#session.change({ ...draft, header: entriesOf(paper.header, update(formOf(this.#session))) })
  }

  readonly #follow: FormContext['follow'] = show => void this.#followers.push(show)

  /** Saves what is to be saved; whether all is saved now. */
  async #save(): Promise<boolean> {
    // What is typed in a field counts when the field is left.
    if (isField(document.activeElement)) (document.activeElement as HTMLElement).blur()
    if (!this.#form.checkValidity()) {
      this.#form.reportValidity()
      return false
    }
    if (this.#session.isSaved) say('All corrections are saved.')
    else await saveWithPreview(this.#session)
    return this.#session.isSaved
  }

  /** Saves, and adds the names to the authority file. */
  async #keep(): Promise<void> {
    if (!(await this.#save())) return
    await this.#known.keep(this.#session.paper.source, formOf(this.#session))
  }
}

/** What is saved may be found tolerantly, so it is shown as the service applied it; what is new is applied here. */
function formOf({ paper: { header, corrections }, draft }: EditSession): HeaderForm {
  const saved = corrections.filter(correction => 'header' in correction)
  return JSON.stringify(saved) === JSON.stringify(draft.header) ? toForm(header) : withCorrections(header, draft.header)
}

/** What of a form decides which fields there are. */
function shapeOf({ authors, organisations, keywords, publication }: HeaderForm): string {
  const reads = [authors, organisations, keywords].map(list => list.map(({ read }) => read))
  return JSON.stringify([...reads, publication.map(({ read, field }) => [read, field])])
}
