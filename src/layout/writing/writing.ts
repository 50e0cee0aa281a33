import type { Page } from '../../page/page.ts'
import { isRightToLeftCharacter } from '../../text/characters/bidi.ts'
import { isEastAsianCharacter } from '../../text/characters/east-asian.ts'
import { DOWN, findStackedRuns } from './stacked-runs.ts'

/**
 * How a page is written: in lines from left to right; in lines from right to left; or in vertical lines, read downwards,
 * the first of them at the right.
 */
export type Writing = 'left-to-right' | 'right-to-left' | 'vertical'

/** Code of the first letter; a few characters that are no letters follow it. */
const FIRST_LETTER = 0x41

/** How most letters of the page are written. */
export function findWriting(page: Page): Writing {
  const stacked = findStackedRuns(page.runs)
  let left = 0
  let right = 0
  let down = 0
  for (const run of page.runs) {
    const { text, direction, glyphs } = run
    if (text.charCodeAt(0) < FIRST_LETTER) continue
    if (isEastAsianCharacter(text) && (direction === DOWN || stacked.has(run))) down += glyphs
    else if (direction === 0 && isRightToLeftCharacter(text)) right += glyphs
    else left += glyphs
  }
  if (down > left + right) return 'vertical'
  return right > left + down ? 'right-to-left' : 'left-to-right'
}
