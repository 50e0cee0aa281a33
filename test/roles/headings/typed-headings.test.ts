import { expect, test } from 'vitest'
import { layOutPages } from '../../../src/layout/page-layout.ts'
import { findRunInHeadings } from '../../../src/roles/headings/run-in-headings.ts'
import { textsOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { indent, paragraph } from '../../support/prose.ts'
import { drawRecognised } from '../../support/recognised.ts'

const BODY = { fontName: '', size: 10, isMonospace: false, isBold: false, isItalic: false, color: undefined }

/** A paragraph as typists set it: its first line is set in. */
function typed(first: string): string[] {
  const [line = '', ...rest] = paragraph(5, 60, first)
  return [...indent([line.slice(0, 56)], 4), ...rest]
}

const headingsOf = (heading: string, draw = drawRecognised) =>
  textsOf([draw(['', ...typed('Rivers'), '', heading, ...typed('Towns'), ...typed('Boats')])], 'heading')

test('a short line above a set-in paragraph is a heading of a recognised paper in one type, by the space above it', () => {
  expect(headingsOf('Remarks on the towns')).toEqual(['Remarks on the towns'])
})

test.each([
  'Remarks on the towns.',
  'remarks on the towns',
  'Remarks on the old towns and on all of the people in the',
])('is none that ends, begins or fills its line as text does: %s', line => {
  expect(headingsOf(line)).toEqual([])
})

test('is one of a typescript that is no scan, by its characters of one width', () => {
  const drawTyped = (rows: readonly string[]) => drawPage(rows.map(row => (row === '' ? row : `${row} {mono}`)))
  const page = ['', ...typed('Rivers'), '', '', 'Remarks on the towns', '', ...typed('Towns'), ...typed('Boats')]
  expect(textsOf([drawTyped(page)], 'heading')).toEqual(['Remarks on the towns'])
  expect(textsOf([drawPage(page)], 'heading')).toEqual([])
})

test('a number right below that of its section is no item', () => {
  const page = [
    ...paragraph(5, 60, 'Rivers'),
    '',
    '2 Rivers of the South {bold}',
    '',
    '2.1 Remarks on the towns',
    '',
    ...paragraph(6, 60, 'Towns'),
    '',
    '1 Boats of the South',
    '2 Boats of the North',
    ...paragraph(6, 60, 'Boats'),
  ]
  expect(textsOf([drawPage(page)], 'heading')).toEqual(['2 Rivers of the South', '2.1 Remarks on the towns'])
})

test('is none without space above it, nor in a paper that was not recognised, nor where word processors set other type', () => {
  expect(headingsOf('Remarks on the towns', drawPage)).toEqual([])
  const close = ['', ...typed('Rivers'), 'Remarks on the towns', ...typed('Towns'), ...typed('Boats')]
  expect(textsOf([drawRecognised(close)], 'heading')).toEqual([])
  const small = typed('Boats').map(line => `${line} {8}`)
  const mixed = ['', ...typed('Rivers'), '', 'Remarks on the towns', ...typed('Towns'), '', ...small]
  expect(textsOf([drawRecognised(mixed)], 'heading')).toEqual([])
})

test('the name of a statement opens its paragraph as a heading in a typescript, and in no other paper', () => {
  const paragraphs = (draw = drawRecognised, share = 1) => {
    const lines = layOutPages(
      [draw(['Funding. The river paid for all of it.', 'And the towns did, too.'])],
      10,
    ).flatMap(({ columns }) => columns.flatMap(column => column.lines))
    return [...findRunInHeadings([lines], { ...BODY, share }).values()].map(({ text, characters }) => [
      text,
      characters,
    ])
  }
  expect(paragraphs()).toEqual([['Funding.', 8]])
  expect(paragraphs(drawPage)).toEqual([])
  expect(paragraphs(drawRecognised, 0.6)).toEqual([])
})
