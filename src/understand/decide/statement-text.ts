import { rememberFor } from '../../base/collections/remember.ts'
import { isItalicLine } from '../evidence/line-style.ts'
import type { Block } from '../../model/page/block.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { endsProof, isTheoremLabel, opensStatement } from '../../base/text/labels/statement-labels.ts'
import type { DecidedSoFar } from './decision.ts'

/**
 * Whether a block opens a mathematical statement or a proof beyond doubt, however it is set: its label is set apart from its text by its type,
 * has its number first, or is alone with its stop. The other labels, alone or in the type of their text, may be titles.
 */
export const isStatementOpening = rememberFor((block: Block): boolean => {
  const text = textOfBlock(block).trim()
  const opening = openingOf(block).trim()
  const isSetApart = opening.length < text.length && isTheoremLabel(opening)
  return (
    isSetApart || (opensStatement(text) && !/^\p{L}+\s+\d/u.test(text)) || (isTheoremLabel(text) && /[.:]$/u.test(text))
  )
})

/**
 * The blocks that continue a mathematical statement in its italic type, after formulas and lists too: short ones look like
 * headings.
 *
 *     Definition 4. Rivers.  A river is given by     <- upright label, italic text
 *         r = (s, e)                                 <- formula
 *     and the following property holds:              <- continues
 *     We now show                                    <- upright: text
 */
export function findStatementText(blocks: readonly Block[], decided: DecidedSoFar): ReadonlySet<Block> {
  const found = new Set<Block>()
  let isOpen = false
  for (const block of blocks) {
    if (decided.has(block)) continue
    if (opensStatement(openingOf(block))) isOpen = true
    else if (isOpen && block.lines.every(isItalicLine)) found.add(block)
    else isOpen = false
  }
  return found
}

/** The label and what is in its type: words up to those in another font. */
function openingOf(block: Block): string {
  const [first] = block.lines
  return (first && openingOfLine(first)) ?? textOfBlock(block)
}

/** The first words of a line, up to those in another font; `undefined` where all are in one. */
function openingOfLine({ words }: TextLine): string | undefined {
  const label = words[0]?.runs[0]?.font.name
  const other = words.findIndex(({ runs }) => runs[0]?.font.name !== label)
  const opening = words.slice(0, other).map(({ text }) => text)
  return other < 0 ? undefined : opening.join(' ')
}

/** Whether a line opens with the label of a statement or proof that is set apart by its type: `Remark` before `1.2`, `Proof.` in italics. */
export function opensStatementApart(line: TextLine): boolean {
  const opening = openingOfLine(line)
  if (opening === undefined) return false
  return opensStatement(line.text) || (/[.:]$/u.test(opening) && isTheoremLabel(opening))
}

/** The end of a line that names a statement on the next one: `by` | `Theorem 2.` */
const INSIDE_SENTENCE = /[\p{L},;]$/u

/** Whether a paragraph ends between two lines: with a proof, or above the label of a statement. */
export function partsStatements(last: TextLine, line: TextLine): boolean {
  return endsProof(last.text) || (!INSIDE_SENTENCE.test(last.text) && opensStatementApart(line))
}
