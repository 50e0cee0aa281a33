import { describe, expect, test } from 'vitest'
import { splitEntries } from '../../../../src/understand/build/references/split-entries.ts'
import type { Inline } from '../../../../src/model/paper/paper.ts'

/** An entry; `<i>…</i>` is italic. */
function entry(marked: string): Inline[] {
  return marked
    .split(/<\/?i>/u)
    .map((text, i) => ({ type: 'text' as const, text, style: i % 2 === 1 ? { italic: true as const } : {} }))
    .filter(({ text }) => text !== '')
}

const split = (...entries: readonly string[]) => splitEntries(entries.map(entry))

describe('a list of references is split into fields', () => {
  test('with initials behind the surnames', () => {
    const fields = split(
      'River A.B., Hill C. (2009), “The flow of rivers”, Water, 12, 3–4.',
      'Рекин А. Б., Холмов В. Малые реки // Вода. 2009. Т. 12. С. 3–4.',
    )
    expect(fields.map(({ authors }) => authors.map(({ surname, given }) => `${surname}|${given}`))).toEqual([
      ['River|A.B.', 'Hill|C.'],
      ['Рекин|А. Б.', 'Холмов|В.'],
    ])
  })

  test('with suffixes and particles among initials without points', () => {
    const [first] = split('River AB III, Hill EC Jr, Vale MdaQ, Tal LdF. The flow of rivers. J Water. 2009;12:3-4.')
    expect(first?.authors.map(({ surname, given }) => `${surname}|${given}`)).toEqual([
      'River|AB',
      'Hill|EC',
      'Vale|MdaQ',
      'Tal|LdF',
    ])
  })

  test('in a moment where damaged fonts left no blanks, and where entries were not parted', () => {
    const [glued, many] = split(
      `River A. Rivers. ${'Aaa.'.repeat(200)}: X`,
      `River A. Rivers. ${'Bc de, Fg 12, '.repeat(5000)}`,
    )
    expect([glued?.authors, many?.authors]).toEqual(Array(2).fill([{ surname: 'River', given: 'A.' }]))
  })

  test('of the first work where an entry has several', () => {
    const several =
      'a) A. River, C. Hill, <i>Water</i> 2009, <i>12</i>, 3–4; b) B. Tal, <i>Land</i> 2010, <i>7</i>, 5–6.'
    expect(split(several)[0]).toMatchObject({
      authors: [{ surname: 'River' }, { surname: 'Hill' }],
      container: 'Water',
      year: '2009',
      volume: '12',
      pages: '3–4',
    })
  })

  test('with an organisation, a comma and a year', () => {
    const [first] = split('Office for Rivers, 2001a: Rivers in numbers. Berlin: Ropewalk.')
    expect(first).toMatchObject({
      authors: [{ surname: 'Office for Rivers' }],
      year: '2001a',
      title: 'Rivers in numbers',
    })
  })

  test('with organisations in front of the year, though no name of the list can be read', () => {
    const fields = split(
      'Office for Ropes of the South (2009). Ropes for all. Low Fen: Hemp Press.',
      'Office for Statistics of the North (2010). Rivers in numbers. Low Fen: Hemp Press.',
      'Ropes and how to splice them (2012). Low Fen: Hemp Press.',
    )
    expect(fields.map(({ authors, year, title }) => [authors[0]?.surname, year, title])).toEqual([
      ['Office for Ropes of the South', '2009', 'Ropes for all'],
      ['Office for Statistics of the North', '2010', 'Rivers in numbers'],
      [undefined, '2012', 'Ropes and how to splice them'],
    ])
  })

  test('with names, year in parentheses, italic journal, volume, issue, pages and DOI', () => {
    const [first] = split(
      'River, A. B., & Hill, C. (2009a). The flow of small rivers. <i>Journal of Water</i>, <i>12</i>(3), 45–67. https://doi.org/10.1000/abc.(12)3',
    )
    expect(first).toEqual({
      authors: [
        { surname: 'River', given: 'A. B.' },
        { surname: 'Hill', given: 'C.' },
      ],
      editors: [],
      year: '2009a',
      title: 'The flow of small rivers',
      container: 'Journal of Water',
      volume: '12',
      issue: '3',
      pages: '45–67',
      doi: '10.1000/abc.(12)3',
    })
  })

  test('with the year behind the pages, initials without points and an abbreviated journal in plain type', () => {
    const [, second] = split(
      'Hill C. Springs of the north. J Water. 2010;1:2-3.',
      'River AB, Hill CD, et al. The flow of small rivers. J. Wat. Res. 2009;12(3):45-67.',
    )
    expect(second).toMatchObject({
      authors: [
        { surname: 'River', given: 'AB' },
        { surname: 'Hill', given: 'CD' },
      ],
      isShortened: true,
      year: '2009',
      title: 'The flow of small rivers',
      container: 'J. Wat. Res.',
      volume: '12',
      issue: '3',
      pages: '45–67',
    })
  })

  test('with a title in quotation marks, a book behind "in" and its editors', () => {
    const [first] = split(
      'Bach, Anna / Berg, Karl (2018): „Kleine Flüsse? Ein Versuch“, in: Quelle, Maria / Tal, Jan (Hg.): <i>Wasser</i>. Berlin: Stromverlag 12–19.',
    )
    expect(first).toMatchObject({
      authors: [
        { surname: 'Bach', given: 'Anna' },
        { surname: 'Berg', given: 'Karl' },
      ],
      title: 'Kleine Flüsse? Ein Versuch',
      container: 'Wasser',
      editors: [
        { surname: 'Quelle', given: 'Maria' },
        { surname: 'Tal', given: 'Jan' },
      ],
      publisher: 'Stromverlag',
      year: '2018',
    })
  })

  test('with volume and editors named in Cyrillic', () => {
    const [first, second] = split(
      'Поповић, А. (2009). Извори малих река. Годишњак за воде, књ. 3, стр. 12–19.',
      'Илић, Д. (2010). Токови и обале. У: М. Ковач (ур.), Зборник о рекама. Београд: Ток.',
    )
    expect(first).toMatchObject({ container: 'Годишњак за воде', volume: '3', pages: '12–19' })
    expect(second).toMatchObject({ editors: [{ surname: 'Ковач', given: 'М.' }] })
  })

  test('without a title where a journal stands right behind the authors', () => {
    const [first] = split('A. River, B. Hill, J. Wat. Res. 12, 45–67 (2009)', 'C. Dale, J. Wat. 3, 1–2 (2010)')
    expect(first?.title).toBeUndefined()
    expect(first).toMatchObject({ container: 'J. Wat. Res.', volume: '12', pages: '45–67', year: '2009' })
  })

  test('without a title where all that could be one is in the parentheses of the year', () => {
    const fields = split(
      '“Ferries,” in Proc. Rivers, Delft, 2009, pp. 1–12.',
      '“Tides,” in Proc. Rivers, Delft, 2009, pp. 13–20.',
      'Мол, А. (. (1987:. Паромы дельты. Москва)https://Наука. С. 11–17.',
    )
    expect(fields.map(({ title, year }) => [title, year])).toEqual([
      ['Ferries', '2009'],
      ['Tides', '2009'],
      [undefined, '1987'],
    ])
  })

  test('with nothing made up where nothing can be told', () => {
    expect(split('see the archive of the town')[0]?.authors).toEqual([])
    expect(split('')[0]).toEqual({ authors: [], editors: [] })
  })
})
