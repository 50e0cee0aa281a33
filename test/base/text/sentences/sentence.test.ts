import { describe, expect, it } from 'vitest'
import { splitSentences } from '../../../../src/base/text/sentences/sentence.ts'
import { scoreBoundaries } from '../../../support/sentence-boundaries.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'
import * as srCyrl from './sr-Cyrl.ts'
import * as srLatn from './sr-Latn.ts'
import { processorTime } from '../../../support/processor-time.ts'

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

/** Languages with a text on which rules were written (`dev`) and one whose errors nobody who wrote rules has seen (`test`). */
const MEASURED = ['en', 'de', 'fr', 'es', 'sr-Latn', 'sr-Cyrl']
/** Languages with a small table and a short text. */
const FURTHER = ['it', 'pt', 'ru', 'pl', 'cs', 'hr']

/** What no rule settles, and why. */
const KNOWN = [
  'GNU/Linux 10. | gcc', // the name of a program starts a sentence like a word that goes on
  'In der Goethestr. | 5', // compounds of abbreviations are without number
  '20 deg. C. | Approx.', // a unit like an initial before an abbreviation that starts a sentence
  'RZS za 2011. | Beograd', // a year without its noun: only the missing verb shows that the sentence goes on
  'Stefan Uroš II. | Milutin', // a numeral between names
]
const isKnown = (error: string): boolean => KNOWN.some(known => error.includes(known))

describe('sentence ends', () => {
  it.each(MEASURED)('are found in unseen text in %s: 98 of 100, and 98 of 100 found are right', language => {
    const { boundaries, precision, recall } = scoreBoundaries(`${language}.test`, language)
    expect(boundaries).toBeGreaterThanOrEqual(150)
    expect(precision).toBeGreaterThanOrEqual(0.98)
    expect(recall).toBeGreaterThanOrEqual(0.98)
  })

  it.each([...MEASURED, ...FURTHER])('are found in the text that the rules were written on in %s', language => {
    expect(scoreBoundaries(`${language}.dev`, language).errors.filter(error => !isKnown(error))).toEqual([])
  })
})

describe('splitSentences', () => {
  it.each([
    ['en', 'This is old (Ep. 6.16, Taf. 14 and Xyz. B). ¦ Others agree.'],
    ['en', '(It was late. ¦ We left.) ¦ They stayed.'],
    ['de', 'Es war am 3. 5. 2012 in Wien. ¦ Tabelle 3. ¦ 2012 war das anders.'],
    ['sr-Latn', 'Skup je bio 12. 3. 2010. ¦ Rat nije.'],
    ['en', 'We did this. ¦ a) The data were cut. ¦ (ii) Then they were read, cf. a) above.'],
    ['en', 'Take vitamin C. ¦ Novak agrees. ¦ See A and B. ¦ Novak agrees with J. Novak and K. Novak.'],
    ['en', 'Let a word have length n. ¦ Rules apply.'],
    ['sr-Latn', 'Posle 1878. Srbija raste. ¦ Tako je bilo 1878. ¦ Srbija raste.'],
    ['sr-Latn', 'To piše u 7. Beogradskom krugu. ¦ Ima ih 7. ¦ Beograd raste.'],
    ['de', 'Das war, laut Akte, 3. Mai 1648. ¦ Er zählte 3. ¦ Menschen kamen.'],
    ['en', 'It was 54.3 yrs. (SD 2). ¦ Then 12 h. ¦ Blood came at 8 a.m. ¦ A. M. Novak left.'],
    ['en', 'Take x1, ... , xn. ¦ Here occs. = occurrences.'],
    ['en', 'Grant No. IIS-0123456 and No. RG 12 paid. ¦ The answer is no. ¦ Nobody paid.'],
    ['fr', 'MM. Blanc et Noir viennent. ¦ On utilise une GC-MS. ¦ Blanc vient.'],
  ])('in %s: %s', (language, marked) => {
    expect(split(marked.replaceAll('¦ ', ''), language)).toEqual(marked.split(' ¦ '))
  })

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

  it.each(['known.3,5', 'known.12–14', '(known).7', 'of DNA.3,5–7', 'known.¹²,¹³'])(
    'ends a sentence behind "%s"',
    end => {
      expect(split(`All is ${end} The rest follows.`, 'en')).toEqual([`All is ${end}`, 'The rest follows.'])
    },
  )

  it('takes a text of very many sentences without a blank line', () => {
    expect(splitSentences('Yes. '.repeat(300_000), 'en')).toHaveLength(300_000)
  })

  it('splits Chinese and Japanese, which have no blanks', () => {
    expect(split('这是第一句。这是第二句！第三句', 'zh')).toEqual(['这是第一句。', '这是第二句！', '第三句'])
    expect(split('川は流れる．値は３．５である．次の文', 'ja')).toEqual([
      '川は流れる．',
      '値は３．５である．',
      '次の文',
    ])
  })

  it('reads common abbreviations in a language without a table', () => {
    expect(split('Zie Fig. 3 van Smith et al. (2009). Dat is alles.', 'nl')).toHaveLength(2)
  })

  it('knows a language by its base', () => {
    expect(split('Das ist z. B. Deutsch. Ja.', 'de-AT')).toEqual(['Das ist z. B. Deutsch.', 'Ja.'])
  })

  it.each([
    '.',
    '. ',
    'a?) ',
    '(a. B ',
    'a. (b. ',
    '3. ',
    '3. 5. ',
    '.[1 ',
    '"',
    '."',
    '( ',
    'a',
    ' ',
    'Fig. A ',
    'a\n\n',
  ])('takes linear time for a text of nothing but "%s"', piece => {
    const text = `A b.${piece.repeat(200_000 / piece.length)}x. C`
    // A tenth of a second when linear, minutes when quadratic.
    expect(processorTime(() => splitSentences(text, 'en'))).toBeLessThan(5000)
  })
})

describe('sentences of other scripts', () => {
  const sentencesOf = (text: string, language: string) =>
    splitSentences(text, language).map(({ start, end }) => text.slice(start, end))

  it('end at the Arabic question mark and the Urdu full stop', () => {
    expect(sentencesOf('هل كان ذلك ممكنا؟ نعم. ومتى؟', 'ar')).toEqual(['هل كان ذلك ممكنا؟', 'نعم.', 'ومتى؟'])
    expect(sentencesOf('یہ ایک جملہ ہے۔ یہ دوسرا ہے۔', 'ur')).toEqual(['یہ ایک جملہ ہے۔', 'یہ دوسرا ہے۔'])
  })

  it('end behind the quotes of Japanese, and go on behind a quotation inside a sentence', () => {
    expect(sentencesOf('「行こう。」彼女は立った。', 'ja')).toEqual(['「行こう。」', '彼女は立った。'])
    expect(sentencesOf('彼は「潮は嘘をつかない。」と書いた。次の日。', 'ja')).toEqual([
      '彼は「潮は嘘をつかない。」と書いた。',
      '次の日。',
    ])
  })
})

it('ends no sentence in a stretch that is whole', () => {
  const text = 'Let f! Then be. So.'
  expect(splitSentences(text, 'en', [{ start: 4, end: 11 }])).toEqual([
    { start: 0, end: 15 },
    { start: 16, end: 19 },
  ])
})
