import { describe, expect, test } from 'vitest'
import { findYears } from '../../../../src/understand/build/references/years.ts'

describe('years of publication', () => {
  test.each([
    ['River, A. (2009a). Title', ['2009a']],
    ['River, A. (2009, May 3). Title', ['2009']],
    ['River A. Title. J Water. 2009;12:3.', ['2009']],
    ['Bach, A. (im Druck): Titel', ['im Druck']],
    ['Bach, A. (n.d.). Title', ['n.d.']],
    ['Bach, A. (im Erscheinen 2020): Titel', ['2020']],
    ['Petit, L. (à paraître). Titre', ['à paraître']],
    ['Cruz, A. (s. f.). Título', ['s. f.']],
    ['Јовић, Д. (б. г.). Наслов', ['б. г.']],
    ['Rivers, 1950–1999, pp. 2001–2010', []],
  ])('%s', (text, years) => {
    expect(findYears(text).map(({ year }) => year)).toEqual(years)
  })
})
