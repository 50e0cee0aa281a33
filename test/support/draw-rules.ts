import type { Box } from '../../src/base/geometry/box.ts'
import type { Rule } from '../../src/model/page/page.ts'
import { baselineOf, CHARACTER_WIDTH, MARGIN } from './draw-page.ts'

/** How far above a line's baseline a rule over it stands, in points. */
const RULE_RISE = 9
/** How far below a line's baseline the line under its words is, in points. */
const UNDERLINE_DROP = 1.5

/** A horizontal rule above a drawn line, from one character to another. */
export function ruleAbove(row: number, from: number, to: number): Rule {
  const top = baselineOf(row) - RULE_RISE
  const box = { left: xOf(from), top, right: xOf(to), bottom: top + 0.5 }
  return { box, orientation: 'horizontal' }
}

/** A line below the first letters of a drawn line. */
export function underline(row: number, letters: number): Rule {
  const top = baselineOf(row) + UNDERLINE_DROP
  return { box: { left: xOf(0), top, right: xOf(letters), bottom: top + 0.5 }, orientation: 'horizontal' }
}

/** A band of colour behind the drawn lines from the first to before the last, from one character to another. */
export function bandBehind(firstRow: number, endRow: number, from: number, to: number): Box {
  return {
    left: xOf(from),
    top: baselineOf(firstRow) - RULE_RISE,
    right: xOf(to),
    bottom: baselineOf(endRow) - RULE_RISE,
  }
}

/** A vertical rule left of a character, over the rows from the first to before the last. */
export function ruleLeftOf(character: number, firstRow: number, endRow: number): Rule {
  const left = xOf(character) - CHARACTER_WIDTH / 2
  const box = {
    left,
    top: baselineOf(firstRow) - RULE_RISE,
    right: left + 0.5,
    bottom: baselineOf(endRow) - RULE_RISE,
  }
  return { box, orientation: 'vertical' }
}

function xOf(character: number): number {
  return MARGIN + character * CHARACTER_WIDTH
}
