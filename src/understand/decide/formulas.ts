import { LARGER_THAN_BODY } from './headings/heading-style.ts'
import { overlapX, widthOf } from '../../base/geometry/box.ts'
import {
  ENOUGH_FOR_DISPLAY,
  ENOUGH_NEXT_TO_FORMULA,
  hasProseWord,
  LONGEST_PART,
  shareOfMath,
  weighDisplayLine,
} from '../layout/blocks/display-lines.ts'
import { medianSize } from '../evidence/line-style.ts'
import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { announcesFormula, opensAfterFormula } from '../../base/text/keywords/formula-words.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'
import { Findings } from './findings.ts'
import { FULL_LINE, isCode } from './running-text.ts'

/** Lines of the longest display formula. */
const MOST_LINES = 12
/** Parts of one formula (numerators, limits, brackets) are at most this far apart, in ems of the body. */
const PART_REACH_IN_EMS = 1.6

/**
 * Decides which blocks are displayed formulas.
 *
 * First those whose lines show it (`understand/layout/blocks/display-lines.ts`), then the blocks right next to them that hold no
 * word of running text: numerators, limits, brackets. Lines of a program (`n = 0`) are not formulas.
 */
export function classifyFormulas(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  evidence.blocks.forEach((block, i) => {
    if (findings.has(block) || (!evidence.body.isMonospace && isCode(block))) return
    const decision =
      judge(block) ?? judgeAnnounced(block, evidence.blocks[i - 1]) ?? judgeExplained(block, evidence.blocks[i + 1])
    if (decision !== undefined) findings.add(block, decision)
  })
  addParts(evidence, findings)
  return findings.added
}

function judge(block: Block): RoleDecision | undefined {
  if (block.lines.length > MOST_LINES || block.lines[0]?.direction !== 0) return undefined
  const weighed = block.lines.map(line => weighDisplayLine(line, block.column))
  const best = weighed.reduce((a, b) => (b.points > a.points ? b : a))
  if (best.points < ENOUGH_FOR_DISPLAY) return undefined
  return { role: 'formula', score: Math.min(1, best.points / 5), evidence: best.rules }
}

/**
 * Formulas whose characters alone do not identify them are at least this far from both edges of their column, in ems.
 */
const FAR_SET_IN_IN_EMS = 3

/** Short indented lines without words (`DM × 100`, fractions), after a line that leads to a formula. */
function judgeAnnounced({ lines, box, column, page }: Block, before: Block | undefined): RoleDecision | undefined {
  const [first] = lines
  const last = before?.page === page ? before.lines[before.lines.length - 1] : undefined
  if (first === undefined || last === undefined || lines.length > MOST_LINES_IN_WORDS) return undefined
  const inset = FAR_SET_IN_IN_EMS * first.size
  const isSetIn = box.left > column.left + inset && box.right < column.right - inset
  const isBare = lines.every(line => line.text.length <= LONGEST_PART && !hasProseWord(line))
  if (!isSetIn || !isBare || !lines.some(line => shareOfMath(line) > 0) || !announcesFormula(last.text))
    return undefined
  return { role: 'formula', score: 0.7, evidence: ['set-in-behind-its-announcement'] }
}

/** Most lines of a formula in words; longer blocks are text that happens to contain an equals sign. */
const MOST_LINES_IN_WORDS = 3

/**
 * An indented equation in words (`Share of rivers = rivers / waters`), with its parts explained in the text below it.
 */
function judgeExplained({ lines, box, column, page }: Block, after: Block | undefined): RoleDecision | undefined {
  const [first] = lines
  const next = after?.page === page ? after.lines[0] : undefined
  if (first === undefined || next === undefined || lines.length > MOST_LINES_IN_WORDS) return undefined
  const isSetIn = box.left > column.left + first.size && widthOf(box) < FULL_LINE * widthOf(column)
  if (!isSetIn || !lines.some(({ text }) => /\S\s*[=≈]\s*\S/.test(text)) || !opensAfterFormula(next.text))
    return undefined
  return { role: 'formula', score: 0.7, evidence: ['equation-explained-below'] }
}

/** Small blocks above, below and beside formulas, repeated until none is added. */
function addParts({ blocks, body }: Evidence, findings: Findings): void {
  for (let i = 0, step = 1; i < blocks.length; i += step) {
    const formula = blocks[i]
    step = 1
    if (formula === undefined || findings.get(formula)?.role !== 'formula') continue
    for (const next of [blocks[i - 1], blocks[i + 1]]) {
      if (next === undefined || findings.has(next) || !isPart(next, formula, body.size)) continue
      findings.add(next, { role: 'formula', score: 0.6, evidence: ['next-to-formula'] })
      // A part before the formula may have parts before it.
      if (next === blocks[i - 1]) step = -1
    }
  }
}

function isPart(block: Block, formula: Block, bodySize: number): boolean {
  if (block.page !== formula.page || block.lines[0]?.direction !== 0) return false
  const gap = Math.max(block.box.top - formula.box.bottom, formula.box.top - block.box.bottom)
  if (gap > PART_REACH_IN_EMS * bodySize || overlapX(block.column, formula.column) <= 0) return false
  if (isLikeHeading(block, bodySize)) return false
  if (textOfBlock(block).length <= LONGEST_PART && !block.lines.some(hasProseWord)) return true
  return block.lines.every(line => weighDisplayLine(line, block.column).points >= ENOUGH_NEXT_TO_FORMULA)
}

/** A word in capitals that is longer than the signs of formulas: `TF`, `RMSE`. */
const CAPITAL_WORD = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u

/** Whether words in capitals are set as a heading: large, or at the edge of the column, where no part of a formula begins. */
function isLikeHeading({ lines, box, column }: Block, bodySize: number): boolean {
  const isWord = lines.every(line => CAPITAL_WORD.test(line.text) && shareOfMath(line) === 0)
  const isLarge = medianSize(lines) > LARGER_THAN_BODY * bodySize
  return isWord && (isLarge || box.left < column.left + bodySize)
}
