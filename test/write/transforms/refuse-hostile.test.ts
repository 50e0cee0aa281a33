import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../src/base/text/sentences/sentence.ts'
import { refuseEntities, refuseHostileXml } from '../../../src/write/transforms/refuse-hostile.ts'
import { transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { FOREIGN_PAPER_XML } from '../../support/foreign-paper-xml.ts'

const articleWith = (content: string) =>
  `<article><header/><body><section title="A">${content}</section></body></article>`

const attributes = Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')

describe('paperXML that would keep the XSLT processor busy, or end its stack', () => {
  test.each([
    ['NUL', articleWith('<p>a\0b</p>')],
    ['styles nested 3,000 deep', articleWith(`<p>${'<b><i>'.repeat(1500)}x${'</i></b>'.repeat(1500)}</p>`)],
    ['elements nested 100,000 deep', articleWith('<section title="a>b">'.repeat(100_000))],
    ['200,000 attributes', articleWith(`<p ${attributes}>x</p>`)],
  ])('is an error of the input: %s', { timeout: 5000 }, async (_what, xml) => {
    const refused = { code: 'E_XML_MALFORMED' }
    await expect(transformToTei(xml)).rejects.toMatchObject(refused)
    await expect(transformToSentences(xml, { splitSentences })).rejects.toMatchObject(refused)
  })

  test.each([
    ['comments', '<!--'],
    ['sections of data', '<![CDATA['],
    ['instructions', '<?'],
    ['tags', '<a b="'],
    ['quotes', '<a "\''],
    ['document types', '<!DOCTYPE a'],
    ['parts of document types', '<!DOCTYPE a ['],
  ])('is searched in linear time: %s without end', { timeout: 5000 }, (_what, begin) => {
    expect(() => refuseHostileXml(begin.repeat(300_000))).not.toThrow(RangeError)
    expect(() => refuseEntities(`<!DOCTYPE a><a>${begin.repeat(300_000)}`)).not.toThrow()
  })

  test('is not what is merely long, or has signs of markup in its text', () => {
    expect(() => refuseHostileXml(FOREIGN_PAPER_XML)).not.toThrow()
    expect(() => refuseHostileXml(articleWith('<p>x</p><page local="1"/>'.repeat(1000)))).not.toThrow()
    const markup = `<!-- ${'<b>'.repeat(1000)} --><![CDATA[${'<b>'.repeat(1000)}]]><p title="${'='.repeat(1000)}"/>`
    expect(() => refuseHostileXml(articleWith(markup))).not.toThrow()
  })
})

test.each([
  ['of the document', '<!DOCTYPE article [<!ENTITY x "y">]><article>&x;</article>', true],
  ['of another file', '<!DOCTYPE article SYSTEM "a.dtd"><article title="&x;"/>', true],
  ['of XML', '<!DOCTYPE article [<!ENTITY x "y">]><article>&amp;x; &#120; &lt;</article>', false],
  [
    'in what is not parsed',
    '<!DOCTYPE article SYSTEM "a.dtd"><article><!-- &x; --><![CDATA[&x;]]><?p &x;?></article>',
    false,
  ],
])('entities %s', (_, xml, isRefused) => {
  const refuse = () => refuseEntities(xml)
  if (isRefused) expect(refuse).toThrow(expect.objectContaining({ code: 'E_XML_MALFORMED' }))
  else expect(refuse).not.toThrow()
})
