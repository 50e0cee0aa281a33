import { expect, test } from 'vitest'
import { XmlElement } from '../../../../src/write/writers/xml/xml-element.ts'

test('what is printed like an entity is text, in elements and attributes; instructions stay as they are', () => {
  const paragraph = new XmlElement('p', { name: 'R&amp;D "&nbsp;"' })
  paragraph.txt('&lt; and &nbsp; and &#65; and &; & ]]> <').ele('b').txt('&eacute;')
  paragraph.ins('paperxml', 'a="&lt;"')
  paragraph.ins('paperxml', '')
  const escaped = '&amp;lt; and &amp;nbsp; and &amp;#65; and &amp;; &amp; ]]&gt; &lt;<b>&amp;eacute;</b>'
  expect(paragraph.toString()).toBe(
    `<p name="R&amp;amp;D &quot;&amp;nbsp;&quot;">${escaped}<?paperxml a="&lt;"?><?paperxml?></p>`,
  )
})

test('an element without content is one tag; attributes may come after its content', () => {
  const row = new XmlElement('tr')
  const cell = row.ele('td')
  row.ele('td').txt('')
  cell.ele('p')
  cell.att('class', 'header')
  expect(row.toString()).toBe('<tr><td class="header"><p/></td><td></td></tr>')
})
