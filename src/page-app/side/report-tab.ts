import type { Diagnostic } from '../../base/diagnostics.ts'
import type { Report } from '../client/report.ts'
import { button, element } from '../dom/elements.ts'
import { trustBadge } from '../papers/paper-row.ts'
import type { Reader } from '../model/reader.ts'
import type { Tab } from './tab.ts'
import { savedOutput, TabOutput } from './tab-output.ts'

/** What the measures of trust count, in words. */
const MEASURES: Readonly<Record<string, string>> = {
  'no-sentences': 'no sentence at all',
  missing: 'pages that the damaged file lacks',
  doubt: 'characters that are no running text',
  'begun-paragraphs': 'paragraphs that begin in the middle of a sentence',
  'unfinished-paragraphs': 'paragraphs that end in the middle of a sentence',
  'one-word-paragraphs': 'paragraphs of one or two words',
}

/** Rows of the table of fonts: the rest are marks and symbols of a few characters. */
const SHOWN_STYLES = 25
/** Rows of the table of what is left out: a scan with a hidden layer has one for each word. */
const SHOWN_DROPS = 500

/** How far the paper may be trusted, what was found, and where every glyph went. */
export class ReportTab implements Tab {
  readonly name = 'Report'
  readonly root = element('div', { class: 'report' })
  readonly #reader: Reader
  readonly #output: TabOutput

  constructor(reader: Reader) {
    this.#reader = reader
    this.#output = new TabOutput(savedOutput(reader, 'report'), this.root)
  }

  show(): void {
    this.#output.show(
      json => this.#fill(JSON.parse(json) as Report),
      () => this.root.replaceChildren('This paper has no report.'),
    )
  }

  mark(): void {
    // Nothing of it belongs to a block.
  }

  #fill({ program, language, account, trust, diagnostics, styles, dropped }: Report): void {
    const measures = trust.evidence.map(({ measure, share, cost }) => [
      MEASURES[measure] ?? measure,
      percent(share),
      cost === 0 ? '0' : `−${cost.toFixed(2)}`,
    ])
    const row = (name: string, glyphs: number) => [name, String(glyphs), percent(glyphs / Math.max(1, account.read))]
    const roles = Object.entries(account.byRole).map(([role, glyphs]) => row(this.#nameOf(role), glyphs))
    const reasons = Object.entries(account.byReason).map(([reason, glyphs]) => row(`left out: ${reason}`, glyphs))
    const lost = row('lost', account.unaccounted)
    this.root.replaceChildren(
      element('h2', {}, 'Trust ', trustBadge(trust.value)),
      table('What makes the structure doubtful', ['', 'share', 'takes off'], measures),
      element('h2', {}, `Findings (${diagnostics.length})`),
      diagnostics.length === 0
        ? element('p', {}, 'Nothing.')
        : element('ul', {}, ...diagnostics.map(each => this.#item(each))),
      element('h2', {}, `Left out (${dropped.length})`),
      dropped.length === 0
        ? element('p', {}, 'Nothing.')
        : table('Text that is in no output', ['', 'page', 'text'], dropped.slice(0, SHOWN_DROPS).map(toDropRow)),
      element('h2', {}, `Fonts (${styles.counts.length})`),
      table('Fonts', ['', 'size', 'glyphs'], styles.counts.slice(0, SHOWN_STYLES).map(toStyleRow)),
      element('h2', {}, 'Every glyph'),
      table('Where each glyph went', ['', 'glyphs', 'share'], [row('read', account.read), ...roles, ...reasons, lost]),
      element(
        'p',
        { class: 'faint' },
        `Language ${language}, main font ${styles.body.fontName} ${styles.body.size}. ${program}.`,
      ),
    )
  }

  #nameOf(role: string): string {
    return (this.#reader.paper.roles as Readonly<Record<string, string>>)[role] ?? role
  }

  #item({ code, message, page }: Diagnostic): HTMLElement {
    const where =
      page === undefined ? [] : [button(`Page ${page}`, () => this.#reader.showPage(page), { class: 'quiet' })]
    return element('li', {}, ...where, `${message} `, element('small', {}, code))
  }
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const head = heads.map(name => (name === '' ? element('td') : element('th', { scope: 'col' }, name)))
  const lines = rows.map(([name = '', ...cells]) =>
    element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map(cell => element('td', {}, cell))),
  )
  return element(
    'table',
    {},
    element('caption', { class: 'unseen' }, caption),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...lines),
  )
}

function toDropRow({ reason, page, text }: Report['dropped'][number]): readonly string[] {
  return [reason, String(page), text]
}

function toStyleRow({ fontName, size, glyphs }: Report['styles']['counts'][number]): readonly string[] {
  return [fontName || 'unnamed', String(size), String(glyphs)]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}\u00a0%`
}
