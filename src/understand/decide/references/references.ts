import type { Box } from '../../../base/geometry/box.ts'
import { LARGEST_NOTE_SIZE } from '../../layout/blocks/blocks.ts'
import { medianSize, opensRaised, SAME_SIZE } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import { STATEMENTS } from '../../../base/text/keywords/concepts.ts'
import { matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import type { Evidence } from '../evidence.ts'
import { framesOf } from '../block-frames.ts'
import { isProse } from '../prose.ts'
import { readMisreadMark } from '../notes/misread-marks.ts'
import { readBareLetter } from '../notes/note-marks.ts'
import { authorLivesOf } from './author-lives.ts'
import { ENTRY_START } from './entry-start.ts'
import { upToEnd } from './list-extent.ts'
import { namesYear, namesYearInParentheses } from './years.ts'

type ListRole = 'reference' | 'footnote'

const ENTRIES: Readonly<Record<ListRole, RoleDecision>> = {
  reference: { role: 'reference', score: 0.9, evidence: ['under-references-heading'] },
  footnote: { role: 'footnote', score: 0.9, evidence: ['under-footnote-heading'], variety: 'gathered' },
}

/**
 * Decides what the blocks under a heading of references or notes are: entries up to the next heading of the same rank.
 *
 * Blocks that already have a role (captions, footnotes, tables) keep it. What follows the last reference, such as the
 * addresses and lives of authors, is not part of the list.
 */
export function classifyListSections(evidence: Evidence, decided: Decisions): Decisions {
  const isLife = authorLivesOf(evidence.blocks, decided)
  const entries = findLists(evidence, decided).flatMap(({ role, blocks }) => {
    const life = blocks.findIndex(isLife)
    const listed = life < 0 ? blocks : blocks.slice(0, life)
    const kept = role === 'reference' ? upToEnd(listed, evidence, decided) : listed
    return kept.filter(block => !decided.has(block)).map((block): [Block, RoleDecision] => [block, ENTRIES[role]])
  })
  return new Map(entries)
}

/** A list under its heading, whose rank and frame it has. */
interface List {
  readonly role: ListRole
  readonly level: number
  readonly frame: Box | undefined
  readonly blocks: Block[]
}

function findLists(evidence: Evidence, decided: Decisions): List[] {
  const { blocks, keywordOf } = evidence
  const closing = findClosingAddresses(blocks, decided)
  const frameOf = framesOf(evidence)
  const lists: List[] = []
  let list: List | undefined
  for (const [i, block] of blocks.entries()) {
    const decision = decided.get(block)
    const heading = decision?.heading
    const frame = list !== undefined || heading !== undefined ? frameOf(block) : undefined
    // A box with a heading between the entries is not one of them and does not end the list.
    if (list !== undefined && frame !== undefined && frame !== list.frame) continue
    if (heading !== undefined) {
      // A heading with a key word (acknowledgments, appendix …) never belongs to the list before it.
      const below = blocks[i + 1]
      const isSister = heading.number === undefined && below !== undefined && opensEntries(below, decided)
      const entry = list?.blocks.findLast(other => !decided.has(other))
      const isLower = heading.level > (list?.level ?? 0) && !(list?.role === 'reference' && opensText(heading, below))
      const isInner = isLower || isSister || isSetLikeEntry(below, entry, evidence)
      if (list !== undefined && isInner && keywordOf(block) === undefined) continue
      const role = listOf(block, evidence)
      const isList = role === 'reference' || (role === 'footnote' && hasNotes(blocks, i + 1, decided))
      list = isList ? { role, level: heading.level, frame, blocks: [] } : undefined
      if (list !== undefined) lists.push(list)
    } else if (
      decision === undefined ? !closing.has(block) && mayBeEntry(block, evidence) : isEntryOf(list, decision)
    ) {
      list?.blocks.push(block)
    }
  }
  return lists
}

function mayBeEntry(block: Block, { body }: Evidence): boolean {
  return isUpright(block) && !isLabelOfDrawing(block, body.size) && !isStatement(block)
}

/** Whether a block is an entry of a list of references already, by its number or its date. */
function isEntryOf(list: List | undefined, { role }: RoleDecision): boolean {
  return role === 'reference' && list?.role === 'reference'
}

/** Whether running text is below a numbered heading: `A Questions` is an appendix then, and no part of a list. */
function opensText({ number }: HeadingParts, below: Block | undefined): boolean {
  const text = below === undefined ? '' : textOfBlock(below)
  return number !== undefined && isProse(text) && !ENTRY_START.test(text)
}

/** Whether what is below a heading within a list is an entry by its number, or begins as entries do and names a year. */
function opensEntries(below: Block, decided: Decisions): boolean {
  if (decided.get(below)?.role === 'reference') return true
  const text = textOfBlock(below)
  return ENTRY_START.test(text) && namesYear(text)
}

/** Whether what is below a heading within a list has the small type of the entries above it, and names a year in parentheses. */
function isSetLikeEntry(below: Block | undefined, entry: Block | undefined, { body }: Evidence): boolean {
  if (below === undefined || entry === undefined) return false
  const size = medianSize(below.lines)
  const isAlike = Math.abs(size - medianSize(entry.lines)) < SAME_SIZE * size
  return isAlike && size < LARGEST_NOTE_SIZE * body.size && namesYearInParentheses(textOfBlock(below))
}

/** Numbers larger than the body are not entries but labels of a drawing that was recognised with the text. */
const DRAWING_TYPE = 1.2

function isLabelOfDrawing({ lines }: Block, bodySize: number): boolean {
  return lines.every(line => isRecognised(line) && !/\p{L}/u.test(line.text) && line.size > DRAWING_TYPE * bodySize)
}

/** `Conflict of interest: none.` A statement below the last entry begins with its name, as no entry does. */
function isStatement(block: Block): boolean {
  const keyword = matchRunInKeyword(textOfBlock(block))
  return keyword?.separator === ':' && STATEMENTS.some(concept => concept === keyword.concept)
}

function listOf(block: Block, { keywordOf }: Evidence): ListRole | undefined {
  const concept = keywordOf(block)?.concept
  return concept === 'references' ? 'reference' : concept === 'notes' ? 'footnote' : undefined
}

/** The last blocks without a role, as far as each gives an e-mail address and no year: entries date what they name. */
function findClosingAddresses(blocks: readonly Block[], decided: Decisions): ReadonlySet<Block> {
  const free = blocks.filter(block => !decided.has(block)).map(block => ({ block, text: textOfBlock(block) }))
  const last = free.findLastIndex(({ text }) => findEmails(text).length === 0 || namesYear(text))
  return new Set(free.slice(last + 1).map(({ block }) => block))
}

/**
 * Gathered notes have marks; a section named "Notes" may as well be text. Where the first mark was not recognised, two
 * lines of the section open with one, or with what is read for one; one is enough where the list of references or nothing follows.
 */
function hasNotes(blocks: readonly Block[], start: number, decided: Decisions): boolean {
  const [first] = blocks[start]?.lines ?? []
  if (first === undefined) return false
  if (opensRaised(first) || /^(?:[[(]?\d|[([]?[a-z][).\]]\s|[*∗†‡§¶#])/u.test(first.text)) return true
  const below = blocks.slice(start)
  const end = below.findIndex(block => decided.get(block)?.heading !== undefined)
  const lines = below.slice(0, end < 0 ? undefined : end).flatMap(block => block.lines)
  if (opensLetters(lines)) return true
  const next = below[end]
  const isBehindText = next === undefined || decided.get(next)?.role === 'references-heading'
  return (
    lines.filter(line => isRecognised(line) && opensWithMark(line)).length >= (isBehindText ? 1 : FEWEST_READ_MARKS)
  )
}

/** Whether the first line opens with the letter `a` without any sign, and another with `b`: one alone may be a word. */
function opensLetters([first, ...lines]: readonly TextLine[]): boolean {
  const letterOf = (line: TextLine | undefined) => line && readBareLetter(line)?.mark
  return letterOf(first) === 'a' && lines.some(line => letterOf(line) === 'b')
}

/** Fewest lines with a mark in a recognised section of notes whose first mark was not read. */
const FEWEST_READ_MARKS = 2

/** Whether a recognised line opens with a small number and a sentence, or with a character that is read for a raised one. */
function opensWithMark(line: TextLine): boolean {
  return /^\d{1,2}\s?(?=\p{Lu}\p{L})/u.test(line.text) || readMisreadMark(line) !== undefined
}

function isUpright(block: Block): boolean {
  return block.lines[0]?.direction === 0
}
