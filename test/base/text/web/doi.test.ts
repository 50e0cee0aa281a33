import { describe, expect, test } from 'vitest'
import { findDois, isDoiAlone, mentionsDoi, normalizeDoi } from '../../../../src/base/text/web/doi.ts'

describe('DOIs of a text', () => {
  test.each([
    ['doi: 10.1000/rope.12.', ['10.1000/rope.12']],
    ['(see https://doi.org/10.1000/Rope(4)12).', ['10.1000/Rope(4)12']],
    [
      '10.1016/S0378-8741(97)00044-5, and 10.1000/b; 10.1000/c]',
      ['10.1016/S0378-8741(97)00044-5', '10.1000/b', '10.1000/c'],
    ],
    ['“10.1000/x”', ['10.1000/x']],
    ['Version 10.12/3 of 110.1000/x', []],
  ])('stand without what closes them: %s', (text, dois) => {
    expect(findDois(text).map(({ doi }) => doi)).toEqual(dois)
  })

  test('tell where they begin and whether they are labelled', () => {
    expect(findDois('DOI 10.1000/a or 10.1000/b')).toEqual([
      { doi: '10.1000/a', index: 4, isLabelled: true },
      { doi: '10.1000/b', index: 17, isLabelled: false },
    ])
  })
})

test('a DOI is mentioned where its label or resolver is', () => {
  expect(['doi:10.', 'https://doi.org/', 'at 10.1000/x', '10.5 kg'].map(mentionsDoi)).toEqual([true, true, true, false])
})

test('a field is a DOI in lower case, all of it', () => {
  expect(normalizeDoi('https://doi.org/10.1002/(SICI)1097<1661::AID>3.0.CO;2-2')).toBe(
    '10.1002/(sici)1097<1661::aid>3.0.co;2-2',
  )
  expect(normalizeDoi('none')).toBeUndefined()
})

test('a DOI alone has its label or resolver, and nothing else', () => {
  const alone = ['doi:10.1000/x.t001', 'https://doi.org/10.1000/x', 'dx.doi.org/10.1000/x']
  expect(alone.map(isDoiAlone)).toEqual([true, true, true])
  expect(['10.1000/x', 'See doi:10.1000/x', 'doi:10.1000/x for maps'].map(isDoiAlone)).toEqual([false, false, false])
})
