/** Signs that one printed letter, or two, are read as, and what was printed: worn type, broken and touching letters. */
const CONFUSED: readonly (readonly [read: string, printed: string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['li', 'h'],
  ['1', 'l'],
  ['0', 'o'],
  ['5', 's'],
  ...['ce', 'lt', 'li', 'un', 'hb', 'ft', 'vy', 'co'].flatMap(([a = '', b = '']): [string, string][] => [
    [a, b],
    [b, a],
  ]),
  ['e', 'o'],
]

/** Words that are looked at: small letters, digits among them, not behind them as identifiers have it. */
const MAYBE_MISREAD = /^\p{Ll}[\p{Ll}015]+\p{Ll}$/u
/** Letters of a short word: it has too many neighbours, and is repaired to a frequent one alone. */
const SHORT = 3
const FREQUENT = 5
/** How many times as often as the word itself the other stands in the document. */
const MORE_OFTEN = 3

/**
 * What the words of one recognised document, with their counts, were printed as, where language and document agree:
 * `melhod` is "method". The word is unknown to the language, and one letter that looks like another, or two that do,
 * make of it one word alone that the language has and that stands in the document, more often.
 *
 * Never changes a word with capitals (names), nor one that the language has.
 *
 * @param isKnown whether the language has the word
 */
export function repairWords(
  counts: ReadonlyMap<string, number>,
  isKnown: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const repairs = new Map<string, string>()
  for (const [word, count] of counts) {
    if (!MAYBE_MISREAD.test(word) || isKnown(word)) continue
    const found = likeWords(word).filter(other => {
      const least = word.length <= SHORT ? FREQUENT : 1
      const own = counts.get(other) ?? 0
      return own >= least && own >= MORE_OFTEN * (count - 1) && isKnown(other)
    })
    const [repaired] = found
    if (repaired !== undefined && found.length === 1) repairs.set(word, repaired)
  }
  return repairs
}

/** The words that one exchange gives; of short words those of their own length. */
function likeWords(word: string): string[] {
  const found = new Set<string>()
  for (const [read, printed] of CONFUSED) {
    if (word.length <= SHORT && read.length !== printed.length) continue
    for (let at = word.indexOf(read); at >= 0; at = word.indexOf(read, at + 1)) {
      found.add(word.slice(0, at) + printed + word.slice(at + read.length))
    }
  }
  return [...found]
}
