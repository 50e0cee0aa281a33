import { textOfBlock } from '../../evidence/blocks.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import { type Evidence, isReferencesHeading } from '../evidence.ts'
import { AUTHOR_START } from './entry-start.ts'
import { namesYear, namesYearInParentheses } from './years.ts'

/** Fewest entries that open with authors and a year. */
const LEAST_DATED_ENTRIES = 3
/** The year of an entry is in its first characters: authors of many entries fill some lines. */
const LONGEST_AUTHORS = 250
const ENTRY: RoleDecision = { role: 'reference', score: 0.8, evidence: ['dated-under-heading'] }

/**
 * Decides which blocks below the heading of the references open entries: with an author and the year in parentheses
 * after the authors, which may be in the next block where their names are set apart in bold type.
 *
 * Runs before the search for headings, as bold authors look like one. Nothing is decided where fewer lines than
 * `LEAST_DATED_ENTRIES` open so; what follows an entry gets its role as all other blocks below the heading do.
 */
export function classifyDatedReferences(evidence: Evidence, decided: Decisions): Decisions {
  const { blocks } = evidence
  const heading = blocks.findLastIndex(block => isReferencesHeading(block, evidence))
  if (heading < 0) return new Map()
  const below = blocks.slice(heading + 1)
  const list = below.filter(block => block.lines[0]?.direction === 0 && !decided.has(block))
  const entries = list
    .flatMap(block => block.lines)
    .filter((line, i, lines) => opensEntry(line.text, lines[i + 1]?.text))
  if (entries.length < LEAST_DATED_ENTRIES) return new Map()
  const texts = list.map(textOfBlock)
  const openings = list.filter((_, i) => opensEntry(texts[i] ?? '', texts[i + 1]))
  return new Map(openings.map(block => [block, ENTRY]))
}

function opensEntry(text: string, next = ''): boolean {
  if (!AUTHOR_START.test(text)) return false
  return namesYearInParentheses((namesYear(text) ? text : `${text} ${next}`).slice(0, LONGEST_AUTHORS))
}
