import { ENOUGH } from '../../../base/collections/rules.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'
import type { HeadingFacts } from './rules/heading-facts.ts'
import { addPoints, type HeadingCandidate, styleKeyOf } from './heading-candidates.ts'
import { LARGER_THAN_BODY } from './heading-style.ts'

/** Looks that are found on the picture of a page, line by line, and may be missed on one. */
type Look = 'isBold' | 'isUnderlined'

/** Sure headings of a size with a look from which on others of that size, placed alike, have it too. */
const LEAST_SURE = 2
/** Points from which a heading with the look counts: an underlined line alone is hardly ever anything else. */
const SURE: Readonly<Record<Look, number>> = { isBold: ENOUGH, isUnderlined: 0.65 }
const UNSEEN = { isBold: 'bold', isUnderlined: 'underlined' } as const satisfies Record<Look, unknown>

/**
 * The candidates, with recognised lines bold or underlined as others like them are: one bold line in three is taken for a
 * lighter one, and some drawn lines are not found. In a size in which sure headings are bold, larger type has their style; type
 * of the body's size has it where it is placed like a heading, apart from the text above and below. The same holds for
 * underlined headings, but not for larger type.
 *
 * Never changes what was not recognised, and never makes a line lighter.
 */
export function normaliseWeights(candidates: readonly HeadingCandidate[], body: BodyStyle): HeadingCandidate[] {
  const bold = candidates.map(giveLook('isBold', candidates, body))
  return bold.map(giveLook('isUnderlined', bold, body))
}

function giveLook(
  look: Look,
  candidates: readonly HeadingCandidate[],
  body: BodyStyle,
): (candidate: HeadingCandidate) => HeadingCandidate {
  const sure = new Map<string, number>()
  for (const { styleKey, style, points } of candidates.filter(isMeasured)) {
    if (style[look] && points >= SURE[look]) sure.set(styleKey, (sure.get(styleKey) ?? 0) + 1)
  }
  return candidate => {
    const { block, facts } = candidate
    if (candidate.style[look] || !isMeasured(candidate)) return candidate
    const style = { ...candidate.style, [look]: true }
    const styleKey = styleKeyOf(style, block.lines[0]?.font.name ?? '')
    if ((sure.get(styleKey) ?? 0) < LEAST_SURE) return candidate
    if (look === 'isBold' && style.size > LARGER_THAN_BODY * body.size) return { ...candidate, styleKey, style }
    if (!isApart(facts)) return candidate
    const alike = { ...candidate, styleKey, style }
    return facts.isAlone ? addPoints(alike, { unseen: UNSEEN[look] }) : alike
  }
}

function isMeasured({ block }: HeadingCandidate): boolean {
  return block.lines.every(isRecognised)
}

/** Space above, and space below or a paragraph that begins there; nothing that is unlike a heading. */
function isApart(facts: HeadingFacts): boolean {
  const { ending, startsSmall, hasBullet, fillsColumn, isLong } = facts
  if (ending !== undefined || startsSmall || hasBullet || fillsColumn || isLong) return false
  return facts.hasSpaceAbove && (facts.hasSpaceBelow || facts.isAlone)
}
