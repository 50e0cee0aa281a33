import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'
import type { Place } from '../../../model/paper/paper.ts'

/** Height of ascenders over the baseline, in ems: Times 0.68, Courier 0.63, Libertinus 0.7. */
const LETTER_TOP = 0.7
/** Depth of descenders, in ems: Times 0.22, Courier 0.16, Libertinus 0.23. */
const LETTER_BOTTOM = 0.23

/** Where a line is printed, as {@link letterBoxOf}. */
export function letterPlaceOf({ page, words }: TextLine): Place {
  return { page, ...letterBoxOf(words.flatMap(word => word.runs)) }
}

/**
 * The box of the letters of runs. The box of a run is a whole em high, as fonts seldom say how high their letters are;
 * Latin, Greek and Cyrillic letters are lower.
 */
export function letterBoxOf(runs: readonly TextRun[]): Box {
  return uniteBoxes(runs.map(run => (run.direction === 0 && !isEastAsianCharacter(run.text) ? trim(run) : run.box)))
}

function trim({ box, baseline, size }: TextRun): Box {
  const top = Math.min(Math.max(box.top, baseline - LETTER_TOP * size), baseline)
  const bottom = Math.max(Math.min(box.bottom, baseline + LETTER_BOTTOM * size), baseline)
  return { ...box, top, bottom }
}
