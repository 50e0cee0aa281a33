import { widthOf } from '../../base/geometry/box.ts'
import { hasProseWord, shareOfMath } from '../layout/blocks/display-lines.ts'
import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { confidenceOf } from '../evidence/lines.ts'
import { shareOfLetters } from '../../base/text/characters/unicode.ts'
import { BULLETS } from '../../base/text/labels/bullets.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'
import { isProse } from './prose.ts'

/** A line that covers this share of its column is full. */
export const FULL_LINE = 0.85
/**
 * Recognition below this is not to be trusted. Measured over ten scans: formulas, drawings and programs are below it,
 * the text and all headings above it. The words of a paragraph are trusted one by one.
 */
export const LEAST_CONFIDENCE = 0.6
/** Lines of text hold less mathematics than this share of their glyphs. */
const LITTLE_MATH = 0.1
/** Blocks with fewer letters are not text. */
const FEW_LETTERS = 0.5
/** Asterisks, dots or dashes alone in a line: they separate the text above from the text below. */
const ORNAMENT = /^[\s*∗⁎⁂•·.~–—❦]+$/u

/** An item of a list whose word is a name or an abbreviation, with a reference or a version after it: `• ROS [6][7];`. */
const ITEM = new RegExp(`^[${BULLETS}]\\s\\p{L}{3}`, 'u')

/** The blocks that no classifier took: turned text, ornaments, lone characters, and running text. */
export function classifyRest({ blocks, body }: Evidence, decided: Decisions): Decisions {
  const free = blocks.filter(block => !decided.has(block))
  return new Map(free.map(block => [block, restOf(block, body.isMonospace)]))
}

function restOf(block: Block, bodyIsMonospace: boolean): RoleDecision {
  if (block.lines[0]?.direction !== 0) return { role: 'doubt', score: 0.7, evidence: ['turned-text'] }
  const confidence = confidenceOf(block.lines) ?? 1
  if (confidence < LEAST_CONFIDENCE && !isProse(textOfBlock(block))) {
    return { role: 'doubt', score: 1 - confidence, evidence: ['recognised-without-confidence'] }
  }
  if (ORNAMENT.test(textOfBlock(block))) return { role: 'doubt', score: 0.7, evidence: ['ornament'] }
  if (!bodyIsMonospace && isCode(block)) return { role: 'code', score: 0.8, evidence: ['monospaced'] }
  if (shareOfLetters(textOfBlock(block)) < FEW_LETTERS && !isText(block)) {
    return { role: 'formula', score: 0.6, evidence: ['few-letters'] }
  }
  return { role: 'text', score: 0.5, evidence: ['nothing-else'] }
}

/** Whether lines of few letters are text nevertheless: an item of a list, words in each of them, the page of a quotation, or full lines (of numbers, of codes). */
function isText({ lines, column }: Block): boolean {
  const opensItem = ITEM.test(lines[0]?.text ?? '')
  if (opensItem || lines.every(hasProseWord)) return true
  const full = lines.filter(line => widthOf(line.box) > FULL_LINE * widthOf(column) && shareOfMath(line) < LITTLE_MATH)
  return lines.length >= 2 && full.length >= lines.length - 1
}

/** Whether every line is monospaced: programs, console sessions. */
export function isCode(block: Block): boolean {
  return block.lines.every(line => line.words.every(word => word.runs.every(run => run.font.isMonospace === true)))
}
