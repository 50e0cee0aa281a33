import type { SuspectFont } from '../../pdf/relearn-fonts.ts'

/** Share of the letters that one offset explains, from which the numbers of the glyphs follow the order of ASCII. */
const LEAST_SHARE = 0.9
/** Fewer letters agree by chance. */
const LEAST_LETTERS = 10

/**
 * The letters, with those that no sample had, where the numbers of the glyphs are those of ASCII plus one offset: as they are
 * where a program wrote the numbers of a subset in the place of characters.
 *
 * @param marks all of the font
 */
export function continueByOffset(
  letters: ReadonlyMap<string, string>,
  marks: ReadonlySet<string>,
  { codeOf }: Pick<SuspectFont, 'codeOf'>,
): ReadonlyMap<string, string> {
  const offsets = [...letters].flatMap(([mark, letter]) => offsetOf(codeOf(mark), letter))
  const [offset] = mostFrequent(offsets)
  const fitting = offsets.filter(other => other === offset).length
  if (offset === undefined || fitting < LEAST_LETTERS || fitting < LEAST_SHARE * offsets.length) return letters
  const all = new Map(letters)
  for (const mark of marks) {
    const code = (codeOf(mark) ?? NaN) - offset
    if (!all.has(mark) && code > 0x20 && code < 0x7f) all.set(mark, String.fromCharCode(code))
  }
  return all
}

function offsetOf(code: number | undefined, letter: string): readonly number[] {
  return code === undefined || letter.length !== 1 ? [] : [code - letter.charCodeAt(0)]
}

function mostFrequent(numbers: readonly number[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).map(([number]) => number)
}
