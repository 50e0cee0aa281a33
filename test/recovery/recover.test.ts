import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostics.ts'
import type { RecoveryOptions } from '../../src/recovery/options.ts'
import { recoverSentences } from '../../src/recovery/recover.ts'

function textsOf(text: string, options: RecoveryOptions = {}): readonly string[] {
  return recoverSentences(text, options).paragraphs.map(part => part.text)
}

/** Lines about 40 characters wide, joined by line ends. */
const PROSE = [
  'The harbour lay still under the morning',
  'fog, and nobody on the quay could say',
  'whether the boats had come in at night',
  'or were still out on the open sea. The',
  'old keeper climbed the stairs, as he had',
  'done every day for more than forty years,',
  'and lit the lamp before he counted them.',
]

describe('figure 6 of the article', () => {
  const lines = [
    '3. THE CHARACTERISTICS OF THE',
    'TEXT CORPUS',
    'Meteorological texts have been collected during 2010, 2011, and',
    '2012 years from several sources (Republic Hydrometeorological',
    'Service of Serbia1, the Meteos agency2, the Politika daily news3,',
    '',
    '1 http://www.hidmet.gov.rs',
    'B924, SMedia5 and Internet portal Krstarica6). The created text',
    'corpus contains 13705 text descriptions, which consist of a total',
    'of 45862 sentences.',
    '3.1 Weather Forecast Sublanguage',
  ]

  test('becomes figure 7, the lines of the heading joined', () => {
    const recovered = recoverSentences(lines.join('\n'), { columnWidth: 64 })
    expect(recovered.paragraphs.map(({ role, text }) => [role, text])).toEqual([
      ['heading', '3. THE CHARACTERISTICS OF THE TEXT CORPUS'],
      [
        'paragraph',
        'Meteorological texts have been collected during 2010, 2011, and 2012 years from several sources (Republic ' +
          'Hydrometeorological Service of Serbia1, the Meteos agency2, the Politika daily news3, B924, SMedia5 and ' +
          'Internet portal Krstarica6). The created text corpus contains 13705 text descriptions, which consist of ' +
          'a total of 45862 sentences.',
      ],
      ['heading', '3.1 Weather Forecast Sublanguage'],
    ])
    expect(recovered.deletions.map(({ index, role }) => [index, role])).toEqual([[6, 'note']])
  })
})

test('takes the width of the columns from the text', () => {
  expect(textsOf([...PROSE, 'Then he slept.', ...PROSE].join('\n'))).toEqual([
    `${PROSE.join(' ')} Then he slept.`,
    PROSE.join(' '),
  ])
})

test('leaves text alone that is not hard-wrapped, and says so', () => {
  const diagnostics: Diagnostic[] = []
  const text = [PROSE.join(' '), '', 'A second paragraph.', '', PROSE.join(' ')].join('\n')
  const recovered = recoverSentences(text, {}, diagnostic => diagnostics.push(diagnostic))
  expect(recovered.isWrapped).toBe(false)
  expect(recovered.paragraphs.map(part => part.text)).toEqual(text.split('\n').filter(line => line !== ''))
  expect(diagnostics.map(({ code }) => code)).toEqual(['W_TEXT_NOT_WRAPPED'])
})

test('puts every line of the text into exactly one part', () => {
  const text = [...PROSE.slice(0, 4), '', 'Figure 1. A lamp.', '', ...PROSE.slice(4), '', 'Table 2'].join('\n')
  expect(recoverSentences(text).lines.map(({ index }) => index)).toEqual(text.split('\n').map((_, index) => index))
})
