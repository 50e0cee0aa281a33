import { type Box, heightOf, overlapX, uniteBoxes, widthOf } from '../../geometry/box.ts'
import type { MathNode } from '../math-node.ts'
import { aroundMiddle, AXIS_IN_EMS, type Item, mainSize, middleX, middleY, spansX, unite } from './item.ts'

/** Puts together a part of its items. */
export type ReadPart = (items: readonly Item[]) => MathNode

/** How far, in ems, what is over or under the bar of a fraction is from it at most: letters without descenders leave 0.43 em. */
const FRACTION_GAP = 0.62
/** The same between a bar and what it is drawn over: it hugs its letters. */
const BAR_GAP = 0.45
/** Ink of one part, above one another, is at most this far apart in ems: limits and scripts of a numerator. */
const STACK_GAP = 0.22
/** How far a numerator may reach over the end of its bar, in ems: slanted letters do. */
const OVERHANG = 0.25
/** How far from the end of its hook the bar of a root may begin, in ems. */
const ROOT_JOINT = 0.2

/** The items with those that drawn rules hold together as one: fractions, roots, bars over and under. The innermost come first. */
export function joinByRules(items: readonly Item[], rules: readonly Box[], read: ReadPart): readonly Item[] {
  let current = items
  const waiting = [...rules].sort((a, b) => widthOf(a) - widthOf(b))
  for (const [index, rule] of waiting.entries()) current = joinByRule(current, rule, waiting.slice(index + 1), read)
  return current
}

function joinByRule(items: readonly Item[], rule: Box, later: readonly Box[], read: ReadPart): readonly Item[] {
  const root = items.find(item => item.sign === '√' && isRootOf(item, rule))
  if (root !== undefined) return joinRoot(items, root, rule, read)
  const inside = items.filter(
    ({ box }) =>
      spansX(rule, middleX(box)) && box.left > rule.left - OVERHANG * 12 && box.right < rule.right + OVERHANG * 12,
  )
  const size = mainSize(inside)
  if (size === 0) return items
  const above = layerOf(inside, rule, 'above', { size, later })
  const below = layerOf(inside, rule, 'below', { size, later })
  const overGap = above.length === 0 ? Infinity : rule.top - Math.max(...above.map(({ box }) => box.bottom))
  const underGap = below.length === 0 ? Infinity : Math.min(...below.map(({ box }) => box.top)) - rule.bottom
  if (overGap < FRACTION_GAP * size && underGap < FRACTION_GAP * size)
    return joinFraction(items, { above, below, rule }, read)
  if (underGap < BAR_GAP * size && underGap <= overGap) return joinBar(items, below, rule, 'over', read)
  if (overGap < BAR_GAP * size) return joinBar(items, above, rule, 'under', read)
  return items
}

function isRootOf({ box, size }: Item, rule: Box): boolean {
  return (
    Math.abs(rule.left - box.right) < ROOT_JOINT * size &&
    Math.abs(rule.top - box.top) < Math.max(ROOT_JOINT * size, 0.1 * heightOf(box))
  )
}

function joinRoot(items: readonly Item[], hook: Item, rule: Box, read: ReadPart): readonly Item[] {
  const depth = hook.box.bottom + 0.3 * hook.size
  const inside = items.filter(
    ({ box, order }) =>
      order !== hook.order && spansX(rule, middleX(box), 0.5) && middleY(box) > rule.top - 0.5 && middleY(box) < depth,
  )
  if (inside.length === 0) return items
  const index = items.filter(item => isIndex(item, hook, inside))
  const node: MathNode = {
    type: 'root',
    radicand: read(inside),
    ...(index.length > 0 ? { index: read(index) } : {}),
  }
  const main = mainItem(inside)
  const whole = unite([hook, ...inside, ...index], node, { ...main, isCentred: false })
  return replace(items, [hook, ...inside, ...index], {
    ...whole,
    box: uniteBoxes([whole.box, rule]),
    right: Math.max(whole.right, rule.right),
  })
}

/** Whether an item is the small number over the left side of the hook of a root. */
function isIndex({ box, size, right }: Item, hook: Item, inside: readonly Item[]): boolean {
  const low = hook.box.bottom - 0.3 * heightOf(hook.box)
  return (
    size < 0.75 * mainSize(inside) &&
    middleX(box) > hook.box.left - 0.5 * hook.size &&
    right < hook.box.right + 0.15 * hook.size &&
    middleX(box) < hook.box.right &&
    box.bottom < low &&
    box.top > hook.box.top - 0.6 * hook.size
  )
}

/** The item whose baseline is that of all. */
export function mainItem(items: readonly Item[]): Item {
  const size = mainSize(items)
  const large = items.filter(item => item.size > 0.9 * size)
  const standing = large.filter(({ isCentred }) => !isCentred)
  const choice = standing.length > 0 ? standing : large.length > 0 ? large : items
  const baselines = choice.map(({ baseline }) => baseline).sort((a, b) => a - b)
  const middle = baselines[baselines.length >> 1] ?? 0
  const main = choice.find(({ baseline }) => baseline === middle) ?? items[0]
  return { ...(main as Item), size }
}

interface LayerOptions {
  readonly size: number
  readonly later: readonly Box[]
}

/** The items right above or below a rule, and what hangs together with them, up to the next rule that is wider. */
function layerOf(
  items: readonly Item[],
  rule: Box,
  side: 'above' | 'below',
  { size, later }: LayerOptions,
): readonly Item[] {
  const y = middleY(rule)
  const isBeyond = ({ box }: Item) => (side === 'above' ? middleY(box) < y : middleY(box) > y)
  const distance = ({ box }: Item) => (side === 'above' ? rule.top - box.bottom : box.top - rule.bottom)
  const end = later
    .filter(other => overlapX(other, rule) > 0.5 * widthOf(rule))
    .map(other => middleY(other))
    .filter(other => (side === 'above' ? other < y - 1 : other > y + 1))
    .reduce(
      (nearest, other) => (side === 'above' ? Math.max(nearest, other) : Math.min(nearest, other)),
      side === 'above' ? -Infinity : Infinity,
    )
  const candidates = items
    .filter(item => isBeyond(item) && (side === 'above' ? middleY(item.box) > end : middleY(item.box) < end))
    .sort((a, b) => distance(a) - distance(b))
  const taken: Item[] = []
  let reach = 0
  for (const item of candidates) {
    const gap = distance(item) - reach
    if (gap > (taken.length === 0 ? FRACTION_GAP : STACK_GAP) * size) break
    taken.push(item)
    reach = Math.max(reach, distance(item) + heightOf(item.box))
  }
  return taken
}

function joinFraction(
  items: readonly Item[],
  { above, below, rule }: { readonly above: readonly Item[]; readonly below: readonly Item[]; readonly rule: Box },
  read: ReadPart,
): readonly Item[] {
  const size = Math.max(mainSize(above), mainSize(below))
  const node: MathNode = { type: 'fraction', numerator: read(above), denominator: read(below), hasRule: true }
  const parts = [...above, ...below]
  const whole = unite(parts, node, { baseline: middleY(rule) + AXIS_IN_EMS * size, size, isCentred: true })
  const ends = { left: Math.min(whole.left, rule.left), right: Math.max(whole.right, rule.right) }
  return replace(items, parts, aroundMiddle({ ...whole, ...ends, box: uniteBoxes([whole.box, rule]) }, rule))
}

function joinBar(
  items: readonly Item[],
  covered: readonly Item[],
  rule: Box,
  place: 'over' | 'under',
  read: ReadPart,
): readonly Item[] {
  const isWide = covered.length > 1
  const node: MathNode = { type: 'accent', base: read(covered), mark: '¯', place, ...(isWide ? { isWide } : {}) }
  const whole = unite(covered, node, { ...mainItem(covered), isCentred: false })
  return replace(items, covered, { ...whole, box: uniteBoxes([whole.box, rule]) })
}

/** The items with one in the place of some. */
export function replace(items: readonly Item[], parts: readonly Item[], whole: Item): readonly Item[] {
  const gone = new Set(parts)
  return [...items.filter(item => !gone.has(item)), whole]
}
