import { describe, expect, test } from 'vitest'
import { toEntryText } from '../../../../src/understand/build/references/entry-text.ts'
import type { TitleStyle } from '../../../../src/understand/build/references/title-ends.ts'
import { findTitle } from '../../../../src/understand/build/references/titles.ts'

/** The title that begins at `|` in a text whose italics stand in `<i>`. */
function titleOf(marked: string, style: Partial<TitleStyle> = {}): string | undefined {
  const start = marked.indexOf('|')
  const content = marked
    .replace('|', '')
    .split(/<\/?i>/u)
    .map((text, i) => ({ type: 'text' as const, text, style: i % 2 === 1 ? { italic: true as const } : {} }))
  const entry = toEntryText(content)
  const { title } = findTitle(entry, start, {
    containersAreItalic: true,
    authorEnd: '.',
    placesAreLast: false,
    ...style,
  })
  return title === undefined ? undefined : entry.text.slice(title.start, title.end)
}

describe('the title of an entry', () => {
  test.each([
    ['River, A. (2009). |The flow of rivers. <i>Water</i>, 12, 3–4.', 'The flow of rivers'],
    ['A. River, |“The flow of rivers,” <i>J. Water</i>, vol. 12.', 'The flow of rivers'],
    ['Bach, A. (2009): |„Flüsse? Ein Versuch“, in: <i>Wasser</i> 12.', 'Flüsse? Ein Versuch'],
    ['Petit, L. (2009). |« Les rivières », <i>Revue des eaux</i>, 12.', 'Les rivières'],
    ['Cruz, A. (2009). |Los ríos pequeños. En <i>Actas del agua</i>.', 'Los ríos pequeños'],
    ['Јовић, Д. (2009). |Мале реке. <i>Вода</i>, 12, 3–4.', 'Мале реке'],
    ['Jović, D. (2009). |Male reke. U: <i>Voda</i>, str. 3–4.', 'Male reke'],
    ['River A. |The flow of rivers. J Water. 2009;12:3–4.', 'The flow of rivers'],
    ['River, A. 2009. |<i>The book of rivers</i>. Northwick: Ropewalk.', 'The book of rivers'],
    ['River, A. (2009). |Small River Allocations. <i>J. Water. Res</i>, 3: 4–5.', 'Small River Allocations'],
  ])('%s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  test.each([
    ['River A. |The flow of rivers. A review. J Water. 2009;12:3–4.', 'The flow of rivers. A review'],
    [
      'River A. |Trout (<i>Salmo trutta</i>) in small rivers. J Water 2009;12:3–4.',
      'Trout (Salmo trutta) in small rivers',
    ],
    [
      'River A. |Trout, <i>Salmo trutta</i> Linn., and its food. <i>Water</i> 2009, 12:3-4.',
      'Trout, Salmo trutta Linn., and its food',
    ],
    ['River A. |Flowers of <i>Ocimum basilicum</i> L. Plants. 2009;12:3–4.', 'Flowers of Ocimum basilicum L'],
    ['Bach, Anna (2009): |Flüsse. Eine Geschichte. Berlin: Ropewalk.', 'Flüsse. Eine Geschichte'],
    ['Bach, Anna (2009): |Flüsse. Eine Geschichte, Wien/Köln.', 'Flüsse. Eine Geschichte'],
    [
      'Bach, Anna (2009): |Whose rivers? The story of a war, River Affairs 105 (419): 3–4.',
      'Whose rivers? The story of a war',
    ],
    ['Bach, Anna (2009): |Kleine Flüsse. S. 3-14 in: Karl Tal (Hg.), Wasser. Berlin: Ropewalk.', 'Kleine Flüsse'],
    [
      'Bach, Anna (2009): |Kleine Flüsse. Oder: Wasser im Tal. In: Tal, Karl (Hg.): Wasser. Bonn: Ropewalk.',
      'Kleine Flüsse. Oder: Wasser im Tal',
    ],
    ['Bach, Anna (2009): |Kleine Flüsse, 8. Auflage. Berlin: Ropewalk.', 'Kleine Flüsse'],
    ['Bach, Anna (2009): |Kleine Flüsse (Berlin: Ropewalk).', 'Kleine Flüsse'],
    ['Рекин А. |Малые реки: опыт // Вода. 2009. № 12. С. 3–4.', 'Малые реки: опыт'],
  ])('with its subtitle, up to what holds the work: %s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  test('ends at the comma of a list that separates all with commas, before an abbreviated journal', () => {
    const entry = 'A. River, |The flow of rivers, Proc. Natl. Acad. Water 12 (2009) 3–4.'
    expect(titleOf(entry, { authorEnd: ',' })).toBe('The flow of rivers')
  })

  test('ends before a place that no list of cities has where other entries end in places', () => {
    const entry = 'Bach, Anna (2009), |Kleine Flüsse, Oberseilbach.'
    expect(titleOf(entry, { placesAreLast: true })).toBe('Kleine Flüsse')
    expect(titleOf(entry)).toBe('Kleine Flüsse, Oberseilbach')
  })

  test('is left out where the journal stands right behind the authors', () => {
    expect(titleOf('A. River, |<i>J. Water</i> 12, 3–4 (2009).')).toBeUndefined()
  })
})
