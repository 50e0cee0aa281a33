import { isRecognised } from '../../page/text-line.ts'
import type { BodyStyle } from '../../style/body-style.ts'
import type { HeadingRule } from './heading-rules.ts'
import { type HeadingCandidate, styleKeyOf } from './heading-candidates.ts'
import { LARGER_THAN_BODY, SURE_HEADING } from './heading-style.ts'

/** Sure bold headings of a size from which on others of that size, placed alike, are bold too. */
const LEAST_BOLD = 2
/** Points for a weight that the picture did not show, of a line alone before text: half the points of a visible one. */
const UNSEEN_BOLD = 1.5

/**
 * The candidates, with recognised lines in the weight of others like them: weight is measured on the picture line by
 * line, and one bold line in three is taken for a lighter one. In a size in which sure headings are bold, larger type
 * has their style; type of the body's size has it where it is placed like a heading, apart from the text above and
 * below.
 *
 * Never changes what was not recognised, and never makes a line lighter.
 */
export function normaliseWeights(candidates: readonly HeadingCandidate[], body: BodyStyle): HeadingCandidate[] {
  const bold = new Map<string, number>()
  for (const { styleKey, style, score } of candidates.filter(isMeasured)) {
    if (style.isBold && score >= SURE_HEADING) bold.set(styleKey, (bold.get(styleKey) ?? 0) + 1)
  }
  return candidates.map(candidate => {
    const { style, block, evidence } = candidate
    if (style.isBold || !isMeasured(candidate)) return candidate
    const boldStyle = { ...style, isBold: true }
    const styleKey = styleKeyOf(boldStyle, block.lines[0]?.font.name ?? '')
    if ((bold.get(styleKey) ?? 0) < LEAST_BOLD) return candidate
    if (style.size > LARGER_THAN_BODY * body.size) return { ...candidate, styleKey, style: boldStyle }
    if (!isApart(evidence)) return candidate
    const score = candidate.score + (evidence.includes('stands-alone') ? UNSEEN_BOLD : 0)
    return { ...candidate, styleKey, style: boldStyle, score, evidence: [...evidence, 'bold-elsewhere'] }
  })
}

function isMeasured({ block }: HeadingCandidate): boolean {
  return block.lines.every(isRecognised)
}

/** Space above, and space below or a paragraph that begins there; nothing that is unlike a heading. */
function isApart(evidence: readonly HeadingRule[]): boolean {
  const has = (...rules: readonly HeadingRule[]) => rules.some(rule => evidence.includes(rule))
  if (has('ends-like-a-sentence', 'ends-open', 'starts-small', 'bullet', 'fills-column', 'long')) return false
  return has('space-above') && has('space-below', 'stands-alone')
}
