import { expect, test } from 'vitest'
import { parseHtml } from '../../../../src/read/sources/html/parse-html.ts'

function eventsOf(html: string | Uint8Array): string[] {
  const events: string[] = []
  parseHtml(typeof html === 'string' ? Buffer.from(html) : html, {
    open: (name, attributes, place) => events.push(`${place}<${[name, ...Object.values(attributes)].join(' ')}>`),
    text: text => events.push(text),
    close: name => events.push(`</${name}>`),
  })
  return events
}

test('closes what was left open, and empty elements', () => {
  expect(eventsOf('<P class=a>one<br>\n<p>two')).toEqual([
    '1<p a>',
    'one',
    '1<br>',
    '</br>',
    '\n',
    '</p>',
    '2<p>',
    'two',
    '</p>',
  ])
})

test('refuses elements that are nested without end', () => {
  expect(() => eventsOf('<b>'.repeat(100_000))).toThrowError('nested more than 10000 deep')
  expect(eventsOf('<b>'.repeat(9000))).toHaveLength(18_000)
})

test('spells out entities, and passes scripts over', () => {
  expect(eventsOf('&eacute;&#x416;&nbsp;<script>if (a < b) c</script>').join('')).toBe('éЖ\u00a01<script></script>')
})

test('takes the encoding that the file names', () => {
  const named = (head: string, byte = 0xe6) => eventsOf(Buffer.concat([Buffer.from(head), Buffer.from([byte])])).at(-1)
  expect(named('<?xml version="1.0" encoding="windows-1251"?>')).toBe('ж')
  expect(named('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">')).toBe('æ')
  expect(named('<meta charset="windows-1252">', 0x96)).toBe('–')
  expect(() => named('<meta charset="windows-9999">')).toThrow('windows-9999, which is not known')
  expect(() => named('<p>')).toThrow('the HTML says that its encoding is utf-8, and it is not')
})
