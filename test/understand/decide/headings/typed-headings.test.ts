import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findRunInHeadings } from '../../../../src/understand/decide/headings/run-in-headings.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { indent, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

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

test('is one above a paragraph that is not set in, where it has a number of several parts', () => {
  const above = (heading: string, next = paragraph(6, 60, 'Towns')) =>
    textsOf(
      [drawRecognised(['', ...paragraph(5, 60, 'Rivers'), '', heading, ...next, '', ...typed('Boats')])],
      'heading',
    )
  expect(above('1.1 Remarks on the towns')).toEqual(['1.1 Remarks on the towns'])
  expect(above('1.1 Remarks on the towns,')).toEqual([])
  expect(above('1.1 Remarks on the towns', paragraph(6, 60, 'and towns'))).toEqual([])
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

test('is none without space above it, nor in a paper that was not recognised', () => {
  expect(headingsOf('Remarks on the towns', drawPage)).toEqual([])
  const close = ['', ...typed('Rivers'), 'Remarks on the towns', ...typed('Towns'), ...typed('Boats')]
  expect(textsOf([drawRecognised(close)], 'heading')).toEqual([])
})

test('is one of a recognised paper in several types, which shows no slanted type, and of no other', () => {
  const small = typed('Boats').map(line => `${line} {8}`)
  const mixed = ['', ...typed('Rivers'), '', 'Remarks on the towns', ...typed('Towns'), '', ...small]
  expect(textsOf([drawRecognised(mixed)], 'heading')).toEqual(['Remarks on the towns'])
  expect(textsOf([drawPage(mixed)], 'heading')).toEqual([])
})

/** The run-in headings of a paragraph with these first words. */
function runInsOf(opening: string, draw = drawRecognised): string[] {
  const layouts = layOutPages([draw([`${opening} The river paid for all of it.`, 'And the towns did, too.'])], 10)
  const lines = layouts.flatMap(({ columns }) => columns.flatMap(column => column.lines))
  return [...findRunInHeadings([lines], { ...BODY, share: 0.6 }).values()].map(({ text }) => text)
}

test.each([
  ['Funding.', 'Funding.'],
  ['Conflict of interest:', 'Conflict of interest:'],
  ['Funding  ', 'Funding'],
  ['2.1 Old towns  ', '2.1 Old towns'],
])('%s opens a paragraph as its heading in a recognised paper, and in no other', (opening, text) => {
  expect(runInsOf(opening)).toEqual([text])
  expect(runInsOf(opening, drawPage)).toEqual([])
})

test('a dash is the end of a numbered heading, and may have no blank behind it', () => {
  expect(runInsOf('2.1 Old towns—').map(text => text.replace(/\s/gu, ' '))).toEqual(['2.1 Old towns—'])
})

test.each(['Funding', '2.1 Old towns', '2.1 Old towns, and rivers  ', '2 Old towns  ', 'Old towns  '])(
  '%s is no heading',
  opening => {
    expect(runInsOf(opening)).toEqual([])
  },
)
