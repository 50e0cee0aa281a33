import { expect, test } from 'vitest'
import { findTextStyles } from '../../../../src/understand/decide/floats/text-styles.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'

/** How many styles a page has whose heading is so many blank lines above its text. */
function stylesUnder(blanks: number): number {
  const evidence = evidenceOf([drawPage(['Rivers {bold}', ...gap(blanks), ...paragraph(5, 60)], { size: 11 })])
  return findTextStyles(evidence, new Map(), block => block.lines.length > 1).styles.size
}

test('the style of a heading is one of the text that is close below it', () => {
  expect(stylesUnder(2)).toBe(2)
  expect(stylesUnder(3)).toBe(1)
})
