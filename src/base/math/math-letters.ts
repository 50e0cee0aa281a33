import type { Alphabet } from './math-node.ts'

/** Alphabets of the block of mathematical letters by their first code point (Unicode 15, U+1D400 to U+1D7FF). */
const ALPHABETS: readonly (readonly [first: number, alphabet: Alphabet])[] = [
  [0x1d400, 'bold'],
  [0x1d434, 'italic'],
  [0x1d468, 'bold-italic'],
  [0x1d49c, 'script'],
  [0x1d504, 'fraktur'],
  [0x1d538, 'double-struck'],
  [0x1d56c, 'fraktur'],
  [0x1d5a0, 'sans'],
  [0x1d670, 'typewriter'],
  [0x1d6a4, 'italic'],
  [0x1d6a8, 'bold'],
  [0x1d6e2, 'italic'],
  [0x1d71c, 'bold-italic'],
  [0x1d756, 'sans'],
  [0x1d7ce, 'bold'],
  [0x1d7d8, 'double-struck'],
  [0x1d7e2, 'sans'],
  [0x1d7f6, 'typewriter'],
]

/** Letters of these alphabets that Unicode had before. */
const EARLIER: ReadonlyMap<string, Alphabet> = new Map([
  ...[...'ℬℰℱℋℐℒℳℛℯℊℴ'].map(letter => [letter, 'script'] as const),
  ...[...'ℭℌℨ'].map(letter => [letter, 'fraktur'] as const),
  ...[...'ℂℍℕℙℚℝℤ'].map(letter => [letter, 'double-struck'] as const),
  ['ℎ', 'italic'],
])

/** A mathematical letter as that of the ordinary alphabet, and its alphabet; `undefined` for other characters. */
export function readMathLetter(text: string): { readonly text: string; readonly alphabet: Alphabet } | undefined {
  const earlier = EARLIER.get(text)
  if (earlier !== undefined) return { text: text.normalize('NFKC'), alphabet: earlier }
  const code = text.codePointAt(0) ?? 0
  if (code < 0x1d400 || code > 0x1d7ff) return undefined
  const alphabet = ALPHABETS.findLast(([first]) => code >= first)?.[1] ?? 'italic'
  const plain = code === 0x1d6a4 ? 'ı' : code === 0x1d6a5 ? 'ȷ' : text.normalize('NFKD')
  return { text: plain, alphabet }
}
