import { isRecognised } from '../../page/text-line.ts'
import { type HeadingCandidate, styleKeyOf } from './heading-candidates.ts'

/** Measured sizes that differ by less than this share may be one; sizes of two levels seldom differ by less. */
const MISMEASURED = 0.08

/**
 * Recognised headings with the size of their like on other pages: how high letters are in their type is learnt page by
 * page, so that all headings of one page may be measured larger than those of another. Of two sizes that lie near each
 * other and stand on no page together, the headings have the commoner one.
 *
 * Never changes what was not recognised, numbered headings, or sizes that one page shows side by side: those are two levels.
 */
export function steadyHeadingSizes(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const measured = headings.filter(isMeasured)
  const looks = [...new Set(measured.map(({ styleKey }) => styleKey))].map(key =>
    measured.filter(({ styleKey }) => styleKey === key),
  )
  return headings.map(heading => {
    if (!isMeasured(heading)) return heading
    const own = looks.find(look => look.includes(heading)) ?? []
    const size = commonestAmong(own, looks)
    if (size === undefined) return heading
    const look = { ...heading.look, size }
    return { ...heading, look, styleKey: styleKeyOf(look, fontOf(heading)) }
  })
}

/** Size of the commonest look that is this one, measured on other pages; `undefined` where this is the commonest. */
function commonestAmong(
  own: readonly HeadingCandidate[],
  looks: readonly (readonly HeadingCandidate[])[],
): number | undefined {
  const alike = looks.filter(other => other !== own && isSameLook(own, other))
  const [commonest] = [own, ...alike].sort((a, b) => b.length - a.length || sizeOf(b) - sizeOf(a))
  return commonest === undefined || commonest === own ? undefined : sizeOf(commonest)
}

function isSameLook(a: readonly HeadingCandidate[], b: readonly HeadingCandidate[]): boolean {
  const [first, other] = [a[0], b[0]]
  if (first === undefined || other === undefined) return false
  const isAlike = styleKeyOf({ ...first.look, size: other.look.size }, fontOf(first)) === other.styleKey
  const pages = new Set(a.map(({ block }) => block.page))
  const isNear = Math.abs(Math.log(first.look.size / other.look.size)) < MISMEASURED
  return isAlike && isNear && !b.some(({ block }) => pages.has(block.page))
}

function sizeOf([first]: readonly HeadingCandidate[]): number {
  return first?.look.size ?? 0
}

function fontOf({ block }: HeadingCandidate): string {
  return block.lines[0]?.font.name ?? ''
}

function isMeasured({ block, number }: HeadingCandidate): boolean {
  return number === undefined && block.lines.every(isRecognised)
}
