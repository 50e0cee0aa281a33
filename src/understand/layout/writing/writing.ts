import type { Direction, Page } from '../../../model/page/page.ts'
import { isRightToLeftCharacter } from '../../../base/text/characters/bidi.ts'
import { isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'
import { DOWN, findStackedRuns } from './stacked-runs.ts'

/**
 * How a page is written: in lines from left to right; in lines from right to left; in vertical lines, read downwards, the first
 * of them at the right; or in lines from left to right on a page that is upside down, as a sheet that was put in the wrong way.
 */
export type Writing = 'left-to-right' | 'right-to-left' | 'vertical' | 'upside-down'

/** By how much a page is turned to be read as if its text ran from left to right. */
export const TURNS: Readonly<Partial<Record<Writing, Direction>>> = { vertical: DOWN, 'upside-down': 180 }

/** Code of the first letter; a few characters that are no letters follow it. */
const FIRST_LETTER = 0x41

/** How most letters of the page are written. */
export function findWriting(page: Page): Writing {
  const stacked = findStackedRuns(page.runs)
  let left = 0
  let right = 0
  let down = 0
  let over = 0
  for (const run of page.runs) {
    const { text, direction, glyphs } = run
    if (text.charCodeAt(0) < FIRST_LETTER) continue
    if (isEastAsianCharacter(text) && (direction === DOWN || stacked.has(run))) down += glyphs
    else if (direction === 180) over += glyphs
    else if (direction === 0 && isRightToLeftCharacter(text)) right += glyphs
    else left += glyphs
  }
  if (over > left + right + down) return 'upside-down'
  if (down > left + right + over) return 'vertical'
  return right > left + down + over ? 'right-to-left' : 'left-to-right'
}
