import { expect, test } from 'vitest'
import { XmlElement } from '../../src/writers/xml-element.ts'

test('an element is written with its children in their order', () => {
  const root = new XmlElement('article', { id: 'a1' })
  root.txt('\n').ele('p').txt('one ').ele('b').txt('two')
  root.ins('paperxml', 'lb')
  root.ins('paperxml', '')
  root.ele('page').att('local', '2')
  expect(`${root}`).toBe(
    '<article id="a1">\n<p>one <b>two</b></p><?paperxml lb?><?paperxml?><page local="2"/></article>',
  )
})

test('characters of markup are escaped, also where they look like entities', () => {
  expect(`${new XmlElement('p', { n: '"<&>"' }).txt('"R&D" <a> &lt; b')}`).toBe(
    '<p n="&quot;&lt;&amp;&gt;&quot;">"R&amp;D" &lt;a&gt; &amp;lt; b</p>',
  )
})

test('an element with empty text is not an empty element', () => {
  expect(`${new XmlElement('p').txt('')}`).toBe('<p></p>')
})
