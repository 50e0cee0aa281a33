import { expect, test } from 'vitest'
import { evidenceOf, textsOf } from '../../../support/decide.ts'
import { paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const BODY = ['', '1. Introduction', '', ...paragraph(12, 66)]

/** First lines of the blocks of a recognised page. */
function starts(rows: readonly string[]): (string | undefined)[] {
  return evidenceOf([drawRecognised([...rows, ...BODY])]).blocks.map(({ lines }) => lines[0]?.text)
}

test('persons side by side begin a block below a title at the distance of its lines', () => {
  const persons = ['Ann Lee               Karl Brown', 'University of Ulm     Institute for Water']
  const title = '   Old Rivers and the four Towns'
  expect(starts([title, ...persons])).toEqual([title.trim(), 'Ann Lee Karl Brown', '1. Introduction', BODY[3]])
  expect(textsOf([drawRecognised([title, ...persons, ...BODY])], 'title')).toEqual([title.trim()])
  const wide = ['Sites               Rivers', 'Ulm and Neustadt    Old and slow ones']
  expect(starts(['The old sites and their rivers', ...wide])[1]).toBe('1. Introduction')
})

test('the address of the paper alone on its line ends a banner', () => {
  const banner = ['Journal of Textual Studies Vol. 33, No. 6, pp. 14-23', 'https://doi.org/10.9336/jts.2011.1732']
  expect(starts([...banner, 'OLD RIVERS AND TOWNS', '', 'Ann Lee'])).toEqual([
    banner[0],
    'OLD RIVERS AND TOWNS',
    'Ann Lee',
    '1. Introduction',
    BODY[3],
  ])
  expect(starts([...banner, 'of the year', '', 'Ann Lee'])[1]).toBe('Ann Lee')
})

test('a classification alone on its line is no part of the title below', () => {
  const title = 'Старые реки и города у их берегов'
  for (const label of ['УДК 517.9', 'УДК', 'UDK 811.163.41’373']) {
    const first = label.replace('’', "'")
    expect(starts([first, title, '', 'Иванов И. И.']).slice(0, 2)).toEqual([first, title])
    expect(textsOf([drawRecognised([first, title, '', 'Иванов И. И.', ...BODY])], 'title')).toEqual([title])
  }
  expect(starts(['УДК рек и городов', title])[1]).toBe('1. Introduction')
})

test('authors begin a block right below a title in capitals', () => {
  const title = 'OLD RIVERS AND THE TOWNS THAT LIVE BESIDE THEM IN THE NORTH OF THE'
  expect(starts([title, 'Ann Lee, Karl Brown, Bo Berg, Cara Roe and Dan Old', '', 'Abstract'])[1]).toBe(
    'Ann Lee, Karl Brown, Bo Berg, Cara Roe and Dan Old',
  )
})

test('the kind of an article alone on its line is no part of the title below', () => {
  const title = 'Rivers in old Towns and Fields'
  expect(starts(['Review', title, '', 'Ann Lee']).slice(0, 2)).toEqual(['Review', title])
  expect(textsOf([drawRecognised(['Review', title, '', 'Ann Lee', ...BODY])], 'title')).toEqual([title])
  expect(starts(['Review', 'of rivers in old towns'])[1]).toBe('1. Introduction')
})
