import { isElement, type XmlElement } from '../../xml/tree.ts'
import { cleanText } from '../keys.ts'

/** The text of an element without what is set off from it, which leaves a blank. */
export function textWithout(element: XmlElement, isApart: (child: XmlElement) => boolean): string {
  return cleanText(rawText(element, isApart))
}

function rawText(element: XmlElement, isApart: (child: XmlElement) => boolean): string {
  return element.children
    .map(node => {
      if (typeof node === 'string') return node
      if (!isElement(node)) return ''
      return isApart(node) ? ' ' : rawText(node, isApart) || addressOf(node)
    })
    .join('')
}

/** What an empty pointer to the Web prints: where it points. */
function addressOf({ attributes: { target = '' } }: XmlElement): string {
  return /^https?:/.test(target) ? target : ''
}

/** The outermost elements within an element that are set off from its text, in their order. */
export function elementsApart(element: XmlElement, isApart: (child: XmlElement) => boolean): readonly XmlElement[] {
  return element.children.filter(isElement).flatMap(child => (isApart(child) ? [child] : elementsApart(child, isApart)))
}

/** Texts with a blank between, empty ones left out. */
export function joinTexts(...texts: readonly (string | undefined)[]): string {
  return cleanText(texts.filter(Boolean).join(' '))
}
