import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, Page, Rule, TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** Directions of text in the order in which they are read. */
export const DIRECTIONS: readonly Direction[] = [0, 90, 270, 180]

/** Width and height of the page when it is turned so that text of this direction is upright. */
export function turnedSize({ width, height }: Page, direction: Direction): { width: number; height: number } {
  return direction === 0 || direction === 180 ? { width, height } : { width: height, height: width }
}

/** The box on the page when it is turned so that text of this direction is upright. */
export function turnBox(box: Box, page: Page, direction: Direction): Box {
  switch (direction) {
    case 0:
      return box
    case 90:
      return { left: box.top, top: page.width - box.right, right: box.bottom, bottom: page.width - box.left }
    case 270:
      return { left: page.height - box.bottom, top: box.left, right: page.height - box.top, bottom: box.right }
    case 180:
      return {
        left: page.width - box.right,
        top: page.height - box.bottom,
        right: page.width - box.left,
        bottom: page.height - box.top,
      }
  }
}

/** The box on the page as it is, from one of {@link turnBox}. */
export function turnBoxBack(box: Box, page: Page, direction: Direction): Box {
  switch (direction) {
    case 90:
      return { left: page.width - box.bottom, top: box.left, right: page.width - box.top, bottom: box.right }
    case 270:
      return { left: box.top, top: page.height - box.right, right: box.bottom, bottom: page.height - box.left }
    case 0:
    case 180:
      return turnBox(box, page, direction)
  }
}

/** The run on the page turned as by {@link turnBox}. */
export function turnRun(run: TextRun, page: Page, direction: Direction): TextRun {
  if (direction === 0) return run
  const baseline =
    direction === 90 ? page.width - run.baseline : direction === 180 ? page.height - run.baseline : run.baseline
  return { ...run, box: turnBox(run.box, page, direction), baseline }
}

/** The rule on the page turned as by {@link turnBox}. */
export function turnRule(rule: Rule, page: Page, direction: Direction): Rule {
  if (direction === 0) return rule
  const swaps = direction === 90 || direction === 270
  const orientation = swaps === (rule.orientation === 'horizontal') ? 'vertical' : 'horizontal'
  return { box: turnBox(rule.box, page, direction), orientation }
}

/** The line on the page as it is, from a line of turned runs. */
export function turnLineBack(line: TextLine, page: Page, direction: Direction): TextLine {
  if (direction === 0) return line
  const words = line.words.map(word => ({
    ...word,
    box: turnBoxBack(word.box, page, direction),
    runs: word.runs.map(run => ({ ...run, box: turnBoxBack(run.box, page, direction) })),
  }))
  return { ...line, box: turnBoxBack(line.box, page, direction), words }
}

/** A direction turned clockwise by so many degrees. */
export function turnDirection(direction: Direction, degrees: number): Direction {
  return ((direction + degrees + 360) % 360) as Direction
}
