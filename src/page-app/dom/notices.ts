import { byId, button, element } from './elements.ts'

/** How long a short notice is shown. */
const SHOWN_MS = 6000

/** Says something to who looks and to who listens; it goes away by itself, or when what comes back is called. */
export function say(text: string): () => void {
  const notice = show(text, 'status')
  const remove = () => notice.remove()
  setTimeout(remove, SHOWN_MS)
  return remove
}

/** Says that something has failed; it stays until it is closed. */
export function sayFailure(text: string): void {
  const same = [...byId('notices').children].find(each => each.firstElementChild?.textContent === text)
  if (same === undefined) show(text, 'alert')
}

/** Says something that can be looked at more closely; it stays until it is closed, or what comes back is called. */
export function offer(text: string, label: string, onTake: () => void): () => void {
  const notice = show(text, 'status')
  const take = () => {
    notice.remove()
    onTake()
  }
  notice.firstElementChild?.after(button(label, take))
  return () => notice.remove()
}

function show(text: string, role: 'status' | 'alert'): HTMLElement {
  const close = button('Close', () => notice.remove(), { class: 'quiet' })
  const notice = element('div', { class: `notice ${role}`, role }, element('span', {}, text), close)
  byId('notices').append(notice)
  return notice
}
