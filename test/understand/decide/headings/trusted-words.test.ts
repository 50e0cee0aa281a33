import { expect, test } from 'vitest'
import { trustWordsOf } from '../../../../src/understand/decide/headings/trusted-words.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'

const isTrusted = trustWordsOf([drawBlock('The Donau moves through towns.')])

test('words of the document and of lists of words are trusted', () => {
  expect(isTrusted('2 THE TOWNS')).toBe(true)
  expect(isTrusted('CONCLUSION')).toBe(true)
  expect(isTrusted('Donau')).toBe(true)
})

test('other letters are not', () => {
  expect(isTrusted('NENNEN NENNEN N')).toBe(false)
  expect(isTrusted('rl Il')).toBe(false)
})

test('a heading that was recognised without confidence is one where its words are trusted', () => {
  const page = (heading: string) => {
    const drawn = drawPage([...paragraph(4, 60), '', heading, '', ...paragraph(4, 60)])
    const confidenceOf = (text: string) => (heading.split(' ').includes(text) ? 0.4 : 0.95)
    return { ...drawn, runs: drawn.runs.map(run => ({ ...run, confidence: confidenceOf(run.text) })) }
  }
  expect(textsOf([page('THE CONCLUSION')], 'heading')).toEqual(['THE CONCLUSION'])
  expect(textsOf([page('THZ GONGLVSIOH')], 'heading')).toEqual([])
})
