/** What an attribute may be given: `true` sets it without a value, `false` and `undefined` leave it out. */
type AttributeValue = string | number | boolean | undefined

/** What an element may hold. Text goes in as text, never as HTML. */
export type Content = Node | string

/** An element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  setAttributes(made, attributes)
  made.append(...content)
  return made
}

/** An element of SVG with attributes and content. */
export function shape<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  ...content: readonly Content[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  setAttributes(made, attributes)
  made.append(...content)
  return made
}

function setAttributes(made: Element, attributes: Readonly<Record<string, AttributeValue>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
}

/** A button that does something. */
export function button(
  label: Content,
  onClick: (event: MouseEvent) => void,
  attributes: Readonly<Record<string, AttributeValue>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', onClick)
  return made
}

/** A field with its label above it. */
export function labelled(label: string, field: HTMLElement, hint?: string): HTMLLabelElement {
  const hints = hint === undefined ? [] : [element('small', {}, hint)]
  return element('label', { class: 'field' }, element('span', {}, label), field, ...hints)
}

/** A list to choose from: what is sent, and what is shown. */
export function select(
  options: Readonly<Record<string, string>>,
  value: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
): HTMLSelectElement {
  const list = Object.entries(options).map(([key, text]) => element('option', { value: key }, text))
  const made = element('select', attributes, ...list)
  made.value = value
  return made
}

/** The element of the document with an id, which is there. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no element ${id}`)
  return found
}

/** Whether keys belong to a field and not to the page. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button)$/u.test(target.type))
  )
}

/**
 * Scrolls a panel to an element of it with the next frame, which has to be laid out anyway, and again when what is on the way has got its
 * height: what nobody sees is not laid out. The window stays: on a small screen it shows what was clicked, which is elsewhere.
 */
export function reveal(target: Element | null | undefined): void {
  const panel = target?.closest('.tabpanel')
  if (panel === null || panel === undefined) return
  const scroll = () => panel.contains(target as Element) && scrollTo(panel, target as Element)
  requestAnimationFrame(() => {
    scroll()
    requestAnimationFrame(scroll)
  })
}

/** Scrolls the panel below the list so that an element begins at its top: the most of it is seen then. */
export function scrollToTop(target: Element): void {
  const panel = target.closest('.detail')
  if (panel !== null) panel.scrollTop += target.getBoundingClientRect().top - panel.getBoundingClientRect().top
}

function scrollTo(panel: Element, target: Element): void {
  const { top, bottom } = target.getBoundingClientRect()
  const seen = panel.getBoundingClientRect()
  if (top < seen.top) panel.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) panel.scrollTop += Math.min(bottom - seen.bottom, top - seen.top)
}
