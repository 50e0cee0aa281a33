import { heightOf } from '../../geometry/box.ts'
import type { MathNode } from '../math-node.ts'
import { fromLeft, type Item, mainSize, middleX, middleY, unite } from './item.ts'
import { mainItem, type ReadPart, replace } from './rules.ts'

const OPENS = /^[([{⟨⌈⌊⟦]$/u
const CLOSES = /^[)\]}⟩⌉⌋⟧]$/u
const BAR = /^[|∣‖∥]$/u

/** Brackets of a pair are as high as one another but for this, in shares of the higher. */
const HEIGHT_SHARE = 0.3
/** A brace from this height, in ems, may hold cases. */
const LEAST_CASES = 1.8

/** Reads what is inside a fence: rows may be cells there. */
export interface FenceReaders {
  readonly part: ReadPart
  /** The rows between two brackets. */
  readonly matrix: ReadPart
  /** Rows after a brace; `undefined` where there is but one. */
  readonly cases: (items: readonly Item[]) => MathNode | undefined
}

/** The items with everything between two tall brackets joined to one item, the innermost brackets first. */
export function joinFences(items: readonly Item[], read: FenceReaders): readonly Item[] {
  let current = items
  for (const open of fromLeft(items.filter(isTall)).reverse()) {
    if (!current.includes(open)) continue
    const close = closeOf(current, open)
    if (close !== undefined) current = joinFence(current, open, close, read)
    else if (open.sign === '{' && heightOf(open.box) > LEAST_CASES * mainSize(current))
      current = joinCases(current, open, read)
  }
  return current
}

function isTall({ node, sign = '' }: Item): boolean {
  return node.type === 'sign' && node.isTall === true && (OPENS.test(sign) || BAR.test(sign))
}

/** The bracket that closes what one opens: the next of its height, with as many others between that open as close. */
function closeOf(items: readonly Item[], open: Item): Item | undefined {
  const bar = BAR.test(open.sign ?? '')
  const height = heightOf(open.box)
  const later = fromLeft(items).filter(
    ({ box, sign = '', node }) =>
      box.left > open.box.left + 0.01 &&
      node.type === 'sign' &&
      Math.abs(middleY(box) - middleY(open.box)) < HEIGHT_SHARE * height &&
      Math.abs(heightOf(box) - height) < HEIGHT_SHARE * Math.max(height, heightOf(box)) &&
      (bar ? sign === open.sign : OPENS.test(sign) || CLOSES.test(sign) || (BAR.test(sign) && node.isTall === true)),
  )
  if (bar) {
    // Bars come in pairs from the left; the last but one opens.
    const earlier = items.filter(
      ({ sign, box }) =>
        sign === open.sign && box.left < open.box.left && Math.abs(heightOf(box) - height) < 0.1 * height,
    )
    return earlier.length % 2 === 0 ? later[0] : undefined
  }
  let depth = 0
  for (const other of later) {
    if (OPENS.test(other.sign ?? '')) depth++
    else if (CLOSES.test(other.sign ?? '') && depth-- === 0) return other
  }
  return undefined
}

function joinFence(items: readonly Item[], open: Item, close: Item, read: FenceReaders): readonly Item[] {
  const body = items.filter(
    item =>
      item !== open &&
      item !== close &&
      middleX(item.box) > middleX(open.box) &&
      middleX(item.box) < middleX(close.box) &&
      isWithin(item, open),
  )
  if (body.length === 0) return items
  const node: MathNode = {
    type: 'fence',
    open: open.sign ?? '',
    close: close.sign ?? '',
    body: read.matrix(body),
  }
  const main = { ...mainItem(body), baseline: middleY(open.box) + 0.25 * mainSize(body), isCentred: true }
  return replace(items, [open, ...body, close], unite([open, ...body, close], node, main))
}

/** Whether an item is between the upper and the lower end of a bracket, as far as scripts do not stick out. */
function isWithin({ box, size }: Item, open: Item): boolean {
  return middleY(box) > open.box.top - 0.3 * size && middleY(box) < open.box.bottom + 0.3 * size
}

function joinCases(items: readonly Item[], open: Item, read: FenceReaders): readonly Item[] {
  const body = items.filter(item => item !== open && item.box.left > middleX(open.box) && isWithin(item, open))
  const cases = body.length === 0 ? undefined : read.cases(body)
  if (cases === undefined) return items
  const node: MathNode = { type: 'fence', open: '{', close: '', body: cases }
  const main = { ...mainItem(body), baseline: middleY(open.box) + 0.25 * mainSize(body), isCentred: true }
  return replace(items, [open, ...body], unite([open, ...body], node, main))
}
