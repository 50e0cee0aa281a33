import { element } from '../dom/elements.ts'
import { hintsFor } from '../keys/hints.ts'

/** Shows a hint at each block, and calls `onChoose` with the one whose hint is typed; any other key ends it. */
export function askForHint(blocks: readonly HTMLElement[], onChoose: (block: HTMLElement) => void): void {
  const hints = hintsFor(blocks.length)
  const marks = blocks.map((block, i) => {
    const mark = element('kbd', { class: 'hint', 'aria-hidden': 'true' }, hints[i] ?? '')
    block.append(mark)
    return mark
  })
  let typed = ''
  const end = () => {
    document.removeEventListener('keydown', listen, true)
    for (const mark of marks) mark.remove()
  }
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || event.key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    typed += event.key
    const block = blocks[hints.indexOf(typed)]
    marks.forEach((mark, i) => {
      mark.hidden = hints[i]?.startsWith(typed) !== true
    })
    if (block === undefined && marks.some(mark => !mark.hidden)) return
    end()
    if (block !== undefined) onChoose(block)
  }
  document.addEventListener('keydown', listen, true)
}
