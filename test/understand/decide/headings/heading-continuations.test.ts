import { expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { classifyBlocks } from '../../../../src/understand/decide/classify.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const headed = (...lines: readonly string[]) => [...paragraph(5, 60), '', ...lines, '', ...paragraph(5, 60)]

/** Headings, those that go on with one in brackets. */
function headingsOf(page: Page): string[] {
  const decisions = classifyBlocks(evidenceOf([page]))
  return [...decisions].flatMap(([block, { heading, continues }]) =>
    heading === undefined ? [] : [continues === true ? `(${textOfBlock(block)})` : textOfBlock(block)],
  )
}

const LONG = '2. The Waters of the Rivers of the Northern Land Incremental {bold}'

test('a recognised heading goes on in a line of another size where the first has no room for its word', () => {
  const page = headed(LONG, 'Measurement {11}')
  expect(headingsOf(drawRecognised(page))).toEqual([LONG.replace(' {bold}', ''), '(Measurement)'])
  expect(headingsOf(drawPage(page))).not.toContain('(Measurement)')
})

test('it ends where there was room, or where another heading begins', () => {
  expect(headingsOf(drawRecognised(headed('2. The Waters {bold}', 'Measurement {11}')))).not.toContain('(Measurement)')
  expect(headingsOf(drawRecognised(headed(LONG, '2.1. Measurement {11}')))).not.toContain('(2.1. Measurement)')
})
