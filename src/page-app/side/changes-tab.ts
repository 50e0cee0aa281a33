import { element, select } from '../dom/elements.ts'
import { changedWords } from '../../base/text/characters/changed-words.ts'
import { diffLines, type Hunk } from '../model/line-diff.ts'
import type { Reader } from '../model/reader.ts'
import { linesOfHtml } from './lines-of-html.ts'
import type { Tab } from './tab.ts'
import { correctedOutput, TabOutput } from './tab-output.ts'

/** Differences that are shown at once. */
const MOST_SHOWN = 300

const OUTPUTS = { html: 'text', tei: 'TEI' } as const

type Output = keyof typeof OUTPUTS

/** What the corrections change in an output: as it was read beside as it is corrected. */
export class ChangesTab implements Tab {
  readonly name = 'Changes'
  readonly root = element('div', { class: 'changes' })
  readonly #reader: Reader
  readonly #chosen = select(OUTPUTS, 'html', { name: 'output', 'aria-label': 'Output in which changes are shown' })
  readonly #state = element('small', { role: 'status' })
  readonly #body = element('tbody')
  readonly #outputs: Readonly<Record<Output, TabOutput>>
  /** The output as it was read, by its format. */
  readonly #read = new Map<Output, Promise<readonly string[]>>()

  constructor(reader: Reader) {
    this.#reader = reader
    const outputOf = (output: Output) => new TabOutput(correctedOutput(reader, output), this.root)
    this.#outputs = { html: outputOf('html'), tei: outputOf('tei') }
    this.#chosen.addEventListener('change', () => {
      this.#body.replaceChildren()
      this.#shown.delete(this.#output)
      this.show()
    })
    const head = element('tr', {}, ...['As read', 'As corrected'].map(name => element('th', { scope: 'col' }, name)))
    const table = element('table', {}, element('thead', {}, head), this.#body)
    this.root.append(element('div', { class: 'filter' }, this.#chosen, this.#state), table)
  }

  /** The lines of outputs that are shown, by their format. */
  readonly #shown = new Map<Output, string>()

  get #output(): Output {
    return this.#chosen.value as Output
  }

  show(): void {
    const output = this.#output
    const known = this.#shown.get(output)
    this.#state.textContent = known === undefined ? 'Converting …' : this.#state.textContent
    this.#outputs[output].show(
      text => void this.#compare(output, text),
      () => (this.#state.textContent = 'The changes cannot be shown: nothing converts the paper here.'),
    )
    if (known === undefined && this.#texts.has(output)) void this.#compare(output, this.#texts.get(output) ?? '')
  }

  /** What came last of each output. */
  readonly #texts = new Map<Output, string>()

  mark(): void {}

  async #compare(output: Output, text: string): Promise<void> {
    this.#texts.set(output, text)
    const was = await this.#asRead(output).catch(() => undefined)
    if (output !== this.#output || this.#texts.get(output) !== text) return
    if (was === undefined) {
      this.#state.textContent = 'The changes cannot be shown: nothing converts the paper here.'
      return
    }
    this.#shown.set(output, text)
    const hunks = diffLines(was, linesOf(output, text))
    const { language } = this.#reader.paper
    this.#body.replaceChildren(...hunks.slice(0, MOST_SHOWN).map(hunk => rowOf(hunk, language)))
    const more = hunks.length > MOST_SHOWN ? `, the first ${MOST_SHOWN} are shown` : ''
    const count = hunks.length === 1 ? '1 place differs' : `${hunks.length} places differ`
    this.#state.textContent = hunks.length === 0 ? 'Nothing differs.' : count + more
  }

  #asRead(output: Output): Promise<readonly string[]> {
    const known =
      this.#read.get(output) ?? this.#reader.session.outputAsRead(output).then(text => linesOf(output, text))
    this.#read.set(output, known)
    return known
  }
}

function linesOf(output: Output, text: string): readonly string[] {
  return output === 'html' ? linesOfHtml(text) : text.split('\n')
}

function rowOf({ was, is }: Hunk, language: string): HTMLElement {
  const side = (name: 'del' | 'ins', lines: readonly string[], others: readonly string[]) => {
    const shown = lines.map((line, i) => element(name, {}, ...marked(line, others[i])))
    return element('td', { lang: language, dir: 'auto' }, ...(shown.length === 0 ? ['–'] : shown))
  }
  return element('tr', {}, side('del', was, is), side('ins', is, was))
}

/** A line with the words that it has and the other one does not. */
function marked(line: string, other = ''): readonly (Node | string)[] {
  const { read } = changedWords(line, other)
  if (read === '' || other === '') return [line]
  const [own, others] = [line.split(' '), other.split(' ')]
  const same = own.findIndex((word, i) => word !== others[i])
  const before = own.slice(0, same).join(' ')
  const start = before === '' ? 0 : before.length + 1
  return [line.slice(0, start), element('mark', {}, read), line.slice(start + read.length)]
}
