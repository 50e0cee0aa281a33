import { groupBy } from '../../../base/collections/group-by.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { type HeadingCandidate, styleKeyOf } from './heading-candidates.ts'

/** Measured sizes that differ by less than this share may be one; sizes of two levels seldom differ by less. */
const MISMEASURED = 0.08

/**
 * The headings, with each recognised one in the size of others like it. OCR learns page by page how high letters
 * are, so that all headings of one page may be measured larger than those of another. Of two sizes that are near each
 * other and on no page together, the headings get the commoner one.
 *
 * Never changes what was not recognised, numbered headings, or sizes that one page shows side by side: those are two levels.
 */
export function normaliseHeadingSizes(headings: readonly HeadingCandidate[]): HeadingCandidate[] {
  const measured = headings.filter(isMeasured)
  const styles = [...groupBy(measured, ({ styleKey }) => styleKey).values()]
  return headings.map(heading => {
    if (!isMeasured(heading)) return heading
    const alike = styles.find(style => style.includes(heading)) ?? []
    const size = commonestAmong(alike, styles)
    if (size === undefined) return heading
    const style = { ...heading.style, size }
    return { ...heading, style, styleKey: styleKeyOf(style, fontOf(heading)) }
  })
}

/**
 * The size that most headings of a style have, where it was measured differently on some pages; `undefined` where the
 * given headings have that size already.
 */
function commonestAmong(
  headings: readonly HeadingCandidate[],
  styles: readonly (readonly HeadingCandidate[])[],
): number | undefined {
  const alike = styles.filter(other => other !== headings && isSameStyle(headings, other))
  const [commonest] = [headings, ...alike].sort((a, b) => b.length - a.length || sizeOf(b) - sizeOf(a))
  return commonest === undefined || commonest === headings ? undefined : sizeOf(commonest)
}

function isSameStyle(a: readonly HeadingCandidate[], b: readonly HeadingCandidate[]): boolean {
  const [first, other] = [a[0], b[0]]
  if (first === undefined || other === undefined) return false
  const isAlike = styleKeyOf({ ...first.style, size: other.style.size }, fontOf(first)) === other.styleKey
  const pages = new Set(a.map(({ block }) => block.page))
  const isNear = Math.abs(Math.log(first.style.size / other.style.size)) < MISMEASURED
  return isAlike && isNear && !b.some(({ block }) => pages.has(block.page))
}

function sizeOf([first]: readonly HeadingCandidate[]): number {
  return first?.style.size ?? 0
}

function fontOf({ block }: HeadingCandidate): string {
  return block.lines[0]?.font.name ?? ''
}

function isMeasured({ block, number }: HeadingCandidate): boolean {
  return number === undefined && block.lines.every(isRecognised)
}
