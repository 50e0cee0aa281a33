import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { AlignmentDocument } from '../../../src/products/alignment/alignment-document.ts'
import { writeAlignmentError, writeAlignmentHtml } from '../../../src/products/alignment/alignment-html.ts'

const DOCUMENT: AlignmentDocument = {
  language: 'en',
  languages: [
    { language: 'en', rows: 1086, percent: (100 * 1086) / 1092 },
    { language: 'sr-Cyrl', rows: 6, percent: (100 * 6) / 1092 },
  ],
  pages: [
    {
      number: 1,
      paragraphs: [
        { id: 'page1p1', language: 'en', font: 'FSAlbert-Bold', lines: ['One & two.', 'Three < four.'] },
        { id: 'page1p2', language: 'sr-Cyrl', font: '', lines: ['Да.'] },
      ],
    },
    { number: 2, paragraphs: [] },
  ],
}

const PERMISSIONS = {
  isEncrypted: true,
  mayAssemble: true,
  mayCopy: false,
  mayModify: false,
  mayAnnotate: true,
  mayPrint: true,
  mayPrintWell: false,
  mayFillForms: true,
  mayAccess: true,
}

/** Throws where it is not well-formed. */
function check(xml: string): void {
  new SaxesParser().write(xml).close()
}

test('has the form of PDFExtract', () => {
  const warnings = [{ method: 'sentenceJoin', message: 'No model for language: en', suggestion: 'Name one.' }]
  const html = writeAlignmentHtml(DOCUMENT, { keepsBreaks: true, permissions: PERMISSIONS, warnings })
  check(html)
  expect(html).toBe(`<html>
<head>
<defaultLang abbr="en" />
<languages>
<language abbr="en" percent="99.45055" rows="1086" />
<language abbr="sr-Cyrl" percent="0.5494505" rows="6" />
</languages>
<warnings>
<warning>
<method>sentenceJoin</method>
<details>
\t<message><![CDATA[No model for language: en]]></message>
\t<suggestion><![CDATA[Name one.]]></suggestion>
</details>
</warning>
</warnings>
<permission isencrypted="true">
<canassemply>true</canassemply>
<cancopy>false</cancopy>
<canmodified>false</canmodified>
<canmodifyannotations>true</canmodifyannotations>
<canprint>false</canprint>
<canprintdegraded>true</canprintdegraded>
<canfillinform>true</canfillinform>
<canscreenreader>true</canscreenreader>
</permission>
</head>
<body>
<div id="page1" class="page">
<p id="page1p1" lang="en" fontname="FSAlbert-Bold">
One &amp; two.<br />
Three &lt; four.<br />
</p>
<p id="page1p2" lang="sr-Cyrl" fontname="">
Да.<br />
</p>
</div>
<div id="page2" class="page">
</div>
</body>
</html>
`)
})

test('has neither warnings nor permissions nor breaks where nobody asks for them', () => {
  const html = writeAlignmentHtml(DOCUMENT)
  expect(html).not.toMatch(/warnings|permission|<br/)
  expect(html).toContain('One &amp; two.\nThree &lt; four.\n</p>')
})

test('writes a language alone as PDFExtract does', () => {
  const languages = [{ language: 'de', rows: 3, percent: 100 }]
  expect(writeAlignmentHtml({ ...DOCUMENT, languages })).toContain('<language abbr="de" percent="100.0" rows="3" />')
})

describe('is well-formed whatever the document holds', () => {
  test.each(['</p>', ']]>', '"\'&amp;', '\u0000\u0001\u0085', '\ud800', '\udc00a', '\ufffe', 'a\u2028b', '<!--', '😀'])(
    '%j',
    text => {
      const paragraph = { id: 'page1p1', language: text, font: text, lines: [text] }
      const document = { ...DOCUMENT, language: text, pages: [{ number: 1, paragraphs: [paragraph] }] }
      const html = writeAlignmentHtml(document, { warnings: [{ method: text, message: text, suggestion: text }] })
      check(html)
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(html))).toBe(html)
      check(writeAlignmentError(text, text))
    },
  )
})

test('the error page has message and trace', () => {
  expect(writeAlignmentError('Input file does not exist.', 'E_FILE_MISSING')).toBe(`<html>
<error>
<message>
<![CDATA[Input file does not exist.]]>
</message>
<stacktrace>
<![CDATA[E_FILE_MISSING]]>
</stacktrace>
</error>
</html>
`)
})
