import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import type { RecoveryOptions } from '../../../src/products/recovery/options.ts'
import { recoverSentences } from '../../../src/products/recovery/recover.ts'

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

test('a form feed ends a line, and the signs of transcriptions for hyphens are undone', () => {
  const [first = '', second = '', ...rest] = PROSE
  const broken = [`${first} in the har¬`, `bour ${second} and the Berg⸗`, 'leute too', ...rest].join('\n')
  const [text] = textsOf(broken.replace('\nwhether', '\fwhether'), { columnWidth: 60, eps: 0.6 })
  expect(text).toContain('in the harbour fog')
  expect(text).toContain('Bergleute too whether')
})
