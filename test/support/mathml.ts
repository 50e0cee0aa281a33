import type { MathElement } from '../../src/base/math/reading/read-mathml.ts'
import { parseMathml } from '../../src/read/sources/pdf/structure/parse-mathml.ts'

/** The element `math` around some MathML. */
export function mathElement(content: string): MathElement {
  const element = parseMathml(`<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`)
  if (element === undefined) throw new Error(`no MathML: ${content}`)
  return element
}
