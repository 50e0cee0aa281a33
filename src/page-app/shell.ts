import { byId, element } from './dom/elements.ts'

/** A view that is shown until another one takes its place. */
export interface View {
  readonly root: HTMLElement
  /** The title of the page while it is shown. */
  readonly name: string
  readonly close: () => void
}

let current: View | undefined

/** Shows a view in place of the one before. */
export function show(view: View): void {
  current?.close()
  current = view
  document.title = `${view.name} · paperxml`
  byId('title').textContent = view.name
  byId('main').replaceChildren(view.root)
}

/** Shows a sentence in place of a view. */
export function showText(name: string, role: 'status' | 'alert', text: string): void {
  const root = element('p', { role, class: role === 'status' ? 'empty' : undefined }, text)
  show({ root, name, close: () => {} })
}

/** Links to the views of a paper, the shown one marked; none without a paper. */
export function showLinks(id?: string, shown?: 'paper' | 'header'): void {
  const link = (view: 'paper' | 'header', label: string, href: string) =>
    element('a', { href, 'aria-current': shown === view ? 'page' : undefined }, label)
  const links = id === undefined ? [] : [link('paper', 'Paper', `#/${id}`), link('header', 'Header', `#/${id}/header`)]
  byId('views').replaceChildren(...links)
}
