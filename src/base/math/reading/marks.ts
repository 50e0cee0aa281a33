import { heightOf, overlapX, widthOf } from '../../geometry/box.ts'
import type { MathNode } from '../math-node.ts'
import { aroundMiddle, fromLeft, type Item, LARGE_OPERATOR, mainSize, middleX, middleY, spansX, unite } from './item.ts'
import { mainItem, type ReadPart, replace } from './rules.ts'

/** Marks over letters by the signs that fonts have for them; the same signs also occur in rows, and are lower there. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...['^', 'ˆ', '\u0302'].map(sign => [sign, '^'] as const),
  ...['~', '˜', '\u0303', '∼'].map(sign => [sign, '~'] as const),
  ...['¯', 'ˉ', '\u0304', '\u0305', '−', '–', '‾'].map(sign => [sign, '¯'] as const),
  ...['→', '⟶', '\u20D7', '⇀'].map(sign => [sign, '→'] as const),
  ...['←', '⟵', '\u20D6'].map(sign => [sign, '←'] as const),
  ...['↔', '⟷', '\u20E1'].map(sign => [sign, '↔'] as const),
  ...['˙', '\u0307', '.'].map(sign => [sign, '˙'] as const),
  ...['¨', '\u0308'].map(sign => [sign, '¨'] as const),
  ...['\u20DB', '⃛'].map(sign => [sign, '⃛'] as const),
  ...['˘', '\u0306'].map(sign => [sign, '˘'] as const),
  ...['ˇ', '\u030C'].map(sign => [sign, 'ˇ'] as const),
  ...['´', 'ˊ', '\u0301'].map(sign => [sign, '´'] as const),
  ...['`', 'ˋ', '\u0300'].map(sign => [sign, '`'] as const),
  ...['˚', '\u030A', '◦'].map(sign => [sign, '˚'] as const),
  ['⏞', '⏞'],
  ['⏟', '⏟'],
])

/** The mark that a sign over or under a letter is; `undefined` for other signs. */
export function markOf(sign: string): string | undefined {
  return MARKS.get(sign)
}

/** Height of the middle of a mark above the baseline of what carries it, in ems: signs of rows are lower. */
const LEAST_RAISE = 0.42
/** Farthest that a mark is from what carries it, in ems. */
const MARK_GAP = 0.32
/** A mark from this width, in ems, covers several letters. */
const WIDE_MARK = 0.62

/** The items with the marks over and under them put on. */
export function joinMarks(items: readonly Item[], read: ReadPart): readonly Item[] {
  let current = items
  const marks = items
    .filter(({ sign }) => sign !== undefined && MARKS.has(sign))
    .sort((a, b) => b.box.bottom - a.box.bottom)
  for (const mark of marks) current = joinMark(current, mark, read)
  return current
}

function joinMark(items: readonly Item[], mark: Item, read: ReadPart): readonly Item[] {
  const kind = MARKS.get(mark.sign ?? '') ?? ''
  const isBelow = kind === '⏟'
  const others = items.filter(item => item !== mark && !isMarkSign(item))
  const carriers = isBelow ? carriersAbove(others, mark) : carriersBelow(others, mark)
  if (carriers.length === 0) return items
  const isWide = carriers.length > 1 || widthOf(mark.box) > WIDE_MARK * mark.size
  const place = isBelow ? 'under' : 'over'
  const node: MathNode = { type: 'accent', base: read(carriers), mark: kind, place, ...(isWide ? { isWide } : {}) }
  const main = mainItem(carriers)
  const whole = unite([mark, ...carriers], node, { ...main, isCentred: carriers.length === 1 && main.isCentred })
  const letters = {
    left: Math.min(...carriers.map(({ left }) => left)),
    right: Math.max(...carriers.map(({ right }) => right)),
  }
  return replace(items, [mark, ...carriers], kind === '⏞' || kind === '⏟' ? whole : { ...whole, ...letters })
}

function isMarkSign({ sign, box, size }: Item): boolean {
  return (
    sign !== undefined &&
    MARKS.has(sign) &&
    /[\u0300-\u036F\u20D0-\u20FFˆ˜¯˙¨˘ˇ´`˚]/u.test(sign) &&
    heightOf(box) < 0.3 * size
  )
}

/** What is right below a mark: one letter, or all that it covers. */
function carriersBelow(items: readonly Item[], mark: Item): readonly Item[] {
  const { box, size } = mark
  const isUnder = (item: Item) =>
    item.node.type !== 'sign' &&
    middleY(item.box) > middleY(box) &&
    item.box.top - box.bottom < MARK_GAP * size &&
    item.box.top - box.bottom > -0.35 * size &&
    item.baseline - middleY(box) > LEAST_RAISE * Math.min(size, item.size)
  return choose(items.filter(isUnder), mark)
}

function carriersAbove(items: readonly Item[], mark: Item): readonly Item[] {
  const { box, size } = mark
  const isOver = (item: Item) => middleY(item.box) < middleY(box) && box.top - item.box.bottom < 2 * MARK_GAP * size
  return choose(items.filter(isOver), mark)
}

function choose(items: readonly Item[], { box, size }: Item): readonly Item[] {
  if (widthOf(box) > WIDE_MARK * size) {
    const covered = items.filter(item => spansX(box, middleX(item.box), 0.1 * size))
    if (covered.length > 0) return covered
  }
  const near = items.filter(item => overlapX(item.box, box) > 0 || spansX(item.box, middleX(box), 0.15 * size))
  const away = (item: Item) => Math.abs(middleX(item.box) - middleX(box)) + Math.max(0, item.box.top - box.bottom)
  const [best] = near.sort((a, b) => away(a) - away(b))
  return best === undefined || away(best) > 0.6 * size ? [] : [best]
}

/** Names that carry what they range over below them. */
const LIMIT_NAMES =
  /^(?:lim|liminf|limsup|max|min|sup|inf|arg|argmax|argmin|det|gcd|Pr|colim|injlim|projlim|ess|esssup|plim)$/u
/** Relations and arrows, which carry small words above them. */
const RELATION = /^[=≡≅≃∼≈→⟶←⟵↔⟷⇒⟹⇔⟺⇌≤≥⊂⊆↦⟼⇀−]$/u
/** Farthest that a limit is from its operator, in ems of the line. */
const LIMIT_GAP = 0.42
/** Height of the tall letters of a line, in ems. */
const ASCENDER = 0.7
/** Parts of one limit are at most this far apart, in ems of the limit. */
const LIMIT_SPREAD = 0.75

/** The items with what is right above and below operators as their limits. */
export function joinLimits(items: readonly Item[], read: ReadPart): readonly Item[] {
  let current = items
  const ordered = items.filter(({ sign = '' }) => isOperator(sign)).map(({ order }) => order)
  for (const operator of items.filter(carriesLimits)) {
    if (!current.includes(operator)) continue
    const em = mainSize(current)
    // The limits of two operators side by side touch; those of the one are drawn before the other.
    const last = Math.max(...ordered.filter(order => order < operator.order))
    const next = Math.min(...ordered.filter(order => order > operator.order))
    const near = current.filter(({ order }) => order > last && order < next)
    const over = limitOf(near, operator, 'over', em)
    const under = limitOf(near, operator, 'under', em)
    if (over.length + under.length === 0) continue
    const node: MathNode = {
      type: 'scripts',
      base: operator.node,
      ...(under.length > 0 ? { sub: read(under) } : {}),
      ...(over.length > 0 ? { sup: read(over) } : {}),
      areLimits: true,
    }
    const parts = [operator, ...over, ...under]
    current = replace(current, parts, aroundMiddle(unite(parts, node, operator), operator.box))
  }
  return current
}

function carriesLimits({ node, sign = '' }: Item): boolean {
  if (node.type === 'accent') return node.mark === '⏞' || node.mark === '⏟'
  return isOperator(sign) || RELATION.test(sign)
}

function isOperator(sign: string): boolean {
  return LARGE_OPERATOR.test(sign) || LIMIT_NAMES.test(sign)
}

function limitOf(items: readonly Item[], operator: Item, side: 'over' | 'under', em: number): readonly Item[] {
  const { box } = operator
  const isRelation = RELATION.test(operator.sign ?? '')
  const beyond = items.filter(
    item =>
      item !== operator &&
      (isRelation ? item.size < 0.8 * operator.size : item.size < 0.95 * em || operator.node.type === 'accent') &&
      (side === 'over' ? item.box.bottom < box.top + 0.12 * em : item.box.top > box.bottom - 0.12 * em) &&
      (side === 'over' ? middleY(item.box) < box.top : middleY(item.box) > box.bottom),
  )
  const isNear = (item: Item) =>
    (side === 'over' ? box.top - item.box.bottom : topOfLine(item) - box.bottom) < LIMIT_GAP * em &&
    overlapX(item.box, box) > 0
  const group = new Set(beyond.filter(isNear))
  for (let grows = true; grows; ) {
    const more = beyond.filter(item => !group.has(item) && [...group].some(other => isBeside(item, other)))
    for (const item of more) group.add(item)
    grows = more.length > 0
  }
  const all = fromLeft([...group])
  if (all.length === 0) return []
  const left = Math.min(...all.map(item => item.box.left))
  const right = Math.max(...all.map(item => item.box.right))
  const slack = isRelation ? 0.15 * em : 0.15 * Math.max(widthOf(box), right - left) + 0.1 * em
  return Math.abs((left + right) / 2 - middleX(box)) <= slack ? all : []
}

/** Where the line of an item begins: signs are lower than the letters beside them, which may be aside of the operator. */
function topOfLine({ box, baseline, size }: Item): number {
  return Math.min(box.top, baseline - ASCENDER * size)
}

function isBeside(a: Item, b: Item): boolean {
  const size = Math.max(a.size, b.size)
  const gapX = Math.max(a.box.left - b.box.right, b.box.left - a.box.right)
  const gapY = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom)
  return gapX < LIMIT_SPREAD * size && gapY < 0.3 * size
}
