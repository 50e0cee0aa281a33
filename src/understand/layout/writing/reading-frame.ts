import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, Page, Rule, TextRun } from '../../../model/page/page.ts'
import { endsEastAsian, isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'
import { hasEastAsianBlankBetween } from './east-asian-blank.ts'
import { mapBoxes } from './map-boxes.ts'
import { isOnLineOf, mirrorBox, mirrorPage } from './mirror-page.ts'
import { DOWN, findStackedRuns } from './stacked-runs.ts'
import { turnBox, turnDirection, turnedSize, turnRule, turnRun } from './turn.ts'
import { TURNS, type Writing } from './writing.ts'

/**
 * The page as it is laid out: as if all text ran in lines from left to right and from top to bottom.
 *
 *     right-to-left:  C B A  ->  A B C        vertical:  e c A      A B
 *                       e D      D e                     f D B  ->  c D
 *                                                                   e f
 *
 * The right edge of a right-to-left page becomes the left one, so that all rules about columns, indents and margins hold
 * for it, and the runs of a line follow one another. A vertical page is turned until its lines are horizontal, and one that
 * is upside down is put upright.
 * `toTruePlaces` turns what was found back.
 */
export function toReadingFrame(page: Page, writing: Writing): Page {
  switch (writing) {
    case 'left-to-right':
      return page
    case 'right-to-left':
      return mirrorPage(page)
    case 'vertical':
      return turnVertical(page)
    case 'upside-down':
      return turnOver(page)
  }
}

/** A box of the page in the page as {@link toReadingFrame} lays it out. */
export function boxInFrame(box: Box, page: Page, writing: Writing): Box {
  if (writing === 'left-to-right') return box
  return writing === 'right-to-left' ? mirrorBox(box, page) : turnBox(box, page, TURNS[writing] ?? 0)
}

function turnVertical(page: Page): Page {
  const stacked = findStackedRuns(page.runs)
  const runs = page.runs.map(run => turnToReader(stacked.get(run) ?? run, page))
  return { ...turnPage(page, DOWN), runs: runs.map((run, i) => splitAtWideBlanks(run, runs[i - 1])) }
}

function turnOver(page: Page): Page {
  const runs = page.runs.map(run => ({ ...turnRun(run, page, 180), direction: turnDirection(run.direction, 180) }))
  return { ...turnPage(page, 180), runs }
}

/** The page turned, but for its runs. */
function turnPage(page: Page, direction: Direction): Page {
  return {
    ...mapBoxes(page, box => turnBox(box, page, direction)),
    ...turnedSize(page, direction),
    rules: page.rules.map((rule: Rule) => turnRule(rule, page, direction)),
  }
}

function turnToReader(run: TextRun, page: Page): TextRun {
  const isSideways = run.direction === 90 || run.direction === 270
  const turned = turnRun(run, page, DOWN)
  const baseline = isSideways ? turned.baseline : run.baseline
  return { ...turned, baseline, direction: turnDirection(run.direction, -DOWN) }
}

/** The run, separate from the one before where a blank as wide as a character is between them, and only there. */
function splitAtWideBlanks(run: TextRun, before: TextRun | undefined): TextRun {
  if (before === undefined || !isOnLineOf(before, run)) return run
  if (!endsEastAsian(before.text) && !isEastAsianCharacter(run.text)) return run
  return { ...run, spaceBefore: hasEastAsianBlankBetween(before, run) }
}
