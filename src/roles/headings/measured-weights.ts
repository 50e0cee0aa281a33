import { isRecognised } from '../../page/text-line.ts'
import type { BodyStyle } from '../../style/body-style.ts'
import type { HeadingRule } from './heading-rules.ts'
import { type HeadingCandidate, styleKeyOf } from './heading-candidates.ts'

/** Points of a candidate whose bold is sure. */
const SURE = 4
/** Sure bold headings of a size from which on others of that size, placed alike, are bold too. */
const LEAST_BOLD = 2
/** Type larger than the body's by this factor is that of headings, whatever its weight. */
const LARGER = 1.05
/** Points for a weight that the picture did not show, of a line alone before text: half of what a seen one has. */
const UNSEEN_BOLD = 1.5

/**
 * Recognised candidates with the weight of their like: it is measured on the picture line by line, and one bold line in
 * three is taken for a lighter one. Of a size in which sure headings are bold, larger type has their look; type of the
 * body's size has it where it stands like a heading, apart from the text above and below.
 *
 * Never changes what was not recognised, nor takes a weight away.
 */
export function steadyWeights(candidates: readonly HeadingCandidate[], body: BodyStyle): HeadingCandidate[] {
  const bold = new Map<string, number>()
  for (const { styleKey, look, score } of candidates.filter(isMeasured)) {
    if (look.isBold && score >= SURE) bold.set(styleKey, (bold.get(styleKey) ?? 0) + 1)
  }
  return candidates.map(candidate => {
    const { look, block, evidence } = candidate
    if (look.isBold || !isMeasured(candidate)) return candidate
    const boldLook = { ...look, isBold: true }
    const styleKey = styleKeyOf(boldLook, block.lines[0]?.font.name ?? '')
    if ((bold.get(styleKey) ?? 0) < LEAST_BOLD) return candidate
    if (look.size > LARGER * body.size) return { ...candidate, styleKey, look: boldLook }
    if (!standsApart(evidence)) return candidate
    const score = candidate.score + (evidence.includes('stands-alone') ? UNSEEN_BOLD : 0)
    return { ...candidate, styleKey, look: boldLook, score, evidence: [...evidence, 'bold-elsewhere'] }
  })
}

function isMeasured({ block }: HeadingCandidate): boolean {
  return block.lines.every(isRecognised)
}

/** Space above, and space below or a paragraph that begins there; nothing that is unlike a heading. */
function standsApart(evidence: readonly HeadingRule[]): boolean {
  const has = (...rules: readonly HeadingRule[]) => rules.some(rule => evidence.includes(rule))
  if (has('ends-like-a-sentence', 'ends-open', 'starts-small', 'bullet', 'fills-column', 'long')) return false
  return has('space-above') && has('space-below', 'stands-alone')
}
