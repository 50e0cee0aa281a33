import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { classifyHeadings } from '../../../../src/understand/decide/headings/headings.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

/** Headings of a page with a paragraph under each line, which is set apart by an empty one on both sides. */
function headingsOf(...lines: readonly string[]): string[] {
  const text = paragraph(4, 60, 'Rivers')
  const evidence = evidenceOf([drawPage([...text, ...lines.flatMap(line => ['', ...line.split('\n'), '', ...text])])])
  const decisions = classifyHeadings(evidence, new Map())
  return evidence.blocks.filter(block => decisions.has(block)).map(textOfBlock)
}

const OTHERS = ['Old rivers {bold}', 'Old towns {bold}', 'Old people {bold}']

test('a line in the type of the text that stands apart like the headings of its paper is one', () => {
  expect(headingsOf(...OTHERS, 'Rivers of the land')).toContain('Rivers of the land')
})

test('it is none where too few headings stand so, where it ends a sentence, is set in, or stands nearer to the text', () => {
  expect(headingsOf(...OTHERS.slice(1), 'Rivers of the land')).toHaveLength(2)
  expect(headingsOf(...OTHERS, 'Rivers of the land.')).toHaveLength(3)
  expect(headingsOf(...OTHERS, '     Rivers of the land')).toHaveLength(3)
  expect(headingsOf(...OTHERS, '\nRivers of the land')).toHaveLength(3)
})
