import { expect, test } from 'vitest'
import { findIsbns, findIssns } from '../../../../src/base/text/publication/standard-numbers.ts'

test('takes numbers behind their label whose check digit is right', () => {
  expect(findIssns('ISSN 2049-3630, eISSN: 2434-561x; ISSN 2049-3631; 1234-5679')).toEqual(['2049-3630', '2434-561X'])
  expect(findIsbns('ISBN 978-3-16-148410-0, ISBN-10: 0 306 40615 2, ISBN 978-3-16-148410-1')).toEqual([
    '978-3-16-148410-0',
    '0-306-40615-2',
  ])
})
