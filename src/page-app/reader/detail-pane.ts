import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { element } from '../dom/elements.ts'
import { evidenceInWords } from '../shared/evidence-words.ts'
import { ROLE_LETTERS } from '../shared/role-letters.ts'
import { BlockForm } from './block-form.ts'
import { CallList } from './call-list.ts'
import { CellGrid } from './cell-grid.ts'
import { FormulaList } from './formula-list.ts'
import { PictureForm } from './picture-form.ts'
import { WordList } from './word-list.ts'
import { LineList } from './line-list.ts'
import type { Reader } from '../model/reader.ts'
import { roleInWords, type ShownBlock } from '../edits/shown-blocks.ts'

/** What opens below a block. */
export type Panel = 'picture' | 'cells' | 'words' | 'formulas' | 'calls' | 'split'

interface DetailActions {
  readonly onChoose: (id: string) => void
  readonly onPoint: (places: readonly SentencePlace[]) => void
  readonly onNextWord: () => void
  readonly onBack: () => void
}

/** What is selected: why it was decided as it was, and the fields that correct it. */
export class DetailPane {
  readonly root: HTMLElement
  readonly form: BlockForm
  readonly words: WordList
  readonly #panels: Readonly<Record<Panel, { readonly root: HTMLElement; show: () => void; focus: () => void }>>
  readonly #reader: Reader
  readonly #head = element('h2', { tabindex: -1 })
  readonly #facts = element('div', { class: 'facts' })

  /** @param actions what is to be shown when a block, or a line of it, is to be seen */
  constructor(reader: Reader, { onChoose, onPoint, onNextWord, onBack }: DetailActions) {
    this.#reader = reader
    this.form = new BlockForm(reader, onChoose)
    this.words = new WordList(reader, { onPoint, onNext: onNextWord, onBack })
    this.#panels = {
      picture: new PictureForm(reader),
      cells: new CellGrid(reader, onPoint),
      words: this.words,
      formulas: new FormulaList(reader, { onPoint, onBack }),
      calls: new CallList(reader, onPoint),
      split: new LineList(reader, onChoose, onPoint),
    }
    this.root = element(
      'section',
      { class: 'detail', 'aria-label': 'Selected block' },
      this.#head,
      this.form.root,
      ...Object.values(this.#panels).map(panel => panel.root),
      this.#facts,
    )
    this.show()
  }

  show(): void {
    const { selectedBlocks: blocks, selectedBlock: block } = this.#reader
    this.form.show()
    for (const panel of Object.values(this.#panels)) panel.show()
    if (block === undefined) {
      this.#head.textContent = 'No block selected'
      this.#facts.replaceChildren(
        element('p', { class: 'faint' }, 'Click a block, or press j. The key ? shows all keys.'),
      )
      return
    }
    const { roles } = this.#reader.paper
    const badge = element('span', { class: 'letter', 'data-role': block.role }, ROLE_LETTERS[block.role])
    const words = blocks.length > 1 ? `${blocks.length} blocks, the last: ` : ''
    this.#head.replaceChildren(badge, ` ${words}${roleInWords(block, roles)}`)
    this.#facts.replaceChildren(...this.#factsOf(block))
  }

  /** Opens a panel, or goes to a field. */
  open(what: Panel | 'number' | 'language'): void {
    if (what === 'number' || what === 'language') this.form.focus(what)
    else this.#panels[what].focus()
  }

  focusEvidence(): void {
    this.#head.focus()
    this.#facts.scrollIntoView({ block: 'nearest' })
  }

  #factsOf({ decided, doubts, opening, confidence, joins, merged, id, isChanged }: ShownBlock): readonly Node[] {
    const { roles, language } = this.#reader.paper
    const score = element('meter', { min: 0, max: 1, low: 0.4, high: 0.7, optimum: 1, value: decided.score })
    score.setAttribute('aria-label', 'Score')
    const role = roles[decided.decidedRole ?? decided.role]
    const last = joins === undefined ? undefined : this.#reader.block(joins)
    const rows: readonly (readonly [string, readonly (Node | string)[]])[] = [
      ...(doubts.length === 0 ? [] : [['Look here', [doubts.join('; ')]] as const]),
      ...(isChanged ? [['The program says', [role]] as const] : []),
      ['Why', [evidenceList(decided.evidence)]],
      ['Score', [score, ` ${decided.score.toFixed(2)}`]],
      ...(confidence === undefined
        ? []
        : [['Recognised', [`${(100 * confidence).toFixed(0)} % sure of its letters`]] as const]),
      ...(last === undefined ? [] : [['Continues', [`“${last.opening}…”`]] as const]),
      ...(merged.length === 0 ? [] : [['Made of', [`${merged.length + 1} blocks`]] as const]),
      ['Begins', [element('q', { lang: language, dir: 'auto' }, opening)]],
      ['Id', [element('code', {}, id)]],
    ]
    return [
      element('dl', {}, ...rows.flatMap(([name, content]) => [element('dt', {}, name), element('dd', {}, ...content)])),
    ]
  }
}

function evidenceList(rules: readonly string[]): HTMLElement {
  const words = [...new Set(rules.map(evidenceInWords))]
  return element('ul', {}, ...words.map(each => element('li', {}, each)))
}
