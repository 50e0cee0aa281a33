import { button, type Content, element } from './elements.ts'

/** Buttons above a view. A small screen shows the first of them, and the others in rows below it on request. */
export interface FoldedTools {
  readonly root: HTMLElement
  /** Shows all of them. */
  readonly unfold: () => void
}

/** Puts buttons above a view; styles decide on which screens `more` is folded away. */
export function foldedTools(first: readonly Content[], more: readonly Content[]): FoldedTools {
  const set = (isOpen: boolean) => fold.setAttribute('aria-expanded', String(isOpen))
  const fold = button('⋯', () => set(fold.getAttribute('aria-expanded') !== 'true'), {
    class: 'fold',
    'aria-label': 'More',
    'aria-controls': 'more-tools',
    title: 'More',
  })
  set(false)
  const panel = element('div', { id: 'more-tools', class: 'more' }, ...more)
  return { root: element('div', { class: 'toolbar' }, ...first, fold, panel), unfold: () => set(true) }
}

/** Buttons that belong together, with a name for them. */
export function toolGroup(label: string, ...content: readonly Content[]): HTMLElement {
  return element('div', { role: 'group', class: 'group', 'aria-label': label }, ...content)
}
