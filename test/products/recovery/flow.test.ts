import { describe, expect, test } from 'vitest'
import type { RecoveryOptions } from '../../../src/products/recovery/options.ts'
import { recoverLines, recoverSentences } from '../../../src/products/recovery/recover.ts'
import { wrap } from '../../support/wrap.ts'

const HARBOUR =
  'The harbour lay still under the morning fog, and nobody on the quay could say whether the boats had come in at ' +
  'night or were still out on the open sea. The old keeper climbed the stairs, as he had done every day for more than ' +
  'forty years, and lit the lamp before he counted them. There were seven of them, which was one less than the day ' +
  'before, and so he wrote a seven into the book that lay open on the table under the window of the tower.'
const MARKET =
  'On the market the women had set up their stands long before the sun rose over the roofs of the old town, because ' +
  'those who came late found no place near the well. They sold what the gardens gave in that dry summer, which was ' +
  'little, and they talked about the boats while they waited for somebody to buy the last of the beans and pears.'
const WIDTH = 48
const harbour = wrap(HARBOUR, WIDTH)
const market = wrap(MARKET, WIDTH)

function recover(lines: readonly string[], options: RecoveryOptions = {}) {
  return recoverSentences(lines.join('\n'), options)
}

function textsOf(lines: readonly string[], options: RecoveryOptions = {}): readonly string[] {
  return recover(lines, options).paragraphs.map(part => part.text)
}

/** The text of the harbour with some lines put into the middle of a sentence. */
function interrupted(...lines: readonly string[]): readonly string[] {
  return [...harbour.slice(0, 4), ...lines, ...harbour.slice(4), ...market]
}

describe('a paragraph', () => {
  test('ends with a line that is too short for the column', () => {
    expect(textsOf([...harbour, ...market])).toEqual([HARBOUR, MARKET])
  })

  test('goes on behind a line that ends a sentence at the edge of the column', () => {
    const lines = ['He saw them come over the sea in the grey light.', 'Only the last of them was not there.']
    expect(textsOf([...harbour, ...lines, ...market])).toEqual([HARBOUR, lines.join(' '), MARKET])
  })

  test.each([
    ['et al.', 'The lamp was first described by Meyer et al.', 'Smith saw it too and wrote so in the book.'],
    ['Fig.', 'The stairs of the tower, which are drawn in Fig.', '3 of the book, lead to the lamp.'],
  ])('goes on behind %s at the end of a line', (_, first, second) => {
    expect(textsOf([...harbour, first, second, ...market])).toEqual([HARBOUR, `${first} ${second}`, MARKET])
  })

  test('keeps its short last line without a full stop', () => {
    const lines = [
      ...market,
      'The keeper counted the boats of the harbour, and',
      'what he wrote down was this:',
      ...harbour,
    ]
    expect(textsOf(lines)).toEqual([
      MARKET,
      'The keeper counted the boats of the harbour, and what he wrote down was this:',
      HARBOUR,
    ])
  })

  test('goes on through lines that raised letters broke', () => {
    expect(
      textsOf([...harbour, 'He knew the boats of Ostland1', ', of Westland and of the islands.', ...market]),
    ).toEqual([HARBOUR, 'He knew the boats of Ostland1, of Westland and of the islands.', MARKET])
  })

  test('starts with an indent, though the line before it ends at the edge of the column', () => {
    const indented = wrap(`___${HARBOUR} They came back then.`, WIDTH).map(line => line.replace('___', '   '))
    expect(indented.at(-1)?.length).toBeGreaterThan(44)
    expect(textsOf([...indented, ...indented])).toEqual([
      `${HARBOUR} They came back then.`,
      `${HARBOUR} They came back then.`,
    ])
  })

  test('starts with each line of speech', () => {
    const speech = ['“Did you count them twice, as I told you to do?”', '“Twice, and there are seven of them.”']
    expect(textsOf([...harbour, ...speech, ...market])).toEqual([HARBOUR, ...speech, MARKET])
  })
})

describe('what stands in a paragraph', () => {
  test.each([
    ['note', ['3Keepers of the lamp, not of the boats.']],
    ['object', ['boats 7 8 7 6', 'lamps 1 1 1 1']],
    ['object', ['12']],
  ])('is taken out, as is this %s', (role, lines) => {
    const { paragraphs, deletions } = recover(interrupted(...lines))
    expect(paragraphs.map(part => part.text)).toEqual([HARBOUR, MARKET])
    expect(deletions.map(line => [line.role, line.text])).toEqual(lines.map(text => [role, text]))
  })

  test('stays where it is a caption', () => {
    expect(textsOf(interrupted('Figure 2: The tower and its lamp'))).toEqual([
      HARBOUR,
      'Figure 2: The tower and its lamp',
      MARKET,
    ])
  })

  test('is kept behind the paragraph, or kept with its role in front, where that is asked', () => {
    const lines = interrupted('boats 7 8 7 6')
    expect(textsOf(lines, { objects: 'keep' })).toEqual([HARBOUR, 'boats 7 8 7 6', MARKET])
    expect(textsOf(lines, { objects: 'mark' })).toEqual([HARBOUR, '[object] boats 7 8 7 6', MARKET])
  })

  test('is a page with its running head and its number', () => {
    const page = (number: number, first: readonly string[]): readonly string[] => [
      ...first,
      String(number),
      '\fTHE TOWER AND THE SEA',
    ]
    const ships = wrap(HARBOUR.replaceAll('The', 'That'), WIDTH)
    const lines = [...page(11, harbour), ...page(12, market), ...page(13, ships.slice(0, 4)), ...ships.slice(4)]
    const { paragraphs, deletions } = recover(lines)
    expect(paragraphs.map(part => part.text)).toEqual([HARBOUR, MARKET, ships.join(' ')])
    expect(new Set(deletions.map(({ role }) => role))).toEqual(new Set(['page-element']))
    expect(deletions).toHaveLength(6)
  })
})

describe('a heading', () => {
  test.each([
    ['2.1 The boats of the harbour'],
    ['THE BOATS OF THE HARBOUR'],
    ['The Boats of the Harbour'],
    ['Acknowledgements'],
    ['The boats'],
  ])('is told: %s', heading => {
    const { paragraphs } = recover([...harbour, heading, ...market])
    expect(paragraphs.map(({ role, text }) => [role, text])).toEqual([
      ['paragraph', HARBOUR],
      ['heading', heading],
      ['paragraph', MARKET],
    ])
  })

  test('of several lines becomes one, and a number starts another', () => {
    const headings = ['3. WHAT THE KEEPER OF THE TOWER', 'WROTE INTO HIS BOOK', '3.1 The boats']
    expect(textsOf([...harbour, ...headings, ...market])).toEqual([
      HARBOUR,
      '3. WHAT THE KEEPER OF THE TOWER WROTE INTO HIS BOOK',
      '3.1 The boats',
      MARKET,
    ])
  })
})

describe('the columns', () => {
  test('may be of several widths in one text', () => {
    const wide = wrap(`${HARBOUR} ${HARBOUR} ${HARBOUR}`, 90)
    const narrow = wrap(`${MARKET} ${MARKET} ${MARKET}`, 40)
    expect(textsOf([...wide, ...narrow, ...wide])).toEqual([wide, narrow, wide].map(lines => lines.join(' ')))
  })

  test('are told where a converter made one line of two', () => {
    const merged = [...harbour]
    merged.splice(3, 2, `${harbour[3] ?? ''} ${harbour[4] ?? ''}`)
    expect(textsOf([...market, ...merged, ...market])).toEqual([MARKET, HARBOUR, MARKET])
  })
})

describe('hyphens at line ends', () => {
  const lines = [
    ...harbour,
    'The water was full of small metabolic and amino-',
    'glycosides, said the doctor, and also of meta-',
    'bolic ones, which nobody but him had ever seen.',
    ...market,
  ]
  const words = ['amino-glycosides']

  test('are all undone by the simple rule', () => {
    expect(textsOf(lines, { hyphens: 'simple', words })[1]).toContain(
      'aminoglycosides, said the doctor, and also of metabolic',
    )
  })

  test('are kept where the user’s words have them, undone where the document has the word', () => {
    const recovered = recover(lines, { words })
    expect(recovered.paragraphs[1]?.text).toContain('amino-glycosides, said the doctor, and also of metabolic')
    expect(recovered.joins.filter(({ hyphen }) => hyphen !== 'none').map(({ hyphen }) => hyphen)).toEqual([
      'kept',
      'undone',
    ])
  })
})

test('holds no more of a long text than a few pages', () => {
  let read = 0
  const endless = {
    *[Symbol.iterator]() {
      for (let i = 0; i < 2000; i++) {
        for (const line of [...harbour, ...market]) {
          read++
          yield line
        }
      }
    },
  }
  const { parts } = recoverLines(endless)
  read = 0
  let passed = 0
  for (const { lines } of parts) {
    passed += lines.length
    expect(read - passed).toBeLessThan(200)
  }
  expect(passed).toBe(2000 * (harbour.length + market.length))
})
