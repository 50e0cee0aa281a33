import { element, reveal } from '../dom/elements.ts'
import type { Reader } from '../model/reader.ts'
import { copyHtml, findCopied, idOfCopied } from './copy-html.ts'
import type { Tab } from './tab.ts'
import { correctedOutput, TabOutput } from './tab-output.ts'

/** The running text, as the HTML output has it. */
export class TextTab implements Tab {
  readonly name = 'Text'
  readonly root = element('div', { class: 'text-tab' })
  readonly #reader: Reader
  readonly #output: TabOutput

  constructor(reader: Reader) {
    this.#reader = reader
    this.#output = new TabOutput(correctedOutput(reader, 'html'), this.root)
    this.root.addEventListener('click', ({ target }) => this.#choose(target as Element))
  }

  show(): void {
    this.#output.show(
      html => this.#fill(html),
      () => this.root.replaceChildren('This paper was not converted to HTML.'),
    )
  }

  mark(): void {
    for (const old of this.root.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current')
    const id = this.#reader.outputIdOfSelection
    const found = id === undefined ? null : findCopied(this.root, id)
    found?.setAttribute('aria-current', 'true')
    reveal(found)
  }

  #fill(html: string): void {
    const copied = copyHtml(html)
    copied.lang = this.#reader.paper.language
    this.root.replaceChildren(copied)
    this.mark()
  }

  #choose(target: Element): void {
    const link = target.closest<HTMLElement>('[data-target]')?.dataset['target']
    if (link !== undefined) findCopied(this.root, link)?.scrollIntoView({ block: 'center' })
    const id = link ?? idOfCopied(target)
    if (id !== undefined) this.#reader.chooseOutput(id)
  }
}
