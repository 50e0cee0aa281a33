import { askPassword } from '../dom/ask-password.ts'
import { ask, tell } from '../dom/dialogs.ts'
import { button, element, labelled, select } from '../dom/elements.ts'
import { sayFailure } from '../dom/notices.ts'
import { readOutput } from '../client/api.ts'
import type { Report } from '../client/report.ts'
import { filesOfDrop, papersAmong } from './files-of-drop.ts'
import { OUTPUT_LABELS } from './formats.ts'
import { offerDownloads, saveOutput } from './download-menu.ts'
import { OptionsForm } from './options-form.ts'
import { arrange, needsPassword, type Order, ORDERS, type PaperItem } from './paper-list.ts'
import { keepingWords } from './keeping.ts'
import { withoutTurns } from './paper-names.ts'
import { COLUMNS, PaperRow } from './paper-row.ts'
import type { Papers } from './papers.ts'

/** The view of all papers: send, follow, open, download, delete. */
export class PapersView {
  readonly root: HTMLElement
  readonly name = 'Papers'
  readonly #papers: Papers
  readonly #options = new OptionsForm()
  readonly #rows = new Map<string, PaperRow>()
  readonly #body = element('tbody')
  readonly #search = element('input', { type: 'search', placeholder: 'name' })
  readonly #order = select(ORDERS, 'doubt')
  readonly #format = select(OUTPUT_LABELS, 'tei', { 'aria-label': 'Output to download' })
  readonly #all = element('input', { type: 'checkbox', 'aria-label': 'Select all papers' })
  readonly #selected = element('div', { class: 'selected', hidden: true })
  readonly #empty = element('p', { class: 'empty' }, 'No paper yet.')
  readonly #summary = element('p', { class: 'summary', role: 'status' })
  readonly #keeping = element('p', { class: 'faint' })
  readonly #unwatch: () => void

  constructor(papers: Papers) {
    this.#papers = papers
    this.root = element('div', { class: 'papers' }, this.#dropZone(), this.#options.root, this.#tools(), this.#table())
    this.#search.addEventListener('input', () => this.#show())
    this.#order.addEventListener('change', () => this.#show())
    this.#all.addEventListener('change', () => {
      for (const row of this.#rows.values()) row.isSelected = this.#all.checked
      this.#showSelected()
    })
    this.#unwatch = papers.watch(() => this.#show())
    this.#show()
  }

  close(): void {
    this.#unwatch()
  }

  #dropZone(): HTMLElement {
    const files = element('input', { type: 'file', multiple: true, hidden: true, id: 'files' })
    const folder = element('input', { type: 'file', webkitdirectory: true, hidden: true, id: 'folder' })
    files.addEventListener('change', () => this.#send([...(files.files ?? [])], files))
    folder.addEventListener('change', () => this.#send(papersAmong([...(folder.files ?? [])]), folder))
    const zone = element(
      'section',
      { class: 'drop', 'aria-label': 'Send papers' },
      element('p', { class: 'hint' }, 'Drop papers or folders here'),
      element(
        'p',
        {},
        button('Choose files', () => files.click(), { class: 'primary' }),
        button('Choose a folder', () => folder.click()),
      ),
      element(
        'p',
        { class: 'faint' },
        'PDF, or the XML, hOCR or ALTO of another program. Nothing leaves this service.',
      ),
      this.#keeping,
      files,
      folder,
    )
    zone.addEventListener('dragover', event => {
      event.preventDefault()
      zone.classList.add('over')
    })
    zone.addEventListener('dragleave', () => zone.classList.remove('over'))
    zone.addEventListener('drop', event => {
      event.preventDefault()
      zone.classList.remove('over')
      if (event.dataTransfer) void filesOfDrop(event.dataTransfer).then(found => this.#send(found))
    })
    return zone
  }

  #send(files: readonly File[], input?: HTMLInputElement): void {
    if (files.length === 0) sayFailure('There is no paper among these files.')
    this.#papers.send(files, this.#options.values)
    if (input !== undefined) input.value = ''
  }

  #tools(): HTMLElement {
    const format = element(
      'span',
      {},
      this.#format,
      button('Download selected', () => void this.#downloadSelected()),
    )
    this.#selected.append(
      format,
      button('Delete selected', () => void this.#removeSelected()),
    )
    return element(
      'div',
      { class: 'tools' },
      labelled('Search', this.#search),
      labelled('Order', this.#order),
      this.#selected,
      this.#summary,
    )
  }

  #table(): HTMLElement {
    const heads = COLUMNS.map(name => (name === '' ? element('td', {}) : element('th', { scope: 'col' }, name)))
    const table = element(
      'table',
      { class: 'list' },
      element('caption', { class: 'unseen' }, 'Papers'),
      element('thead', {}, element('tr', {}, element('td', { class: 'box' }, this.#all), ...heads)),
      this.#body,
    )
    return element('div', { class: 'scroller' }, table, this.#empty)
  }

  #show(): void {
    const { items } = this.#papers
    const shown = arrange(items, this.#order.value as Order, this.#search.value)
    const known = new Set(items.map(({ key }) => key))
    for (const [key] of [...this.#rows]) if (!known.has(key)) this.#rows.delete(key)
    const rows = shown.map(item => this.#rowOf(item).root)
    const focused = document.activeElement
    if (rows.length !== this.#body.children.length || rows.some((row, i) => row !== this.#body.children[i])) {
      this.#body.replaceChildren(...rows)
      if (focused instanceof HTMLElement && this.#body.contains(focused)) focused.focus()
    }
    this.#empty.hidden = items.length > 0
    this.#summary.textContent = summaryOf(items)
    const { keepHours } = this.#papers
    this.#keeping.textContent = keepHours === undefined ? '' : keepingWords(keepHours)
    this.#showSelected()
  }

  #rowOf(item: PaperItem): PaperRow {
    const known = this.#rows.get(item.key)
    if (known !== undefined) {
      known.update(item)
      return known
    }
    const row = new PaperRow(item, {
      onSelect: () => this.#showSelected(),
      onDownload: paper => void this.#download(paper),
      onWarnings: paper => void showWarnings(paper),
      onCancel: paper => void this.#papers.cancel(paper),
      onRetry: paper => void this.#retry(paper),
      onRemove: paper => void this.#remove([paper]),
    })
    this.#rows.set(item.key, row)
    return row
  }

  get #chosen(): readonly PaperItem[] {
    return [...this.#rows.values()].filter(row => row.isSelected && row.root.isConnected).map(({ item }) => item)
  }

  #showSelected(): void {
    this.#selected.hidden = this.#chosen.length === 0
    this.#all.checked = this.#rows.size > 0 && this.#chosen.length === this.#rows.size
  }

  async #download({ view, name }: PaperItem): Promise<void> {
    if (view !== undefined) await offerDownloads(view, name)
  }

  async #downloadSelected(): Promise<void> {
    const format = this.#format.value
    const ready = this.#chosen.filter(({ view }) => view?.outputs.includes(format) === true)
    const missing = this.#chosen.length - ready.length
    if (missing > 0) sayFailure(`${missing} of the selected papers have no ${OUTPUT_LABELS[format]}.`)
    for (const { view, name } of ready) if (view !== undefined) await saveOutput(view.id, name, format)
  }

  /** A paper that a password opens is not converted again without one. */
  async #retry(paper: PaperItem): Promise<void> {
    if (!needsPassword(paper)) return this.#papers.retry(paper, this.#options.values)
    const password = await askPassword({
      title: `A password opens ${withoutTurns(paper.name)}`,
      isWrong: false,
      open: 'Convert',
      without: 'Not now',
    })
    if (password !== undefined) await this.#papers.retry(paper, this.#options.values, password)
  }

  async #removeSelected(): Promise<void> {
    await this.#remove(this.#chosen)
  }

  async #remove(papers: readonly PaperItem[]): Promise<void> {
    const [first] = papers
    if (first === undefined) return
    const what = papers.length === 1 ? withoutTurns(first.name) : `${papers.length} papers`
    const lost = element(
      'p',
      {},
      'Its outputs and corrections are removed from the service. The file stays where you have it.',
    )
    const answer = await ask({
      title: `Delete ${what}?`,
      content: [lost],
      answers: { delete: 'Delete', keep: 'Keep' },
    })
    if (answer === 'delete') await this.#papers.remove(papers)
  }
}

function summaryOf(items: readonly PaperItem[]): string {
  const done = items.filter(({ view }) => view?.status === 'done').length
  const failed = items.filter(({ view, stopped }) => view?.status === 'failed' || stopped !== undefined).length
  const open = items.length - done - failed
  if (items.length === 0) return ''
  return `${done} done, ${open} open, ${failed} failed`
}

/** What the report of a paper warns of, in sentences. */
async function showWarnings({ view, name }: PaperItem): Promise<void> {
  if (view === undefined) return
  const answer = await readOutput(view.id, 'report').catch(() => undefined)
  const report = (await answer?.json()) as Report | undefined
  const found = report?.diagnostics.filter(({ severity }) => severity !== 'note')
  const lines = found?.map(({ message, page, code }) => {
    const where = page === undefined ? '' : `Page ${page}: `
    return element('li', {}, `${where}${message} `, element('small', {}, code))
  })
  const codes = Object.entries(view.warnings ?? {}).map(([code, count]) => element('li', {}, `${code}: ${count}`))
  await tell(`Warnings of ${withoutTurns(name)}`, element('ul', {}, ...(lines ?? codes)))
}
