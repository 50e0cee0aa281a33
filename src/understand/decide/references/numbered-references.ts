import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { type Evidence, isReferencesHeading } from '../evidence.ts'
import { namesYear } from './years.ts'

/** Entries in sequence that make a list of references without a heading. */
const LEAST_ENTRIES = 5
/** A list without heading is in this last share of the document's blocks. */
export const LAST_SHARE = 0.5

/** The ways to number entries, each with the least share of entries that must name a year. */
interface LabelForm {
  readonly label: RegExp
  readonly leastDated: number
}

/** Square brackets number little else at the start of lines; other numbers open examples, steps and questions too. */
const LABEL_FORMS: readonly LabelForm[] = [
  { label: /^\[(\d{1,3})\]\s/u, leastDated: 0 },
  { label: /^\((\d{1,3})\)\s/u, leastDated: 0.7 },
  { label: /^(\d{1,3})(?:[.)]\s*|\s+)[\p{Lu}\p{Lo}]/u, leastDated: 0.7 },
]
const ENTRY: RoleDecision = { role: 'reference', score: 0.7, evidence: ['numbered-at-end'] }

const HEADED_ENTRY: RoleDecision = { role: 'reference', score: 0.9, evidence: ['numbered-under-heading'] }

/** An entry: the block and the index in it of the line that opens it, and its text. */
interface Entry {
  readonly block: number
  text: string
}

/**
 * Decides which blocks are references by their numbers: lines that count from one, as `[1]`, `[2]` …, or in another
 * form where most of them name a year. Below a heading of references they begin right there, without one they are in
 * the last part of the document.
 *
 * Runs before the search for headings, as an entry's number and bold authors or italic title look like a heading. Blocks
 * between the first and the last entry that have a role keep it.
 */
export function classifyNumberedReferences(evidence: Evidence, decided: Decisions): Decisions {
  const { blocks, keywordOf } = evidence
  const heading = blocks.findLastIndex(block => isReferencesHeading(block, evidence))
  const isHeaded = heading >= 0
  // What is numbered before a list in the order of the alphabet are notes.
  if (!isHeaded && blocks.some(block => decided.get(block)?.role === 'reference')) return new Map()
  const below = blocks.slice(heading + 1)
  // The headings of an appendix or of a statement end the list.
  const end = isHeaded ? below.findIndex(block => keywordOf(block) !== undefined) : -1
  const list = end < 0 ? below : below.slice(0, end)
  const upright = list.filter(block => block.lines[0]?.direction === 0 && !decided.has(block))
  const free = isHeaded ? upright : upright.slice(Math.floor(upright.length * (1 - LAST_SHARE)))
  for (const form of LABEL_FORMS) {
    const entries = findEntries(free, form)
    const dated = entries.filter(({ text }) => namesYear(text)).length
    const [first] = entries
    const last = entries[entries.length - 1]
    if (first === undefined || last === undefined || entries.length < LEAST_ENTRIES) continue
    if (dated < form.leastDated * entries.length) continue
    if (isHeaded && first.block > 0) continue
    const opening = new Set(entries.map(({ block }) => free[block]))
    const found = free.slice(first.block, last.block + 1)
    if (!isHeaded) return new Map(found.map(block => [block, ENTRY]))
    const ofEntries = found.filter((block, i) => opening.has(block) || !mayDivide(block, found[i - 1]))
    return new Map(ofEntries.map(block => [block, HEADED_ENTRY]))
  }
  return new Map()
}

/** The end of an entry; the period of an initial is not one, since the surname may follow in the next block. */
const FINISHED = /(?<!(?:^|[\s.-])\p{Lu})[.!?]["”’»)\]]*$/u

/** Whether a block may be a heading that divides the list: one line after a finished entry. */
function mayDivide(block: Block, before: Block | undefined): boolean {
  return block.lines.length === 1 && before !== undefined && FINISHED.test(textOfBlock(before))
}

/** The longest sequence of entries that count up from one. */
function findEntries(blocks: readonly Block[], { label }: LabelForm): Entry[] {
  let longest: Entry[] = []
  let entries: Entry[] = []
  blocks.forEach((block, i) => {
    for (const { text } of block.lines) {
      const number = Number(label.exec(foldForms(text))?.[1])
      const last = entries[entries.length - 1]
      if (number === 1) entries = []
      if (number === entries.length + 1) entries.push({ block: i, text })
      else if (last !== undefined) last.text += ` ${text}`
      if (entries.length > longest.length) longest = entries
    }
  })
  return longest
}
