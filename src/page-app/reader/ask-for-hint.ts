import { element } from '../dom/elements.ts'
import { hintsFor } from '../keys/hints.ts'

/** What keys do while hints are shown. */
export interface HintMoves {
  /** The blocks that get hints: those that are seen. */
  readonly blocks: () => readonly HTMLElement[]
  readonly onChoose: (block: HTMLElement) => void
  readonly pageCount: number
  readonly onPage: (number: number) => void
  readonly onTurn: (by: 1 | -1) => void
}

/**
 * Shows a hint at each block, and calls `onChoose` with the one whose hint is typed. A number goes to that page, and `J` and
 * `K` turn pages: their blocks have hints then. Any other key ends it.
 */
export function askForHint({ blocks, onChoose, pageCount, onPage, onTurn }: HintMoves): void {
  let hints = showHints(blocks())
  let typed = ''
  let number = ''
  const end = () => {
    document.removeEventListener('keydown', listen, true)
    hints.hide()
  }
  const move = (go: () => void) => {
    hints.hide()
    go()
    typed = ''
    hints = showHints(blocks())
  }
  const listen = (event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    if (/^\d$/u.test(key)) {
      number = isPage(number + key, pageCount) ? number + key : key
      if (isPage(number, pageCount)) move(() => onPage(Number(number)))
      return
    }
    number = ''
    if (key === 'J' || key === 'K') {
      move(() => onTurn(key === 'J' ? 1 : -1))
      return
    }
    typed += key
    const block = hints.keep(typed)
    if (block === 'unfinished') return
    end()
    if (block !== undefined) onChoose(block)
  }
  document.addEventListener('keydown', listen, true)
}

function isPage(number: string, count: number): boolean {
  return Number(number) >= 1 && Number(number) <= count
}

/** The hints that are on the page. */
interface ShownHints {
  /** Hides all that do not begin with what was typed; the block whose hint it is, `unfinished` where others begin so. */
  readonly keep: (typed: string) => HTMLElement | 'unfinished' | undefined
  readonly hide: () => void
}

function showHints(blocks: readonly HTMLElement[]): ShownHints {
  const hints = hintsFor(blocks.length)
  const marks = blocks.map((block, i) => {
    const mark = element('kbd', { class: 'hint', 'aria-hidden': 'true' }, hints[i] ?? '')
    block.append(mark)
    return mark
  })
  return {
    keep: typed => {
      marks.forEach((mark, i) => {
        mark.hidden = hints[i]?.startsWith(typed) !== true
      })
      return blocks[hints.indexOf(typed)] ?? (marks.some(mark => !mark.hidden) ? 'unfinished' : undefined)
    },
    hide: () => {
      for (const mark of marks) mark.remove()
    },
  }
}
