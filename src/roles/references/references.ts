import { opensRaised } from '../../layout/lines/line-style.ts'
import { type Block, textOfBlock } from '../../page/block.ts'
import { isRecognised } from '../../page/text-line.ts'
import { findEmails } from '../../text/web/emails.ts'
import { STATEMENTS } from '../../text/keywords/keyword-tables.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import type { Decisions, Evidence } from '../decision.ts'

type ListRole = 'reference' | 'footnote'

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u

/** Evidence of notes that are gathered under a heading, and so may be called from any page. */
export const UNDER_NOTES_HEADING = 'under-footnote-heading'

/**
 * Decides what stands under a heading of references or of notes: entries up to the next heading of the same rank.
 *
 * Blocks that already have a role (captions, footnotes, tables) keep it. The addresses of authors that close a paper
 * behind its list are no entries.
 */
export function classifyListSections(evidence: Evidence, decisions: Decisions): void {
  const closing = findClosingAddresses(evidence.blocks, decisions)
  let role: ListRole | undefined
  let level = 0
  for (const [i, block] of evidence.blocks.entries()) {
    const decision = decisions.get(block)
    if (decision?.heading !== undefined) {
      if (role !== undefined && decision.heading.level > level && !isOwnSection(block)) continue
      role = listOf(block)
      if (role === 'footnote' && !opensNotes(evidence.blocks[i + 1])) role = undefined
      level = decision.heading.level
    } else if (
      role !== undefined &&
      decision === undefined &&
      isUpright(block) &&
      !isLabelOfDrawing(block, evidence.body.size) &&
      !closing.has(block) &&
      !isStatement(block)
    ) {
      decisions.set(block, {
        role,
        score: 0.9,
        evidence: [role === 'footnote' ? UNDER_NOTES_HEADING : 'under-references-heading'],
      })
    }
  }
}

/** Numbers larger than the body are no entry: labels of a drawing that was recognised with the text. */
const LARGER_THAN_BODY = 1.2

function isLabelOfDrawing({ lines }: Block, bodySize: number): boolean {
  return lines.every(line => isRecognised(line) && !/\p{L}/u.test(line.text) && line.size > LARGER_THAN_BODY * bodySize)
}

/** `Conflict of interest: none.` A statement below the last entry names itself; no entry begins so. */
function isStatement(block: Block): boolean {
  const keyword = matchRunInKeyword(textOfBlock(block))
  return keyword?.separator === ':' && STATEMENTS.some(concept => concept === keyword.concept)
}

function listOf(block: Block): ListRole | undefined {
  const concept = matchHeadingKeyword(textOfBlock(block))?.concept
  return concept === 'references' ? 'reference' : concept === 'notes' ? 'footnote' : undefined
}

/** The last blocks without a role, as far as each gives an e-mail address and no year: entries date what they name. */
function findClosingAddresses(blocks: readonly Block[], decisions: Decisions): ReadonlySet<Block> {
  const free = blocks.filter(block => !decisions.has(block)).map(block => ({ block, text: textOfBlock(block) }))
  const last = free.findLastIndex(({ text }) => findEmails(text).length === 0 || YEAR.test(text))
  return new Set(free.slice(last + 1).map(({ block }) => block))
}

/** Gathered notes have marks; a section named "Notes" may as well be text. */
function opensNotes(block: Block | undefined): boolean {
  const first = block?.lines[0]
  if (first === undefined) return false
  return opensRaised(first) || /^(?:[[(]?\d|[*∗†‡§¶#])/u.test(first.text)
}

/** A heading with a key word (acknowledgments, appendix …) is never part of the list before it. */
function isOwnSection(block: Block): boolean {
  return matchHeadingKeyword(textOfBlock(block)) !== undefined
}

function isUpright(block: Block): boolean {
  return block.lines[0]?.direction === 0
}
