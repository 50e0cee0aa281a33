import { describe, expect, test } from 'vitest'
import { parseIgtSpans } from '../../../src/products/freki/igt-spans.ts'
import { parseFreki } from '../../../src/products/freki/parse.ts'
import { textToFreki } from '../../../src/products/freki/text-to-freki.ts'
import { writeFreki } from '../../../src/products/freki/write.ts'

const TEXT = `Ferry talk

(3) Example
mo tarn-a

I  river-ACC
'I cross: now.'

After it.
`

describe('textToFreki', () => {
  test('makes blocks of the lines between blank lines, and counts the lines without them', () => {
    const document = textToFreki(TEXT, { id: 'talk' })
    expect(writeFreki(document)).toBe(`doc_id=talk page=1 block_id=b1 1 1
line=1:Ferry talk

doc_id=talk page=1 block_id=b2 2 3
line=2:(3) Example
line=3:mo tarn-a

doc_id=talk page=1 block_id=b3 4 5
line=4:I  river-ACC
line=5:'I cross: now.'

doc_id=talk page=1 block_id=b4 6 6
line=6:After it.`)
    expect(parseFreki(writeFreki(document))).toEqual(document)
  })

  test('tags the lines of spans, which count blank lines', () => {
    const { blocks } = textToFreki(TEXT, { id: 'talk', spans: parseIgtSpans('4 7 L G T\n\n1 1 M+LN\n') })
    const tagged = blocks.flatMap(block => block.lines).map(({ tag, spanId }) => [tag, spanId])
    expect(tagged).toEqual([
      ['M+LN', 's1'],
      [undefined, undefined],
      ['L', 's0'],
      ['G', 's0'],
      ['T', 's0'],
      [undefined, undefined],
    ])
  })

  test('begins a page at a form feed', () => {
    const { blocks } = textToFreki('one\n\ftwo\nthree\f\r\nfour', { id: 'a' })
    expect(blocks.map(({ page, lines }) => [page, lines.map(line => line.text)])).toEqual([
      [1, ['one']],
      [2, ['two']],
      [3, ['three', 'four']],
    ])
  })

  test('is empty for a text without lines', () => {
    expect(textToFreki(' \n\n', { id: 'a' })).toEqual({ blocks: [] })
  })

  test('refuses spans that have not one tag for each line', () => {
    const spans = parseIgtSpans('3 7 L G T')
    expect(() => textToFreki(TEXT, { id: 'talk', spans })).toThrow('lines 3 to 7: 3 tags for 4 lines')
  })
})

test.each(['3 L G', '3 2 L', '0 2 L', '3 4', 'first last L'])('parseIgtSpans refuses %j and says where', line => {
  expect(() => parseIgtSpans(`1 2 L G\n${line}`)).toThrow(expect.objectContaining({ code: 'E_IGT_TAGS_INVALID' }))
  expect(() => parseIgtSpans(`1 2 L G\n${line}`)).toThrow('line 2 of the IGT file')
})
