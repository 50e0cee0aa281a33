import { describe, expect, it, test } from 'vitest'
import { putElementsForInstructions } from '../../../../src/write/transforms/tree/instruction-elements.ts'

const prepared = (content: string) => putElementsForInstructions(`<article>${content}</article>`).xml
const rootOf = (content: string) => /<article xmlns:paperxml="[^"]*"([^>]*)>/.exec(prepared(content))?.[1]
const tagsOf = (name: string, content: string) => prepared(content).match(new RegExp(`<${name}\\b[^>]*>`, 'g'))

describe('pages', () => {
  it('have a first place each, and a true one where an instruction names it', () => {
    const body =
      '<body><p>a<?paperxml pb local="2"?>b<?paperxml pb local="2"?>c</p><page local="2"/><page local="3"/><page local="3"/></body>'
    expect(tagsOf('paperxml:pb', body)).toEqual(['<paperxml:pb local="2" first=""/>', '<paperxml:pb local="2"/>'])
    expect(tagsOf('page', body)).toEqual([
      '<page local="2" paperxml:moved="" paperxml:first=""/>',
      '<page local="3" paperxml:first=""/>',
      '<page local="3"/>',
    ])
  })

  it('do not begin in a note', () => {
    const body = '<body><p>a<footnote>b<?paperxml pb local="2"?></footnote></p><page local="2"/></body>'
    expect(tagsOf('paperxml:pb', body)).toEqual(['<paperxml:pb local="2"/>'])
    expect(tagsOf('page', body)).toEqual(['<page local="2" paperxml:first=""/>'])
  })

  it('are counted, with the first and the last number that is printed', () => {
    expect(rootOf('<body><page local="1"/><page local="2" global=" vii "/><page local="3" global="8"/></body>')).toBe(
      ' paperxml:pages="3" paperxml:first-page="vii" paperxml:last-page="8"',
    )
  })
})

describe('references', () => {
  const LIST = '<references><p><?paperxml bibl id="lee"?>Lee</p><p><?paperxml bibl id="berg"?>Berg</p></references>'

  it('name the entries of a list by their places, those that are there', () => {
    const text =
      '<body><section><p><?paperxml ref target="berg none lee"?>x<?paperxml /ref?><?paperxml ref target="none"?>y<?paperxml /ref?></p></section>'
    expect(tagsOf('paperxml:ref', `${text}${LIST}</body>`)).toEqual([
      '<paperxml:ref target="berg none lee" to="#b2 #b1">',
      '<paperxml:ref target="none">',
    ])
  })

  it('name figures and sections, and only sections that are called say so', () => {
    const text =
      '<body><section><p><?paperxml ref type="section" target="sec2"?>x<?paperxml /ref?><?paperxml ref type="figure" target="fig1 fig2"?>y<?paperxml /ref?></p><figure/></section><section/></body>'
    expect(tagsOf('paperxml:ref', text)).toEqual([
      '<paperxml:ref type="section" target="sec2" to="#sec2">',
      '<paperxml:ref type="figure" target="fig1 fig2" to="#fig1">',
    ])
    expect(tagsOf('section', text)).toEqual([
      '<section paperxml:block="sec1">',
      '<section paperxml:block="sec2" paperxml:called=""/>',
    ])
  })
})

test('the first formula with a number has a name, which its place in the text refers to, and is placed by it', () => {
  const text =
    '<section><p>a<?paperxml formula n="4"?>b<?paperxml formula n="5"?></p><doubt>x</doubt> <?paperxml formula n="4"?><doubt>y</doubt><?paperxml formula n="4"?><doubt>z</doubt>text<?paperxml formula n="5"?></section>'
  expect(tagsOf('doubt', text)).toEqual([
    '<doubt paperxml:block="d1" paperxml:formula="4" paperxml:formula-id="f4" paperxml:placed="">',
    '<doubt paperxml:block="d2" paperxml:formula="4">',
    '<doubt paperxml:block="d3">',
  ])
  expect(tagsOf('paperxml:formula', text)?.slice(0, 2)).toEqual([
    '<paperxml:formula n="4" to="#f4"/>',
    '<paperxml:formula n="5"/>',
  ])
})

test('the root says which languages, notes, works in notes and soft hyphens there are', () => {
  expect(rootOf('<body><p><?paperxml lang="de"?>x</p></body>')).toBe(' paperxml:languages="de"')
  expect(rootOf('<body><p>x\u00ady<footnote><?paperxml bibl text="Lee 2001"?>z</footnote></p></body>')).toBe(
    ' paperxml:notes="" paperxml:works="" paperxml:soft-hyphens=""',
  )
})

test('the root says whether there are lists', () => {
  expect(rootOf('<body><p><?paperxml item level="1"?>x</p></body>')).toBe(' paperxml:items=""')
})

test('the root names the first element that no stylesheet looks for where it is', () => {
  expect(rootOf('<body><list/><table><th/></table></body>')).toBe(' paperxml:lost="list" paperxml:lost-in="body"')
})

test.each([
  ['<body>\n<p>a b</p>\n</body>', false],
  ['<body><p>a\nb</p></body>', true],
  ['<body><p><b>a</b>\n<b>b</b></p></body>', true],
  ['<body><p>a&#x9;b</p></body>', true],
])('tabs and line ends count where they are text: %j', (content, expected) => {
  expect(putElementsForInstructions(`<article>${content}</article>`).hasLineEnds).toBe(expected)
})
