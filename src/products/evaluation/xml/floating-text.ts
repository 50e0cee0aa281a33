import { childOf, isElement, type XmlElement, type XmlNode } from './tree.ts'

/**
 * The blocks of a text in the text (`floatingText`), such as a theorem, with its head at the start of its first paragraph: other formats have
 * the label of a statement there, and pages print it there.
 */
export function blocksOfFloatingText(floating: XmlElement): readonly XmlNode[] {
  const body = childOf(floating, 'body')
  const head = childOf(body, 'head')
  if (body === undefined || head === undefined) return body?.children ?? []
  const others = body.children.filter(child => child !== head)
  const first = others.findIndex(child => isElement(child) && child.name === 'p')
  if (first < 0) return [{ ...head, name: 'p' }, ...others]
  return others.map((child, i) =>
    i === first && isElement(child) ? { ...child, children: [...head.children, ' ', ...child.children] } : child,
  )
}
