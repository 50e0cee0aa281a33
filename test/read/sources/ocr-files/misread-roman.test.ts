import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { readRoman } from '../../../../src/read/sources/ocr-files/misread-roman.ts'

const WORD = { x0: 0, x1: 12, y0: 0, y1: 12, font: fontOfName(''), spaceBefore: true, place: 1 } as const

function firstOf(...texts: string[]): string | undefined {
  return readRoman(texts.map(text => ({ ...WORD, text })))[0]?.text
}

test('strokes before a capital are a Roman number', () => {
  expect(firstOf('|.', 'RIVERS')).toBe('I.')
  expect(firstOf('Il.', 'Rivers')).toBe('II.')
  expect(firstOf('lI.', 'Rivers')).toBe('II.')
  expect(firstOf('Ill.', 'Rivers')).toBe('III.')
})

test('a small Roman number between brackets has an i for what was read for it', () => {
  expect(firstOf('{i)', 'rivers')).toBe('(i)')
  expect(firstOf('(iif)', 'Rivers')).toBe('(iii)')
  expect(firstOf('{iv}', 'Rivers')).toBe('(iv)')
})

test('words and other labels stay as they are', () => {
  expect(firstOf('Il.', 'rivers')).toBe('Il.')
  expect(firstOf('Il', 'Rivers')).toBe('Il')
  expect(firstOf('Ill.', '3')).toBe('Ill.')
  expect(firstOf('l.', 'Rivers')).toBe('l.')
  expect(firstOf('(if)', 'rivers')).toBe('(ii)')
  expect(firstOf('(f)', 'rivers')).toBe('(f)')
  expect(firstOf('(vv)', 'rivers')).toBe('(vv)')
  expect(firstOf('|.')).toBe('|.')
})
