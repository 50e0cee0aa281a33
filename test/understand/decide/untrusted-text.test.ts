import { expect, test } from 'vitest'
import { textsOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { paragraph } from '../../support/prose.ts'
import { drawRecognised } from '../../support/recognised.ts'

const ART = [
  ...paragraph(4, 60),
  '',
  '~TLo~ ~ATI~      {bold}',
  '',
  ...paragraph(4, 60, 'Then'),
  '',
  '~dis([ty,~ ~ws~ ~tn))~',
  '',
  ...paragraph(4, 60, 'Thus'),
]

test('what was recognised without confidence is no heading and no text', () => {
  expect(textsOf([drawRecognised(ART)], 'heading')).toEqual([])
  expect(textsOf([drawRecognised(ART)], 'doubt')).toEqual(['~TLo~ ~ATI~', '~dis([ty,~ ~ws~ ~tn))~'])
  expect(textsOf([drawPage(ART)], 'doubt')).toEqual([])
})

test('sentences stay text, however they were recognised', () => {
  const prose = paragraph(4, 60).map(line => line.replace(/\S+/gu, '~$&~'))
  expect(textsOf([drawRecognised(prose)], 'doubt')).toEqual([])
})
