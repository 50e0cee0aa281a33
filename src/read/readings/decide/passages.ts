import { type Box, overlapY } from '../../../base/geometry/box.ts'
import type { AlignedWords } from '../align/align-words.ts'
import { type Evidence, isKnownWord } from './choose-reading.ts'
import type { ReadWord } from '../reading.ts'

/** Fewest known words of a passage. */
const LEAST_IN_PASSAGE = 3
/** Least share of its words that are known. */
const LEAST_LIKELY = 0.4
/** Fewest letters of a known word that counts: specks are read as short words too. */
const LEAST_LETTERS_OF_WORD = 4

/**
 * The words that one reading alone has because the other one missed the passage: words in a row of one page, enough of them
 * known, without the lines that have no known word.
 *
 * @param lone ranges of one word each
 * @param indexOf the index of a range's word in its reading
 * @param words that reading
 */
export function findPassages(
  lone: readonly AlignedWords[],
  indexOf: (range: AlignedWords) => number,
  words: readonly ReadWord[],
  evidence: Evidence,
): ReadonlySet<AlignedWords> {
  const wordOf = (range: AlignedWords) => words[indexOf(range)] as ReadWord
  const isLikely = (range: AlignedWords) => isLikelyWord(wordOf(range).text, evidence)
  const rows: AlignedWords[][] = []
  for (const range of [...lone].sort((one, two) => indexOf(one) - indexOf(two))) {
    const last = rows.at(-1)?.at(-1)
    const isNext = last !== undefined && indexOf(range) === indexOf(last) + 1
    if (isNext && wordOf(last).page === wordOf(range).page) rows.at(-1)?.push(range)
    else rows.push([range])
  }
  const passages = rows.filter(row => {
    const likely = row.filter(isLikely).length
    return likely >= LEAST_IN_PASSAGE && likely >= LEAST_LIKELY * row.length
  })
  const lines = passages.flatMap(row => cutAtLineEnds(row, range => wordOf(range).box))
  return new Set(lines.filter(line => line.some(isLikely)).flat())
}

function isLikelyWord(text: string, evidence: Evidence): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS_OF_WORD && isKnownWord(text, evidence)
}

/** Words in a row, those of each printed line apart. */
function cutAtLineEnds(
  row: readonly AlignedWords[],
  boxOf: (range: AlignedWords) => Box | undefined,
): AlignedWords[][] {
  const lines: AlignedWords[][] = []
  for (const range of row) {
    const [last] = lines.at(-1)?.slice(-1) ?? []
    const [before, here] = [last && boxOf(last), boxOf(range)]
    if (before !== undefined && here !== undefined && overlapY(before, here) > 0) lines.at(-1)?.push(range)
    else lines.push([range])
  }
  return lines
}
