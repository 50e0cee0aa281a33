import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import type { RecoveryOptions } from '../../../src/products/recovery/options.ts'
import { recoverSentences } from '../../../src/products/recovery/recover.ts'

/** Texts of the shape of those of the article, each on its own: so few lines that their widths say little. */
function recover(lines: readonly string[], options: RecoveryOptions = {}) {
  const diagnostics: Diagnostic[] = []
  const recovered = recoverSentences(lines.join('\n'), options, diagnostic => diagnostics.push(diagnostic))
  return {
    ...recovered,
    texts: recovered.paragraphs.map(part => part.text),
    codes: diagnostics.map(({ code }) => code),
  }
}

const HARBOURS = [
  'Harbours and lighthouses are places at which the keeping of books began early, and',
  'like other offices of the coast they hold today many kinds of lists and of ledgers',
  'that nobody has ever read, although they tell of the weather day after day. This is',
  'true of the books of the ferries, too, which are one of the least known among the',
  'kinds of ledgers [2].',
]
const FERRIES = [
  'Studies of ferries that were begun on this coast in the last years treat questions',
  'of the larger harbours (the northern towns, the islands), or they look closely at',
  'the life of one keeper and of his family on an island far from the next of towns.',
]

test('figure 2: lines with a blank in front and two paragraphs become these', () => {
  const lines = [...HARBOURS, ...FERRIES].map((line, i) => (i === 0 ? line : ` ${line}`))
  for (const preset of ['default', 'published'] as const) {
    const { texts } = recover(lines, { preset })
    expect(texts.map(text => text.trim())).toEqual([HARBOURS.join(' '), FERRIES.join(' ')])
  }
})

describe('figure 4: a page ends inside a sentence, with a note that lost its mark, and the next has a running head', () => {
  const BEFORE = [
    'The high state of the lamps of our coast has brought the keepers many better',
    'nights, which shows in the use of the oil, in the care for the wicks, and also in',
    'how seldom a lamp goes out while boats are at sea [1]. The clockwork of the towers',
    'turns a number of lenses, so that each tower has a sign of its own [4]. To see in',
    'full what such a clockwork does for the lamps, one has to take it apart and look at',
    'each of its wheels. Long service is had, in this case, by mending what is worn at',
    'once, by the right care of the weights and of their cord, as well as by',
  ]
  const NOTE = [
    'Contact: the author. E-mail: keeper@tower.example',
    '"The mending of clockwork in towers for the safety of boats and for the good use of oil',
    'in the houses of the coast that belong to the crown, in order to keep up with the',
    'other coasts". Number of the project TR 4711',
  ]
  const HEAD = ['Keeper A., et al.: Better clockwork for the towers .../ Lamps and Towers (1912/4), 89 - 94', '90']
  const AFTER = [
    'keeping to the rules that hang in the tower. After all wheels of the old clockwork',
    'had been measured, a new one was drawn and built into the tower, which was then',
    'tried in the nights of one winter with some of the boats [5]. It was tried as things',
    'are at sea and on',
    '',
    'the island in order to come to a judgement',
  ]
  const lines = ['BEGIN', '', ...BEFORE, '', '', '', ...NOTE, '', ...HEAD, ...AFTER].map(line => ` ${line} `)

  test('both go, and the sentence is whole', () => {
    const { texts, deletions } = recover(lines)
    expect(texts).toEqual(['BEGIN', [...BEFORE, ...AFTER].filter(line => line !== '').join(' ')])
    expect(deletions.map(({ role, text }) => [role, text.trim()])).toEqual([
      ...NOTE.map(text => ['note', text]),
      ['page-element', HEAD[0]],
      ['object', HEAD[1]],
    ])
  })

  test('both stay behind the paragraph where they are to be kept', () => {
    expect(recover(lines, { objects: 'keep' }).texts.slice(2)).toEqual([NOTE.join(' '), ...HEAD])
  })
})

test('figures 6 and 7: eleven lines give a heading, a paragraph without the note in it, and a heading', () => {
  const lines = [
    '3. THE KEEPING OF THE BOOKS',
    'OF THE TOWERS',
    'Books of the weather have been kept during 1910, 1911, and also',
    '1912 years by several keepers of the coast (Lamps of the Royal',
    'Company of the North1, the Ferries Office2, the Harbour News of3,',
    '   ',
    '1 http://www.lamps.example',
    'Ost4, West5 and the island of Nordeney6). The text that came of',
    'it has 13705 notes of the weather, which consist of a total sum',
    'of 45862 sentences.',
    '3.1 The Language of Keepers',
  ]
  const { columnWidth, paragraphs, deletions, codes } = recover(lines)
  expect(columnWidth).toBe(63)
  expect(paragraphs.map(({ role, text }) => [role, text])).toEqual([
    ['heading', '3. THE KEEPING OF THE BOOKS OF THE TOWERS'],
    ['paragraph', [...lines.slice(2, 5), ...lines.slice(7, 10)].join(' ')],
    ['heading', '3.1 The Language of Keepers'],
  ])
  expect(deletions.map(({ index, role }) => [index, role])).toEqual([[6, 'note']])
  expect(codes).toEqual([])
})

test('text that is not wrapped is told, also where the published algorithm goes on with it', () => {
  const text = [HARBOURS.join(' '), FERRIES.join(' '), 'The end', HARBOURS.join(' ')]
  const untouched = recover(text)
  expect(untouched).toMatchObject({ isWrapped: false, codes: ['W_TEXT_NOT_WRAPPED'], texts: text })
  expect(recover(text, { preset: 'published' })).toMatchObject({ isWrapped: false, codes: ['W_TEXT_NOT_WRAPPED'] })
})

test.each([
  [{ preset: 'published', hyphens: 'lexicon' }, 'undoes each hyphen'],
  [{ preset: 'published', words: ['amino-glycosides'] }, 'a list of words needs another preset'],
  [{ preset: 'published', objects: 'mark' }, 'always drops'],
] as const)('%j is refused, as the article has no such thing', (options, reason) => {
  expect(() => recover(HARBOURS, options)).toThrowError(reason)
})

test('hyphens and words hold with the other presets', () => {
  const lines = [...HARBOURS.slice(0, 4), 'kinds of amino-', 'glycosides, [2].', ...FERRIES]
  const first = (options: RecoveryOptions) => recover(lines, options).texts[0]
  expect(first({ hyphens: 'simple' })).toContain('aminoglycosides')
  expect(first({ words: ['amino-glycosides'] })).toContain('amino-glycosides')
})
