import { ENOUGH } from '../../../base/collections/rules.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { findBareNumbers } from './numbering/bare-numbers.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { type OnWeighed, toWeighing } from '../proposals.ts'
import { addPoints, type HeadingCandidate, readHeadingCandidate, shareStyleOfCapitals } from './heading-candidates.ts'
import { fillNumberGaps } from './numbering/number-gaps.ts'
import { findContinuations } from './heading-continuations.ts'
import { withoutStacks } from './heading-stacks.ts'
import { LARGER_THAN_BODY } from './heading-style.ts'
import { rankHeadings } from './heading-levels.ts'
import { normaliseHeadingSizes } from './measured-sizes.ts'
import { normaliseWeights } from './measured-weights.ts'
import { followNumbers, weighListNumbers } from './numbering/section-succession.ts'
import { raiseSpacedAlike } from './spaced-headings.ts'
import { findStatementText, isStatementOpening } from '../statement-text.ts'
import { trustWordsOf } from './trusted-words.ts'

/** Points from which it is a heading where other headings have its style. */
const ENOUGH_IN_STYLE = 0.65
/** Support of a style (a sure heading counts 1, a likely one a half, a possible one a third) that makes it a heading's. */
const ENOUGH_SUPPORT = 1.5
/** Points from which a block is likely a heading. */
const LIKELY = 0.75
/** Points at which the score says that the decision is certain. */
const CERTAIN = 2

/**
 * Decides which blocks are headings, and their levels.
 *
 * First by the points of each block alone (`heading-candidates.ts`), then by consistency: a style that headings have
 * several times is one of headings the next time too. Levels come from numbers and styles together
 * (`heading-levels.ts`).
 */
export function classifyHeadings(evidence: Evidence, decided: Decisions): Decisions {
  const found = new Map<Block, RoleDecision>()
  const read = shareStyleOfCapitals(readCandidates(evidence, decided))
  const numbered = normaliseWeights(followNumbers(read, evidence.blocks), evidence.body)
  const raised = raiseSubheadings(numbered, evidence)
  const spaced = raiseSpacedAlike(raised, isHeadingAmong(raised, evidence), evidence)
  const weighed = weighListNumbers(spaced)
  const candidates = fillNumberGaps(weighed, isHeadingAmong(weighed, evidence), evidence.blocks)
  const headings = candidates.filter(isHeadingAmong(candidates, evidence))
  if (evidence.onWeighed !== undefined) tellPoints(candidates, evidence.onWeighed)
  const continued = findContinuations(headings, candidates, evidence.leading)
  const kept = joinNumbers(withoutStacks(withoutEntries(headings.filter(({ block }) => !continued.has(block)))))
  const levels = rankHeadings(normaliseHeadingSizes(kept), evidence.outline)
  kept.forEach((heading, i) => {
    const isReferences = heading.concept === 'references'
    const decision: RoleDecision = {
      role: isReferences ? 'references-heading' : 'heading',
      score: Math.max(0, Math.min(1, heading.points / CERTAIN)),
      evidence: heading.rules.map(({ rule }) => rule),
      heading: levels[i] ?? { level: 1, number: undefined },
    }
    if (heading.numberBlock !== undefined) found.set(heading.numberBlock, decision)
    found.set(heading.block, heading.numberBlock === undefined ? decision : { ...decision, continues: true })
  })
  for (const [block, heading] of continued) {
    const decision = found.get(heading)
    if (decision !== undefined) found.set(block, { ...decision, continues: true })
  }
  return found
}

function tellPoints(candidates: readonly HeadingCandidate[], onWeighed: OnWeighed): void {
  for (const { block, points, rules, concept } of candidates) {
    onWeighed(block, toWeighing(concept === 'references' ? 'references-heading' : 'heading', points, rules))
  }
}

/** Judges a candidate by its points, and by those of the others in its style. */
function isHeadingAmong(
  candidates: readonly HeadingCandidate[],
  { body }: Evidence,
): (candidate: HeadingCandidate) => boolean {
  const styles = new Map<string, number>()
  for (const { styleKey, points } of candidates) {
    const support = points >= ENOUGH ? 1 : points >= LIKELY ? 0.5 : points >= ENOUGH_IN_STYLE ? 0.34 : 0
    styles.set(styleKey, (styles.get(styleKey) ?? 0) + support)
  }
  return ({ points, styleKey, style }) => {
    if (points >= ENOUGH) return true
    const isDistinct =
      style.isBold ||
      style.isItalic ||
      style.isCapital ||
      style.isCentered ||
      style.isUnderlined ||
      style.isColored ||
      style.size > LARGER_THAN_BODY * body.size ||
      !styleKey.endsWith(body.fontName)
    return isDistinct && points >= ENOUGH_IN_STYLE && (styles.get(styleKey) ?? 0) >= ENOUGH_SUPPORT
  }
}

/** Headings whose numbers are on a separate line above them: `Chapter 1`, then `Introduction`. */
function joinNumbers(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  return headings.flatMap((heading, i): HeadingCandidate[] => {
    const above = headings[i - 1]
    const below = headings[i + 1]
    if (below !== undefined && isNumberOf(heading, below)) return []
    if (above === undefined || !isNumberOf(above, heading)) return [heading]
    const text = `${above.text} ${heading.text}`
    const concept = matchHeadingKeyword(text)?.concept
    return [{ ...heading, text, concept, number: parseSectionNumber(text), numberBlock: above.block }]
  })
}

function isNumberOf(above: HeadingCandidate, heading: HeadingCandidate): boolean {
  // `O atraso` and `A river` open with a word that is a number elsewhere.
  const isUnnumbered = heading.number === undefined || heading.number.restStart === 'small'
  return above.number?.rest === '' && above.after === heading.block && isUnnumbered
}

/** Candidates of another style right under a heading get the points that they lose by the heading above. */
function raiseSubheadings(candidates: readonly HeadingCandidate[], evidence: Evidence): HeadingCandidate[] {
  const { blocks } = evidence
  const sure = new Map(
    candidates.filter(isHeadingAmong(candidates, evidence)).map(candidate => [candidate.block, candidate]),
  )
  const before = new Map(blocks.map((block, i) => [block, blocks[i - 1]]))
  return candidates.map(candidate => {
    const above = before.get(candidate.block)
    const heading = above === undefined ? undefined : sure.get(above)
    if (heading === undefined || heading.styleKey === candidate.styleKey || heading.block.page !== candidate.block.page)
      return candidate
    const { isAlone, ending } = candidate.facts
    const endsSentence = ending === 'sentence' || ending === 'question'
    return isAlone || endsSentence ? candidate : addPoints(candidate, { isUnderHeading: true })
  })
}

/**
 * Headings without numbered notes under a heading of notes, and without those under a heading of references that look like no
 * earlier heading, or open with an author or above a year: first lines of entries, set in bold or alone. A heading there has the style of an earlier one, or a key word; and space above it where its weight was measured.
 * Or it is one of several words in one style that name the parts of the list: `Primary sources`.
 */
function withoutEntries(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const styles = new Set<string>()
  const parts = partsOfLists(headings)
  let isInList = false
  let isInNotes = false
  return headings.filter(heading => {
    const { concept, facts } = heading
    const isLikeOthers = styles.has(heading.styleKey) && (!isRecognisedBlock(heading) || facts.hasSpaceAbove)
    const isPart = isLikeOthers ? !opensEntry(heading) : parts.has(heading)
    if (isInList && concept === undefined && !isPart) return false
    if (isInNotes && concept === undefined && heading.number !== undefined && !styles.has(heading.styleKey))
      return false
    isInList ||= concept === 'references'
    isInNotes = concept === 'notes'
    styles.add(heading.styleKey)
    return true
  })
}

/** Whether the year of an entry is below a line: `(2016): Rivers`. */
function opensEntry({ after }: HeadingCandidate): boolean {
  return /^\((?:19|20)\d\d[a-z]?\)/u.test(after === undefined ? '' : textOfBlock(after))
}

/** Names of parts of a list: few words, of no person, without the commas, stops and figures of entries, in one style, with space above, and more than one of them. */
function partsOfLists(headings: readonly HeadingCandidate[]): ReadonlySet<HeadingCandidate> {
  const start = headings.findIndex(({ concept }) => concept === 'references')
  if (start < 0) return new Set()
  const named = headings.slice(start + 1).filter(heading => {
    const isShort = heading.block.lines.length === 1 && !heading.facts.fillsColumn
    const isWords = /^\p{Lu}[\p{L} -]+$/u.test(heading.text) && isShort
    return isWords && !looksLikeNames(heading.text) && heading.concept === undefined && heading.facts.hasSpaceAbove
  })
  const isAgain = (heading: HeadingCandidate) =>
    named.some(other => other !== heading && other.styleKey === heading.styleKey && other.text !== heading.text)
  return new Set(named.filter(isAgain))
}

function isRecognisedBlock({ block }: HeadingCandidate): boolean {
  return block.lines.every(isRecognised)
}

function readCandidates(evidence: Evidence, decided: Decisions): HeadingCandidate[] {
  const candidates: HeadingCandidate[] = []
  const fontAffinity = measureFontAffinity(evidence, decided)
  const isTrusted = trustWordsOf(evidence.blocks)
  const bareNumbers = findBareNumbers(evidence.blocks.filter(block => !decided.has(block)))
  const statements = findStatementText(evidence.blocks, decided)
  evidence.blocks.forEach((block, i) => {
    if (decided.has(block) || block.lines[0]?.direction !== 0 || isStatementOpening(block)) return
    const neighbours = {
      before: neighbour(evidence.blocks, block, i, -1),
      after: neighbour(evidence.blocks, block, i, 1),
    }
    const isBareNumber = bareNumbers.has(block)
    const candidate = readHeadingCandidate(block, { neighbours, evidence, fontAffinity, isBareNumber, isTrusted })
    // Numbers in brackets are those of its items.
    const isStatement = statements.has(block) && (candidate?.number?.closing ?? ')') === ')'
    if (candidate !== undefined && !isStatement) candidates.push(candidate)
  })
  return candidates
}

/** Lines of a block that may be a separate heading. */
const SHORT_BLOCK = 2

/** For each font the share of its glyphs that are in separate short blocks: where it is high, they are headings. */
function measureFontAffinity({ blocks, body }: Evidence, decided: Decisions): (fontName: string) => number {
  const counts = new Map<string, { short: number; all: number }>()
  for (const block of blocks) {
    if (decided.has(block)) continue
    const isShort =
      block.lines.length <= SHORT_BLOCK && block.lines.every(line => line.box.right < block.column.right - line.size)
    for (const line of block.lines) {
      for (const word of line.words) {
        for (const run of word.runs) {
          const count = counts.get(run.font.name) ?? { short: 0, all: 0 }
          count.all += run.glyphs
          if (isShort) count.short += run.glyphs
          counts.set(run.font.name, count)
        }
      }
    }
  }
  return name => {
    const count = counts.get(name)
    return count === undefined || name === body.fontName ? 0 : count.short / count.all
  }
}

/** The block before or after in the same column. */
function neighbour(blocks: readonly Block[], block: Block, index: number, step: 1 | -1): Block | undefined {
  const other = blocks[index + step]
  return other !== undefined && other.page === block.page && other.column.left === block.column.left ? other : undefined
}
