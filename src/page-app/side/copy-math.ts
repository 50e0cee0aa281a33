const NAMESPACE = 'http://www.w3.org/1998/Math/MathML'

/** Elements of MathML Core that show something; the content of others is shown without them. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'math mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd'.split(
    ' ',
  ),
)

/**
 * Attributes that say how a formula is set: none of them can run or load anything. The policy of the page allows no styles of elements;
 * `data-style` names those that the style sheet knows.
 */
const ATTRIBUTES =
  'display displaystyle alttext mathvariant width linethickness form fence stretchy movablelimits minsize maxsize accent accentunder data-style'.split(
    ' ',
  )

/** A formula of the HTML output as elements of the page, which the browser sets. */
export function copyMath(node: Element): Node[] {
  const children = [...node.childNodes].flatMap(child => {
    if (child instanceof Text) return [document.createTextNode(child.data)]
    return child instanceof Element ? copyMath(child) : []
  })
  if (!ELEMENTS.has(node.localName)) return children
  const copy = document.createElementNS(NAMESPACE, node.localName)
  for (const attribute of ATTRIBUTES) {
    const value = node.getAttribute(attribute)
    if (value !== null) copy.setAttribute(attribute, value)
  }
  copy.append(...children)
  return [copy]
}
