import { SaxesParser } from 'saxes'
import type { MathElement } from '../../../../base/math/reading/read-mathml.ts'

interface OpenElement extends MathElement {
  readonly children: OpenElement[]
  text: string
}

/** The element `math` of a text; `undefined` where the text is no XML. */
export function parseMathml(xml: string): MathElement | undefined {
  const open: OpenElement[] = [{ name: '', attributes: {}, children: [], text: '' }]
  let isXml = true
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.replace(/^.*:/u, ''), attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', text => {
    const last = open.at(-1)
    if (last !== undefined) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  // What is wrong in it is no loss: the formula is read from its glyphs.
  parser.on('error', () => (isXml = false))
  parser.write(xml).close()
  return isXml ? open[0]?.children[0] : undefined
}
