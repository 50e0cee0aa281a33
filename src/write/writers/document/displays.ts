import type { Formula } from '../../../base/math/math-node.ts'
import type { Inline } from '../../../model/paper/paper.ts'
import { DISPLAY_NAME } from '../../../base/text/labels/display-number.ts'

/** A display with the number that is printed beside it. */
export interface NumberedDisplay {
  readonly formula: Formula
  readonly number: string | undefined
}

/** What is printed beside a display: its number in brackets, points. */
const BESIDE = new RegExp(String.raw`^[\s.,;:]*(?:[(\[](${DISPLAY_NAME})[)\]])?\s*$`, 'u')

/**
 * The displays of a text that has nothing else but their numbers; `undefined` where it has. A number that was not read together with
 * its display is that of the display before it.
 */
export function displaysOf(content: readonly Inline[]): readonly NumberedDisplay[] | undefined {
  const displays: NumberedDisplay[] = []
  for (const inline of content) {
    if (inline.type !== 'text') continue
    if (inline.formula !== undefined) {
      displays.push({ formula: inline.formula, number: inline.formula.number })
      continue
    }
    const beside = BESIDE.exec(inline.text)
    if (beside === null) return undefined
    const [, number] = beside
    const last = displays.at(-1)
    const isMissing = last?.number === undefined && displays.every(display => display.number !== number)
    if (last !== undefined && isMissing) displays[displays.length - 1] = { ...last, number }
  }
  return displays.length === 0 ? undefined : displays
}
