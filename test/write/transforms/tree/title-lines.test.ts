import { expect, test } from 'vitest'
import { markTitleLines } from '../../../../src/write/transforms/tree/title-lines.ts'

/** What the lines of a title page say more. */
function moreOf(...lines: readonly string[]): readonly (string | undefined)[] {
  const xml = `<article><header><firstpageheader><title>Rivers <i>rest</i> &#x2013; today</title>
<author surname="Lee" givenname="Ann" email="lee@water.example"><org name="Northwick University" country="Norway"/></author></firstpageheader>
<frontmatter>${lines.map(line => `<p>${line}</p>`).join('')}</frontmatter><abstract paperxml:head="Summary">x</abstract></header><body/></article>`
  return [...markTitleLines(xml).matchAll(/<p(?: paperxml:says-more="(\w+)")?>/g)].map(([, more]) => more)
}

test.each([
  ['Rivers rest today', undefined],
  ['ANN LEE, Northwick University, Norway 12', undefined],
  ['lee@water.example', 'names'],
  ['Summary', 'names'],
  ['Rivers flow', 'header'],
  ['Room 204', 'header'],
  ['in <b>WU</b>', 'header'],
  ['a <?x rivers?>on it', undefined],
])('%s', (line, more) => {
  expect(moreOf(line)).toEqual([more])
})

test('the parts of a known word that a line end divides are known', () => {
  expect(moreOf('Northwick Univer-', 'sity')).toEqual([undefined, undefined])
  expect(moreOf('Northwick Univer', 'sity')).toEqual(['header', 'header'])
})
