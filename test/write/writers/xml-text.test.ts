import { expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { serialiseXml } from '../../../src/write/writers/xml-text.ts'

test('what is printed like an entity is text, in elements and attributes; instructions stay as they are', () => {
  const document = create()
  const paragraph = document.ele('p', { name: 'R&amp;D &nbsp;' })
  paragraph.txt('&lt; and &nbsp; and &#65; and &; & <').ele('b').txt('&eacute;')
  paragraph.ins('paperxml', 'a="&lt;"')
  const escaped = '&amp;lt; and &amp;nbsp; and &amp;#65; and &amp;; &amp; &lt;<b>&amp;eacute;</b>'
  expect(serialiseXml(document, false)).toContain(
    `<p name="R&amp;amp;D &amp;nbsp;">${escaped}<?paperxml a="&lt;"?></p>`,
  )
})
