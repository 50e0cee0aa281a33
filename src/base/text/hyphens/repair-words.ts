/** What letters of worn, broken or touching type are read as, and what was printed. */
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

/** Words that may be misread: small letters, perhaps with digits among them, but not at the end as in identifiers. */
const MAYBE_MISREAD = /^\p{Ll}[\p{Ll}015]+\p{Ll}$/u
/** Letters of a short word. It has many similar words, so it is only replaced by one that is frequent. */
const SHORT = 3
const FREQUENT = 5
/** How many times as often as the misread word the other must occur in the document. */
const MORE_OFTEN = 3

/**
 * The misread words of a recognised document with what was printed, where language and document agree: `melhod` is
 * "method". A misread word is not in the language. With one or two letters replaced by similar ones, exactly one word
 * results that is in the language and more frequent in the document.
 *
 * A capital at the beginning that was read as `l`, `1` or `0` comes back where only with it the language has the word.
 *
 * Never changes another word with capitals (names), nor one that the language has.
 *
 * @param isKnown whether the language has the word
 */
export function repairWords(
  counts: ReadonlyMap<string, number>,
  isKnown: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const repairs = new Map<string, string>()
  for (const [word, count] of counts) {
    const initial = repairInitial(word, isKnown)
    if (initial !== undefined) {
      repairs.set(word, initial)
      continue
    }
    if (!MAYBE_MISREAD.test(word) || isKnown(word)) continue
    const found = likeWords(word).filter(other => {
      const least = word.length <= SHORT ? FREQUENT : 1
      const ofOther = counts.get(other) ?? 0
      return ofOther >= least && ofOther >= MORE_OFTEN * (count - 1) && isKnown(other)
    })
    const [repaired] = found
    if (repaired !== undefined && found.length === 1) repairs.set(word, repaired)
  }
  return repairs
}

/** Capitals that are read as a small letter or a digit where a word begins: `lntroduction`, `0verview`, `1NDEX`. */
const INITIALS: Readonly<Record<string, string>> = { l: 'I', '1': 'I', '0': 'O' }
const MISREAD_INITIAL = /^[l10](?:\p{Ll}{3,}|\p{Lu}{3,})$/u

/** The word with the capital that its first character was read for, where only that is in the language. */
function repairInitial(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (!MISREAD_INITIAL.test(word)) return undefined
  const repaired = `${INITIALS[word.charAt(0)] ?? ''}${word.slice(1)}`
  return !isKnown(word.toLowerCase()) && isKnown(repaired.toLowerCase()) ? repaired : undefined
}

/** The words that one replacement gives; for short words only those of the same length. */
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
