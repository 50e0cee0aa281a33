import { describe, expect, test } from 'vitest'
import { toScriptJson } from '../../../src/write/writers/document/markup.ts'
import { html, trustedHtml } from '../../../src/write/writers/html/html-template.ts'

describe('a template', () => {
  test('escapes what is put into it, in text and in attributes', () => {
    const evil = `"><script>alert('&')</script>`
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      `<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>`,
    )
  })

  test('takes templates, lists of them, numbers and trusted text', () => {
    expect(html`<ul>${[1, 2].map(i => html`<li>${i}</li>`)}</ul>${trustedHtml('<hr />')}`.text).toBe(
      '<ul><li>1</li><li>2</li></ul><hr />',
    )
  })

  test('writes no code point that HTML forbids', () => {
    expect(html`${'a\u0000b\u001bc\ud800d\uffffe\u0085f\n\t😀'}`.text).toBe('a�b�c�d�e�f\n\t😀')
  })
})

test('JSON in a script opens and closes nothing, and parses to the same value', () => {
  const value = { text: '</script><!-- <script> & \u2028 \ud800' }
  const json = toScriptJson(value)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(value)
})
