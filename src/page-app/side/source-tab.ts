import { element, reveal } from '../dom/elements.ts'
import type { Reader } from '../model/reader.ts'
import type { Tab } from './tab.ts'
import { correctedOutput, TabOutput } from './tab-output.ts'

/** Lines that are laid out together: those that nobody sees are not. */
const LINES_OF_PART = 100

/** Letters of a text by which it is found in the TEI. */
const SEARCHED_LETTERS = 24

/** The TEI as it is written. */
export class SourceTab implements Tab {
  readonly name = 'TEI'
  readonly root = element('div', { class: 'source', tabindex: 0, role: 'region', 'aria-label': 'TEI' })
  readonly #reader: Reader
  readonly #output: TabOutput
  #lines: readonly HTMLElement[] = []

  constructor(reader: Reader) {
    this.#reader = reader
    this.#output = new TabOutput(correctedOutput(reader, 'tei'), this.root)
  }

  show(): void {
    this.#output.show(
      xml => this.#fill(xml),
      () => this.root.replaceChildren('This paper was not converted to TEI.'),
    )
  }

  mark(): void {
    for (const old of this.root.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current')
    const id = this.#reader.outputIdOfSelection
    const text = this.#reader.selectedBlock?.opening.slice(0, SEARCHED_LETTERS) ?? ''
    const found =
      this.#lines.find(({ textContent }) => id !== undefined && textContent.includes(`xml:id="${id}"`)) ??
      this.#lines.find(({ textContent }) => text !== '' && textContent.includes(text))
    found?.setAttribute('aria-current', 'true')
    reveal(found)
  }

  #fill(xml: string): void {
    this.#lines = xml.split('\n').map(line => element('code', {}, ...colour(line), '\n'))
    const parts = Array.from({ length: Math.ceil(this.#lines.length / LINES_OF_PART) }, (_, i) =>
      element('pre', {}, ...this.#lines.slice(i * LINES_OF_PART, (i + 1) * LINES_OF_PART)),
    )
    this.root.replaceChildren(...parts)
    this.mark()
  }
}

/** Tags apart from the text between them. */
function colour(line: string): readonly (Node | string)[] {
  return line.split(/(<[^>]*>)/u).map(part => (part.startsWith('<') ? element('span', { class: 'tag' }, part) : part))
}
