import { loadSentenceJoiner } from '../sentence-join/joiner.ts'
import type { PieceJoiner } from './piece-joiners.ts'

/** The sentence joiner of this program for a language; there is one for every language. */
export async function loadBuiltInJoiner(language: string): Promise<PieceJoiner> {
  const joiner = await loadSentenceJoiner(language)
  return { joins: (left, right) => joiner.score(left, right) > joiner.threshold }
}
