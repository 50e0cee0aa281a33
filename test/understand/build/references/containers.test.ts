import { describe, expect, test } from 'vitest'
import { splitEntries } from '../../../../src/understand/build/references/split-entries.ts'

function split(marked: string) {
  const content = marked
    .split(/<\/?i>/u)
    .map((text, i) => ({ type: 'text' as const, text, style: i % 2 === 1 ? { italic: true as const } : {} }))
  return splitEntries([content.filter(({ text }) => text !== '')])[0]
}

/** An entry, its container and volume. */
const ENTRIES: readonly (readonly [string, string | undefined, string | undefined])[] = [
  ['River, A. (2009). Small rivers. <i>Journal of Water</i>, <i>12</i>(3), 45–67.', 'Journal of Water', '12'],
  ['River, A. (2009). Small rivers. <i>Journal of Water 12 (2009)</i>, 45–67.', 'Journal of Water', '12'],
  [
    'Bach, Anna (2009): „Kleine Flüsse“, in: <i>Zeitschrift für Wasser</i> 12 (2009), S. 45–67.',
    'Zeitschrift für Wasser',
    '12',
  ],
  ['Bach, Anna (2009): „Kleine Flüsse“, in: <i>Wasser, S.</i> 45–67.', 'Wasser', undefined],
  ['Cruz, A. (2009). Ríos pequeños. En <i>Actas del agua, págs.</i> 45-67.', 'Actas del agua', undefined],
  ['Petit, L. (2009). Petites rivières. <i>Revue des eaux, vol.</i> 12, p. 45-67.', 'Revue des eaux', '12'],
  ['Jović, D. (2009). Male reke. <i>Voda, str.</i> 45–67.', 'Voda', undefined],
  ['Јовић, Д. (2009). Мале реке. <i>Вода, стр.</i> 45–67.', 'Вода', undefined],
  ['Рекин А. Малые реки // Вода. 2009. Т. 12, № 3. С. 45–67.', 'Вода', '12'],
  ['Рекин А. Малые реки // Вода и земля. 2009. № 12. С. 45–67.', 'Вода и земля', undefined],
  ['Rzeka A., Małe rzeki, „Woda”, 2009, t. 12, nr 3, s. 45–67.', 'Woda', '12'],
  ['Rio, A. B. Pequenos rios. <i>Água & Terra</i>, v. 12, n. 3, p. 45-67, 2009.', 'Água & Terra', '12'],
  ['River, A. Small rivers. In: WaterScience 1.1 (2015).', 'WaterScience', undefined],
  ['River AB. Small rivers in Lima, Peru. Braz Water Res. 2009;12:45-67.', 'Braz Water Res', '12'],
  ['River A. Small rivers in male rats. Water Res 2009;12:45–67.', 'Water Res', '12'],
  ['River A. Trout (Salmo) in male rats. Water Res 2009;12:45–67.', 'Water Res', '12'],
  ['River, A. Small rivers. <i>J</i>. <i>Nat</i>. <i>Water</i>. 12, 45–67 (2009).', 'J. Nat. Water.', '12'],
  ['River, A. Small rivers. <i>J. Am. Water Soc.</i> 2009, 12, 45–67.', 'J. Am. Water Soc.', '12'],
  ['River A. Small rivers. Water Res 2013;2013:423713.', 'Water Res', '2013'],
  ['Bach, A. (2009): Kleine Flüsse. Tageblatt 97: 45–67.', 'Tageblatt', '97'],
  [
    'Bach, Anna (2009): Flüsse, in: Tal, K./Berg, E. (Hg.), Wasser. Ein Buch, Wien, S. 45–67.',
    'Wasser. Ein Buch',
    undefined,
  ],
  [
    'Bach, Anna (2009): Flüsse. In: Tal, K. (Hg.): Wasser und Land. Bonn: Ropewalk, S. 45–67.',
    'Wasser und Land',
    undefined,
  ],
  ['Bach, Anna (2009): Flüsse, in: Amt für Wasser und Land (Hg.), Wasser 2000, Wien, S. 45–67.', 'Wasser', undefined],
  ['Bach, Anna (2009): Flüsse, in: Karl Tal: Wasser im Land, Wien, S. 45–67.', 'Wasser im Land', undefined],
]

describe('what holds a work', () => {
  test.each(ENTRIES)('%s', (entry, container, volume) => {
    const fields = split(entry)
    expect(fields?.container).toBe(container)
    expect(fields?.volume).toBe(volume)
  })

  test.each([
    ['Bach, A. (2009). Rivers. Northwick: Ropewalk.', 'Ropewalk'],
    ['Bach, A. (2009). Rivers. Ropewalk: Berlin.', 'Ropewalk'],
    ['Bach, A. (2009). Rivers, in: Tal, B. (ed.): Water and Land. Berlin: Ropewalk, 45–67.', 'Ropewalk'],
    ['Bach, A. (2009). Rivers (London: Ropewalk).', 'Ropewalk'],
    ['A. Bach, Rivers, Tarn University Press, Lower Tarn, 2009.', 'Tarn University Press'],
  ])('is printed by a publisher: %s', (entry, publisher) => {
    expect(split(entry)?.publisher).toBe(publisher)
  })

  test('has its pages in front of it', () => {
    const fields = split('Bach, Anna (2009): Flüsse. S. 3-14 in: Karl Tal (Hg.), Wasser. Berlin: Ropewalk.')
    expect(fields).toMatchObject({ container: 'Wasser', pages: '3–14', editors: [{ surname: 'Tal', given: 'Karl' }] })
  })

  test('is not the names of its editors', () => {
    expect(
      split('Bach, A. (2009). Rivers. In Tal, B. (ed.), <i>Water</i>. Northwick: Ropewalk.')?.container,
    ).not.toMatch(/\(ed/u)
  })
})
