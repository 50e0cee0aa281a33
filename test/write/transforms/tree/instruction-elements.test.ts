import { describe, expect, it, test } from 'vitest'
import { putElementsForInstructions } from '../../../../src/write/transforms/tree/instruction-elements.ts'

/** What becomes of the content of a section, the names of blocks left out. */
function inSection(content: string): string {
  const xml = putElementsForInstructions(`<article><section>${content}</section></article>`).xml
  const [, inside = ''] = /<section[^>]*>(.*)<\/section>/s.exec(xml) ?? []
  return inside.replace(/ paperxml:block="[^"]*"/g, '')
}

describe('what a block says of itself', () => {
  test.each([
    [
      '<p><?paperxml item level="2" mark="•"?>x</p>',
      '<p paperxml:item="" paperxml:item-level="2" paperxml:item-mark="•">x</p>',
    ],
    ['<p><?paperxml id="p7"?> <?paperxml lang="de"?>x</p>', '<p paperxml:id="p7" paperxml:lang="de"> x</p>'],
    ['<doubt alpha="1"><?paperxml code?>x</doubt>', '<doubt alpha="1" paperxml:code="">x</doubt>'],
    [
      '<references><?paperxml head="A &amp; B" n="3"?></references>',
      '<references paperxml:head="A &amp; B" paperxml:n="3"></references>',
    ],
  ])('is an attribute of the block: %s', (content, expected) => {
    expect(inSection(content)).toBe(expected)
  })

  it('holds as it is said first', () => {
    expect(inSection('<p><?paperxml lang="de"?><?paperxml lang="fr"?>x</p>')).toBe('<p paperxml:lang="de">x</p>')
  })

  it('holds for one paragraph of several that an instruction divides', () => {
    expect(inSection('<abstract>x<?paperxml p?> <?paperxml lang="de"?>y</abstract>')).toBe(
      '<abstract>x<paperxml:p paperxml:lang="de"/> y</abstract>',
    )
  })

  test.each([
    '<p>x<?paperxml item level="1"?>y</p>',
    '<p><b>x</b><?paperxml lang="de"?>y</p>',
    '<p><![CDATA[x]]><?paperxml lang="de"?>y</p>',
    '<p>x<?paperxml bibl id="b1"?></p>',
  ])('says nothing behind text or an element: %s', content => {
    expect(inSection(content)).toBe(content)
  })
})

describe('an attribute that is said again with its styles', () => {
  it('is an element with text', () => {
    expect(
      inSection(
        '<figure caption="Of A &amp; B"><?paperxml caption?><?paperxml text="Of "?><?paperxml i?><?paperxml text="A &amp; B"?><?paperxml /i?><?paperxml ref target="b1"?><?paperxml text="[1]"?><?paperxml /ref?><?paperxml /caption?><p>x</p></figure>',
      ),
    ).toBe(
      '<figure caption="Of A &amp; B"><paperxml:styled>Of <paperxml:hi styles="i">A &amp; B</paperxml:hi><paperxml:ref target="b1">[1]</paperxml:ref></paperxml:styled><p>x</p></figure>',
    )
  })

  it('ends before text and other elements, and with the element around it', () => {
    const open = '<?paperxml title?><?paperxml text="a"?>'
    const element = '<paperxml:styled>a</paperxml:styled>'
    expect(inSection(`${open}<p>x</p><?paperxml /title?>`)).toBe(`${element}<p>x</p><?paperxml /title?>`)
    expect(inSection(`<figure>${open}</figure>`)).toBe(`<figure>${element}</figure>`)
    expect(inSection(`${open}\n<?paperxml text="b"?>`)).toBe(`${element}\n<?paperxml text="b"?>`)
  })

  test.each(['<p>x<?paperxml title?>y</p>', '<p><?paperxml text="a"?>y</p>'])(
    'is none where text may be: %s',
    content => {
      expect(inSection(content)).toBe(content)
    },
  )
})

describe('a citation', () => {
  it('is an element around its content', () => {
    expect(inSection('<p>see <?paperxml ref target="b1 b2"?>[1, 2]<?paperxml /ref?>.</p>')).toBe(
      '<p>see <paperxml:ref target="b1 b2">[1, 2]</paperxml:ref>.</p>',
    )
  })

  it('ends with the element around it, or where the next begins', () => {
    expect(
      inSection(
        '<p><i>a<?paperxml ref target="b1"?>b</i> <?paperxml ref target="b2"?>c<?paperxml ref target="b3"?>d</p>',
      ),
    ).toBe(
      '<p><i>a<paperxml:ref target="b1">b</paperxml:ref></i> <paperxml:ref target="b2">c</paperxml:ref><paperxml:ref target="b3">d</paperxml:ref></p>',
    )
  })

  it('is none in an abstract, and none where only its end is', () => {
    const abstract = '<abstract><?paperxml ref target="b1"?>x<?paperxml /ref?></abstract>'
    expect(inSection(abstract)).toBe(abstract)
    expect(inSection('<p>x<?paperxml /ref?>y</p>')).toBe('<p>xy</p>')
  })
})

describe('a style', () => {
  it('is an element around each text where it is on', () => {
    expect(inSection('<p>x<?paperxml sup?>2<?paperxml i?>a<b>n</b>c<?paperxml /sup?>d<?paperxml /i?>e</p>')).toBe(
      '<p>x<paperxml:hi styles="sup">2</paperxml:hi><paperxml:hi styles="sup i">a</paperxml:hi><b>n</b>' +
        '<paperxml:hi styles="sup i">c</paperxml:hi><paperxml:hi styles="i">d</paperxml:hi>e</p>',
    )
  })

  it('ends where a citation begins or ends', () => {
    expect(inSection('<p><?paperxml sup?><?paperxml ref target="b1"?>1<?paperxml sub?>2<?paperxml /ref?>3</p>')).toBe(
      '<p><paperxml:ref target="b1">1<paperxml:hi styles="sub">2</paperxml:hi></paperxml:ref>3</p>',
    )
  })
})

describe('a place in the text', () => {
  it('is an empty element', () => {
    expect(inSection('<p>x<?paperxml pb local="3" n="iii" break="no"?>y<?paperxml call anchor="star"?></p>')).toBe(
      '<p>x<paperxml:pb local="3" n="iii" break="no" first=""/>y<paperxml:call anchor="star"/></p>',
    )
  })

  test.each(['\u00ad', '&#xAD;', '&#173;'])('is one hyphen with the soft hyphen right behind it: %s', hyphen => {
    expect(inSection(`<p>a<?paperxml hyphen?>${hyphen}b${hyphen}c</p>`)).toBe(`<p>a<paperxml:hyphen/>b${hyphen}c</p>`)
  })

  it('has in its values what an attribute can hold: other entities, line ends and tabs are text', () => {
    expect(inSection('<p>x<?paperxml pb n="a < &copy; &lt;\tb\r\nc" local="1" local="2" odd="1"?></p>')).toBe(
      '<p>x<paperxml:pb n="a &lt; &amp;copy; &lt;&#9;b&#10;c" local="1" first=""/></p>',
    )
  })
})

test('what is no instruction for the stylesheets stays as it is', () => {
  const content =
    '<p><?other b?><?paperxml box="1 2 3 4 5"?><!-- <?paperxml b?> --><?paperxml boldly?><?paperxml-x b?>x</p>'
  expect(inSection(content)).toBe(content)
  const outside = '<?xml version="1.0"?><!DOCTYPE article [<?paperxml b?>]><?paperxml b?>'
  expect(putElementsForInstructions(`${outside}<article/>`).xml).toBe(
    `${outside}<article xmlns:paperxml="urn:paperxml:instructions"/>`,
  )
})

test('blocks have the kind and number that they are called by', () => {
  const xml =
    '<article><firstpageheader><author/></firstpageheader><section title="A"><p>x<footnote>n</footnote><footnote anchor="1"/></p>' +
    '<figure><p>y</p></figure><section><?paperxml references?><p>z</p></section></section><references><p>w</p></references></article>'
  const blocks = [...putElementsForInstructions(xml).xml.matchAll(/<(\w+)[^>]* paperxml:block="([^"]*)"/g)]
  expect(blocks.map(([, name = '', block = '']) => `${name} ${block}`)).toEqual([
    ...['author author1', 'section sec1', 'p p1', 'footnote fn1', 'figure fig1'],
    ...['section sec2', 'p b1', 'references sec3', 'p b2'],
  ])
})

test.each([
  ['styles that are never off', '<?paperxml b?>x'],
  ['facts', '<?paperxml lang="de"?>'],
  ['values', '<?paperxml pb local="1" n="2"?>'],
  ['blanks in a tag', '     '],
])('takes linear time: %s', { timeout: 10_000 }, (what, piece) => {
  const many = piece.repeat(20_000)
  const xml = what === 'blanks in a tag' ? `<p ${many}a="1">` : `<p>${many}`
  expect(putElementsForInstructions(`<article>${xml}</p></article>`).xml.length).toBeGreaterThan(50)
})

describe('a formula', () => {
  it('is an element around its text, with its place among all of them and not its notations', () => {
    expect(
      inSection(
        '<p><?paperxml math tex="x"?>x<?paperxml /math?> <?paperxml math type="display" n="2" mathml="y"?>y</p>',
      ),
    ).toBe(
      '<p><paperxml:math index="0">x</paperxml:math> <paperxml:math index="1" type="display" n="2">y</paperxml:math></p>',
    )
  })

  it('ends where a citation ends or the next formula begins, at the latest', () => {
    expect(
      inSection('<p><?paperxml ref target="b1"?>x<?paperxml math?>y<?paperxml math?>z<?paperxml /ref?>.</p>'),
    ).toBe(
      '<p><paperxml:ref target="b1">x<paperxml:math index="0">y</paperxml:math><paperxml:math index="1">z</paperxml:math></paperxml:ref>.</p>',
    )
  })
})
