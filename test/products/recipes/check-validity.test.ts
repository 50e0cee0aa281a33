import { expect, test } from 'vitest'
import { checkValidity } from '../../../src/products/recipes/check-validity.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'

const PAPER = `<!DOCTYPE article [<!ENTITY x SYSTEM "x.txt">]>
<article><header><file>a.pdf</file><firstpageheader><page local="1"/><title>Rivers</title></firstpageheader><abstract/></header>
<body><section title=""><p>The river TEXT.</p></section></body></article>`

test('what other commands do not read is not valid', async () => {
  const xml = PAPER.replace('TEXT', '&x;')
  const refused = { code: 'E_XML_MALFORMED', message: expect.stringContaining('&x;') as string }
  await expect(transformToTei(xml)).rejects.toMatchObject(refused)
  await expect(checkValidity(xml)).rejects.toMatchObject(refused)
  expect(await checkValidity(PAPER)).toMatchObject({ format: 'paperXML', problems: [] })
})
