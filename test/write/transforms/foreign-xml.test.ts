import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../../src/base/text/sentences/sentence.ts'
import { transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validatePaperXml } from '../../../src/write/transforms/validate.ts'

const TRANSFORMS = [
  (xml: string) => transformToTei(xml),
  (xml: string) => transformToTei(xml, { flavour: 'grobid' }),
  (xml: string) => transformToSentences(xml, { splitSentences }),
]

const inBody = (content: string) => `<article><header/><body><section title="A">${content}</section></body></article>`

describe('input that is no paperXML', () => {
  test.each([
    ['TEI', '<TEI xmlns="http://www.tei-c.org/ns/1.0"><text/></TEI>', '"TEI"'],
    ['JATS', '<article><front/><body/></article>', '"front" in "article"'],
    ['paperXML in a namespace', '<article xmlns="urn:x"><body/></article>', 'urn:x'],
    ['an article of something else', '<article><foo/></article>', '"foo" in "article"'],
    ['an empty article', '<article/>', 'neither a header nor a body'],
    [
      'a request to include a file',
      inBody('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="x"/>'),
      'include',
    ],
    ['an element that would be lost in the header', '<article><header><p>x</p></header></article>', '"p" in "header"'],
    ['one in a table', inBody('<table><tr><th>x</th></tr></table>'), '"th" in "tr"'],
    ['one in a cell', inBody('<table><tr><td><b>x</b></td></tr></table>'), '"b" in "td"'],
    ['one in a figure', inBody('<figure><img/></figure>'), '"img" in "figure"'],
  ])('is an error of the input: %s', async (_what, xml, named) => {
    for (const transform of TRANSFORMS)
      await expect(transform(xml)).rejects.toMatchObject({
        code: 'E_FORMAT_UNKNOWN',
        message: expect.stringContaining(named) as string,
      })
  })

  test('is malformed where it has no element', async () => {
    for (const transform of TRANSFORMS)
      await expect(transform('<!-- nothing else -->')).rejects.toMatchObject({ code: 'E_XML_MALFORMED' })
  })
})

test('the encoding that a text was in before makes it neither valid nor invalid', async () => {
  const body =
    '<article><header><firstpageheader><page local="1"/><title>Größe</title></firstpageheader><abstract/></header>'
  for (const encoding of ['UTF-8', 'ISO-8859-1', 'UTF-16', 'x-unknown'])
    expect(await validatePaperXml(`<?xml version="1.0" encoding="${encoding}"?>${body}<body/></article>`)).toEqual([])
})
