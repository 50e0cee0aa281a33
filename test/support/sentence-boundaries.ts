import { readFileSync } from 'node:fs'
import { splitSentences } from '../../src/base/text/sentences/sentence.ts'

/** How well the sentence ends of a text were found: those between its sentences, the end of the text not counted. */
export interface BoundaryScore {
  readonly boundaries: number
  /** Share of the ends found that are ends. */
  readonly precision: number
  /** Share of the ends that were found. */
  readonly recall: number
  /** The text around each end that was missed (`+`) or found where none is (`-`). */
  readonly errors: readonly string[]
}

/** Characters shown on either side of an error. */
const CONTEXT = 40

/** Scores the ends found in the sentences of `test/base/text/sentences/NAME.txt`, one a line, joined with blanks. */
export function scoreBoundaries(name: string, language: string): BoundaryScore {
  const sentences = readFileSync(new URL(`../base/text/sentences/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const text = sentences.join(' ')
  const truth = new Set<number>()
  let end = -1
  for (const sentence of sentences.slice(0, -1)) truth.add((end += sentence.length + 1))
  const found = new Set(
    splitSentences(text, language)
      .slice(0, -1)
      .map(span => span.end),
  )
  const missed = [...truth].filter(at => !found.has(at))
  const false_ = [...found].filter(at => !truth.has(at))
  const show = (sign: string) => (at: number) =>
    `${sign} ${text.slice(Math.max(0, at - CONTEXT), at)} |${text.slice(at, at + CONTEXT)}`
  return {
    boundaries: truth.size,
    precision: (found.size - false_.length) / found.size,
    recall: (truth.size - missed.length) / truth.size,
    errors: [...missed.map(show('+')), ...false_.map(show('-'))],
  }
}
