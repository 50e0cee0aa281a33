import { element } from '../dom/elements.ts'

/** Share of the width that the side may have, in per cent, and how far a key moves the divider. */
const LEAST = 20
const MOST = 70
const FIRST = 42
const STEP = 4

/** The line between the pages and the side: it is dragged, or moved by the arrow keys. */
export function divider(side: HTMLElement): HTMLElement {
  const line = element('div', {
    role: 'separator',
    class: 'divider',
    tabindex: 0,
    'aria-orientation': 'vertical',
    'aria-label': 'Width of the side',
    'aria-valuemin': LEAST,
    'aria-valuemax': MOST,
  })
  let share = FIRST
  const set = (wanted: number) => {
    share = Math.min(MOST, Math.max(LEAST, wanted))
    side.style.setProperty('--side', `${share}%`)
    line.setAttribute('aria-valuenow', String(Math.round(share)))
  }
  line.addEventListener('keydown', event => {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(share + by)
  })
  line.addEventListener('pointerdown', ({ pointerId }) => line.setPointerCapture(pointerId))
  line.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (line.hasPointerCapture(pointerId)) set(100 * (1 - clientX / window.innerWidth))
  })
  set(FIRST)
  return line
}
