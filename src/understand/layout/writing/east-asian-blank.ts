import type { TextRun } from '../../../model/page/page.ts'

/** Narrowest blank between characters of East Asian scripts, in ems: it is as wide as a character, which fills an em. */
const NARROWEST_BLANK_IN_EMS = 0.6

/** Whether a blank as wide as an East Asian character is between two runs of one line. */
export function hasEastAsianBlankBetween(before: TextRun, run: TextRun): boolean {
  return run.box.left - before.box.right > NARROWEST_BLANK_IN_EMS * run.size
}
