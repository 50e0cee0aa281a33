import { type Block, textOfBlock } from '../page/text-line.ts'
import { matchHeadingKeyword } from '../text/keywords.ts'
import type { Decisions, Evidence } from './decision.ts'

type ListRole = 'reference' | 'footnote'

/** Evidence of notes that are gathered under a heading, and so may be called from any page. */
export const UNDER_NOTES_HEADING = 'under-footnote-heading'

/** Entries in sequence that make a list of references without a heading. */
const LEAST_ENTRIES = 5
/** A list without heading stands in this last share of the document's blocks. */
const LAST_SHARE = 0.5

/**
 * Decides what stands under a heading of references or of notes: entries up to the next heading of the same rank.
 * Without such a heading, lines numbered `[1]`, `[2]` … at the end of the document are references.
 *
 * Blocks that already have a role (captions, footnotes, tables) keep it.
 */
export function classifyListSections(evidence: Evidence, decisions: Decisions): void {
  let role: ListRole | undefined
  let level = 0
  let hasReferences = false
  for (const [i, block] of evidence.blocks.entries()) {
    const decision = decisions.get(block)
    if (decision?.heading !== undefined) {
      if (role !== undefined && decision.heading.level > level && !isOwnSection(block)) continue
      role = listOf(block)
      if (role === 'footnote' && !opensNotes(evidence.blocks[i + 1])) role = undefined
      level = decision.heading.level
    } else if (role !== undefined && decision === undefined && isUpright(block)) {
      decisions.set(block, {
        role,
        score: 0.9,
        evidence: [role === 'footnote' ? UNDER_NOTES_HEADING : 'under-references-heading'],
      })
      hasReferences ||= role === 'reference'
    }
  }
  if (!hasReferences) classifyUnheadedReferences(evidence, decisions)
}

function listOf(block: Block): ListRole | undefined {
  const concept = matchHeadingKeyword(textOfBlock(block))?.concept
  return concept === 'references' ? 'reference' : concept === 'notes' ? 'footnote' : undefined
}

/** Gathered notes have marks; a section named "Notes" may as well be text. */
function opensNotes(block: Block | undefined): boolean {
  const first = block?.lines[0]
  if (first === undefined) return false
  return first.words[0]?.runs[0]?.script === 'super' || /^(?:[[(]?\d|[*∗†‡§¶#])/u.test(first.text)
}

/** A heading with a key word (acknowledgments, appendix …) is never part of the list before it. */
function isOwnSection(block: Block): boolean {
  return matchHeadingKeyword(textOfBlock(block)) !== undefined
}

function isUpright(block: Block): boolean {
  return block.lines[0]?.direction === 0
}

function classifyUnheadedReferences({ blocks }: Evidence, decisions: Decisions): void {
  const first = Math.floor(blocks.length * (1 - LAST_SHARE))
  const free = blocks.slice(first).filter(block => isUpright(block) && !decisions.has(block))
  const start = free.findIndex(block => labelOf(block.lines[0]?.text ?? '') === 1)
  if (start < 0) return
  let last = 0
  let end = start
  free.slice(start).forEach((block, i) => {
    for (const line of block.lines) {
      if (labelOf(line.text) !== last + 1) continue
      last++
      end = start + i
    }
  })
  if (last < LEAST_ENTRIES) return
  for (const block of free.slice(start, end + 1)) {
    decisions.set(block, { role: 'reference', score: 0.7, evidence: ['numbered-at-end'] })
  }
}

/** The number of an entry that a line opens, in brackets: a bare number opens too many things. */
function labelOf(line: string): number | undefined {
  const label = /^[[(](\d{1,3})[\])]\s/u.exec(line)?.[1]
  return label === undefined ? undefined : Number(label)
}
