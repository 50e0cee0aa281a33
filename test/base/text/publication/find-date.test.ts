import { expect, test } from 'vitest'
import { findDate } from '../../../../src/base/text/publication/find-date.ts'

test.each([
  ['Received 12 August 2014', '2014-08-12'],
  ['August 3rd, 2014 and 1 May 2015', '2014-08-03'],
  ['Suntec, Singapore, 2-7 August 2009.', '2009-08-07'],
  ['am 3. März 2019', '2019-03-03'],
  ['le 1 août 2020', '2020-08-01'],
  ['5 de diciembre de 2011', '2011-12-05'],
  ['14. маја 2001', '2001-05-14'],
  ['3 settembre 2018', '2018-09-03'],
  ['3 de outubro de 2018', '2018-10-03'],
  ['3 sierpnia 2018', '2018-08-03'],
  ['3 мая 2018', '2018-05-03'],
  ['28-06-2017', '2017-06-28'],
  ['2014/08/12', '2014-08-12'],
  ['Jun 2, 2017', '2017-06-02'],
  ['Accepted: Jun 2015', '2015-06'],
  ['Columbus, Ohio, June 2008', '2008-06'],
])('%s is %s', (text, date) => {
  expect(findDate(text)?.date).toBe(date)
})

test.each(['in 2014', '30 February 2014', '13-13-2014', 'maybe 2014 pages', 'Mayer 12', '', '112 August 2014x'])(
  'finds no day in %s',
  text => {
    expect(findDate(text)?.date ?? 'none').not.toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)
