import { element } from '../dom/elements.ts'
import { copyMath } from './copy-math.ts'

/** Elements of the HTML output that are shown; the content of others is shown without them. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'article section header footer aside nav h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd figure figcaption table caption ' +
    'thead tbody tfoot tr th td pre code blockquote em strong i b u sub sup cite q span div br hr'
  ).split(' '),
)
/** Elements whose content is no text. */
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template', 'iframe', 'object', 'svg'])
/** Attributes that are kept: none of them can run or load anything. */
const ATTRIBUTES = ['lang', 'dir', 'colspan', 'rowspan', 'class', 'start', 'scope'] as const
/** Ids and links are those of the shown text and not of the page. */
const PREFIX = 'text-'

/** The HTML of a paper as elements of the page: known elements alone, and text as text. */
export function copyHtml(html: string): HTMLElement {
  const copied = element('div', { class: 'running-text' })
  // A policy that allows no styles of a document tells of each, though none is shown. In text the writer escapes quotation marks.
  const unstyled = html.replace(/<style\b[^]*?<\/style>/gu, '').replace(/ style="/gu, ' data-style="')
  const parsed = new DOMParser().parseFromString(unstyled, 'text/html')
  copied.append(...copyChildren(parsed.body))
  return copied
}

/** The element with an id of the HTML. */
export function findCopied(copied: HTMLElement, id: string): HTMLElement | null {
  return copied.querySelector(`#${CSS.escape(PREFIX + id)}`)
}

/** The id that an element, or one around it, has in the HTML. */
export function idOfCopied(target: Element): string | undefined {
  return target.closest(`[id^="${PREFIX}"]`)?.id.slice(PREFIX.length)
}

function copyChildren(from: Element): Node[] {
  return [...from.childNodes].flatMap(node => {
    if (node instanceof Text) return [document.createTextNode(node.data)]
    if (!(node instanceof Element)) return []
    const name = node.localName
    if (LEFT_OUT.has(name)) return []
    if (name === 'math') return copyMath(node)
    const children = copyChildren(node)
    const target = node.getAttribute('href')
    if (target?.startsWith('#')) return [copyLink(node, target.slice(1), children)]
    if (node.getAttribute('role') === 'doc-pagebreak') return [copyPageBreak(node)]
    return ELEMENTS.has(name) ? [copyElement(node, name, children)] : children
  })
}

/** The title of the page is the only heading of the first level. */
function copyElement(node: Element, name: string, children: readonly Node[]): HTMLElement {
  const copy = document.createElement(name === 'h1' ? 'h2' : name === 'header' || name === 'footer' ? 'div' : name)
  for (const attribute of ATTRIBUTES) {
    const value = node.getAttribute(attribute)
    if (value !== null) copy.setAttribute(attribute, value)
  }
  if (node.id !== '') copy.id = PREFIX + node.id
  copy.append(...children)
  return copy
}

/** A link to another place of the text: the address of the page is that of the paper. */
function copyLink(node: Element, target: string, children: readonly Node[]): HTMLElement {
  const id = node.id === '' ? undefined : PREFIX + node.id
  return element('button', { type: 'button', class: 'link', 'data-target': target, id }, ...children)
}

function copyPageBreak(node: Element): HTMLElement {
  return element('span', { class: 'page-break', id: PREFIX + node.id }, `[${node.getAttribute('aria-label') ?? ''}]`)
}
