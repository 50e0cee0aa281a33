import type { Block } from '../../../model/page/block.ts'
import { distancesOfLines, isRecognised } from '../../evidence/lines.ts'
import { type Evidence, isAppendixHeading, isReferencesHeading } from '../evidence.ts'
import { type FootnoteMark, readFootnoteMark } from './note-marks.ts'

/** Lines of notes are closer than those of entries if their greatest distance is below this share of the smallest there. */
const CLOSER_THAN_ENTRIES = 0.85

/** What else is known of a block that may be a note. */
interface PossibleNote {
  readonly above: readonly Block[]
  readonly mark: FootnoteMark | undefined
  readonly hasRule: boolean
  /** Whether its place, its mark or a call says that it is a note. */
  readonly hasMore: boolean
  /** Whether white space pushed it to the foot of the page. */
  readonly isLow: boolean
}

/** Whether a block is an entry: below the heading of references one may have the size of a note and a number, or a rule above it, but hardly more. */
export function isEntry(
  block: Block,
  { above, mark, hasRule, hasMore, isLow }: PossibleNote,
  evidence: Evidence,
): boolean {
  const heading = above.findLast(other => isReferencesHeading(other, evidence) || isAppendixHeading(other, evidence))
  if (heading === undefined || !isReferencesHeading(heading, evidence)) return false
  if (countsOnFrom(above.at(-1), block)) return true
  const entries = above.slice(above.indexOf(heading) + 1)
  return !hasMore && !(mark !== undefined && (hasRule || isUnlikeEntries(block, entries, isLow)))
}

/** Whether a block opens with the number in brackets that follows the one which opens the block above: the next entry of a list. */
function countsOnFrom(above: Block | undefined, block: Block): boolean {
  const [last, number] = [above, block].map(one => BRACKETED.exec(one?.lines[0]?.text ?? '')?.[1])
  return last !== undefined && Number(number) === Number(last) + 1
}

const BRACKETED = /^\[(\d{1,3})\]/u

/**
 * Whether a recognised block after the heading of references that opens with a number is no entry: it is far below entries that have no
 * numbers, or its lines are closer than theirs. A typist's notes have the type of the list.
 *
 * @param entries the blocks between the heading and it
 * @param isLow whether white space pushed it to the foot of the page
 */
export function isUnlikeEntries(block: Block, entries: readonly Block[], isLow: boolean): boolean {
  if (entries.length === 0 || ![block, ...entries].every(({ lines }) => lines.every(isRecognised))) return false
  const areNumbered = entries.some(({ lines }) => lines.some(line => /^\d/u.test(readFootnoteMark(line)?.mark ?? '')))
  const least = Math.min(...entries.flatMap(({ lines }) => distancesOfLines(lines)))
  const distances = distancesOfLines(block.lines)
  const isCloser = distances.length > 0 && Math.max(...distances) < CLOSER_THAN_ENTRIES * least
  return (isLow || (isCloser && Number.isFinite(least))) && !areNumbered
}
