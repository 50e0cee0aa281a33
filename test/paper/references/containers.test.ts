import { describe, expect, test } from 'vitest'
import { splitEntries } from '../../../src/paper/references/split-entries.ts'

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
]

describe('what holds a work', () => {
  test.each(ENTRIES)('%s', (entry, container, volume) => {
    const fields = split(entry)
    expect(fields?.container).toBe(container)
    expect(fields?.volume).toBe(volume)
  })

  test('is not the names of its editors', () => {
    expect(
      split('Bach, A. (2009). Rivers. In Tal, B. (ed.), <i>Water</i>. Northwick: Ropewalk.')?.container,
    ).not.toMatch(/\(ed/u)
  })
})
