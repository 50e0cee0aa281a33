import { loadSentenceJoiner } from '../sentence-join/joiner.ts'
import type { PieceJoiner } from './piece-joiners.ts'

/** The joiner of this program for a language, which is never without one. */
export async function loadBuiltInJoiner(language: string): Promise<PieceJoiner> {
  const joiner = await loadSentenceJoiner(language)
  return { joins: (left, right) => joiner.score(left, right) > joiner.threshold }
}
