import type { CorrectedWords } from '../corrections/correct-words.ts'
import type { CorrectedBlock } from '../corrections/regroup-blocks.ts'
import { pageOfId } from '../layout/blocks/block-ids.ts'
import type { CorrectedPart } from './header/correct-header.ts'
import type { Paper, PaperCorrection } from './paper.ts'

/** What was corrected of a paper, by the parts of the program that did it. */
export interface CorrectedParts {
  readonly header: readonly CorrectedPart[]
  readonly blocks: readonly CorrectedBlock[]
  readonly words: readonly CorrectedWords[]
}

/** The paper with a list of what a person corrected in it; the same where that is nothing. */
export function listCorrections(paper: Paper, { header, blocks, words }: CorrectedParts): Paper {
  const corrections: readonly PaperCorrection[] = [
    ...header.map(part => ({ part: part.header, read: part.read, is: part.is })),
    ...blocks.flatMap(roleOf),
    ...words.map(({ page, read, is }) => ({ part: 'words', page, ...changedWords(read, is) }) as const),
  ].filter(({ read, is }) => read !== is)
  return corrections.length === 0 ? paper : { ...paper, corrections }
}

function roleOf({ block, correction: { role }, decidedRole }: CorrectedBlock): readonly PaperCorrection[] {
  const page = pageOfId(block)
  const place = page === undefined ? {} : { page }
  return role === undefined ? [] : [{ part: 'role', ...place, read: decidedRole, is: role }]
}

/** What differs of two texts, in whole words: `on teh river` and `on the river` differ in `teh` and `the`. */
export function changedWords(read: string, is: string): Pick<PaperCorrection, 'read' | 'is'> {
  const [was, now] = [read.split(' '), is.split(' ')]
  const most = Math.min(was.length, now.length)
  let start = 0
  while (start < most && was[start] === now[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return { read: middle(was), is: middle(now) }
}
