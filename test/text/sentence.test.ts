import { describe, expect, it } from 'vitest'
import { splitSentences } from '../../src/text/sentence.ts'
import * as de from './sentences/de.ts'
import * as en from './sentences/en.ts'
import * as es from './sentences/es.ts'
import * as fr from './sentences/fr.ts'
import * as srCyrl from './sentences/sr-Cyrl.ts'
import * as srLatn from './sentences/sr-Latn.ts'

const SETS = { en, de, fr, es, 'sr-Latn': srLatn, 'sr-Cyrl': srCyrl }

function split(text: string, language: string): readonly string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end))
}

describe.each(Object.entries(SETS))('sentences in %s', (language, { DEVELOPMENT, HELD_OUT }) => {
  it.each([...DEVELOPMENT, ...HELD_OUT])('%s', marked => {
    const sentences = marked.split('¦').map(sentence => sentence.trim())
    expect(split(marked.replaceAll('¦ ', ''), language)).toEqual(sentences)
  })

  it('covers every character but white space, in order', () => {
    const text = `  ${[...DEVELOPMENT, ...HELD_OUT].join('\n').replaceAll('¦', '')}\n\n. . . ! ?\t(. "`
    const spans = splitSentences(text, language)
    expect(spans.map(({ start, end }) => text.slice(start, end).replace(/\s/g, '')).join('')).toBe(
      text.replace(/\s/g, ''),
    )
    for (const [i, { start, end }] of spans.entries()) {
      expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0)
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
    }
  })
})

describe('splitSentences', () => {
  it('gives nothing for an empty text', () => {
    expect(splitSentences('', 'en')).toEqual([])
    expect(splitSentences(' \n\n \t', 'en')).toEqual([])
  })

  it('ends a sentence at a blank line without a stop', () => {
    expect(split('A heading\n \nA paragraph\nof two lines', 'en')).toEqual(['A heading', 'A paragraph\nof two lines'])
  })

  it('keeps a note mark with the sentence it closes', () => {
    expect(split('This is known.3 The rest is not.¹² See below.', 'en')).toEqual([
      'This is known.3',
      'The rest is not.¹²',
      'See below.',
    ])
  })

  it('splits Chinese and Japanese, which have no blanks', () => {
    expect(split('这是第一句。这是第二句！第三句', 'zh')).toEqual(['这是第一句。', '这是第二句！', '第三句'])
  })

  it('reads common abbreviations in a language without a table', () => {
    expect(split('Zie Fig. 3 van Smith et al. (2009). Dat is alles.', 'nl')).toHaveLength(2)
  })

  it('knows a language by its base', () => {
    expect(split('Das ist z. B. Deutsch. Ja.', 'de-AT')).toEqual(['Das ist z. B. Deutsch.', 'Ja.'])
  })

  it.each(['.', '. ', 'a?) ', '.[1 ', '"', '."', '( ', 'a', ' ', 'Fig. A ', 'a\n\n'])(
    'takes linear time for a text of nothing but "%s"',
    piece => {
      const started = performance.now()
      splitSentences(`A b.${piece.repeat(200_000 / piece.length)}x. C`, 'en')
      // A tenth of a second when linear, minutes when quadratic.
      expect(performance.now() - started).toBeLessThan(5000)
    },
  )
})
