import { heightOf } from '../../geometry/box.ts'
import type { MathNode, MathScripts } from '../math-node.ts'
import { AXIS_IN_EMS, fromLeft, type Item, mainSize, middleY } from './item.ts'
import { joinParts, type Part } from './letters.ts'
import { mainItem, type ReadPart } from './rules.ts'

/** A smaller item is a script from this distance of baselines, in ems of the row; one as large from the second. */
const LEAST_SHIFT_OF_SMALL = 0.06
const LEAST_SHIFT = 0.16
/** Size, in shares of that of the row, below which an item is small. */
const SMALL = 0.86
/** The same for what is centred on the axis. */
const LEAST_SHIFT_OF_CENTRED = 0.3

/** The line of a row, which tells scripts from bases. */
interface RowLine {
  readonly baseline: number
  readonly size: number
}

/** A base with what was raised and lowered beside it. */
interface Stem {
  readonly base: Item | undefined
  readonly before: Item[]
  readonly scripts: Item[]
}

/** The node of items side by side on one line, with scripts. */
export function readRow(items: readonly Item[], read: ReadPart): MathNode {
  const [only] = items
  if (only !== undefined && items.length === 1) return only.node
  const main = mainItem(items)
  const line = { baseline: main.baseline, size: main.size }
  const stems = stemsOf(fromLeft(items), line)
  let end: number | undefined
  const parts = stems.map(({ base, before, scripts }): Part => {
    const all = [...before, ...(base ? [base] : []), ...scripts]
    const left = Math.min(...all.map(item => item.left))
    const gap = end === undefined ? 0 : (left - end) / line.size
    end = Math.max(...all.map(item => item.right))
    return { node: nodeOfStem({ base, before, scripts }, line, read), gap }
  })
  return joinParts(parts)
}

/** How far an item is raised over its place on the line, in ems; 0 where it is on it. */
function shiftOf(item: Item, { baseline, size }: RowLine): number {
  if (item.isCentred) {
    const shift = (baseline - AXIS_IN_EMS * size - middleY(item.box)) / size
    const least = Math.max(LEAST_SHIFT_OF_CENTRED, 0.2 * (heightOf(item.box) / size))
    return Math.abs(shift) < least ? 0 : shift
  }
  const shift = (baseline - item.baseline) / size
  const least = item.size < SMALL * size ? LEAST_SHIFT_OF_SMALL : LEAST_SHIFT
  return Math.abs(shift) < least ? 0 : shift
}

/** Signs that carry no scripts: what is beside them belongs to the next base. */
const CARRIES_NONE = /^[=<>≤≥+−×÷±∓∈∉⊂⊆→⟶⇒⇔≡≈∼≅,;:([{⟨∧∨∩∪⊗⊕/·⋅]$/u

function stemsOf(items: readonly Item[], line: RowLine): readonly Stem[] {
  const stems: Stem[] = []
  let waiting: Item[] = []
  for (const item of items) {
    const shift = shiftOf(item, line)
    if (shift === 0) {
      stems.push({ base: item, before: waiting, scripts: [] })
      waiting = []
      continue
    }
    const last = stems.at(-1)
    const isAfterNone =
      last === undefined ||
      (last.scripts.length === 0 && CARRIES_NONE.test(last.base?.sign ?? '') && !isAttached(last.base, item))
    if (last === undefined || isAfterNone || waiting.length > 0) waiting.push(item)
    else last.scripts.push(item)
  }
  if (waiting.length > 0) stems.push({ base: undefined, before: waiting, scripts: [] })
  return stems
}

/** Whether a script touches the sign before it: operators with scripts are rare, and have no space before them. */
function isAttached(base: Item | undefined, item: Item): boolean {
  return base !== undefined && item.left - base.right < 0.08 * base.size && !/^[([{⟨,;:]$/u.test(base.sign ?? '')
}

function nodeOfStem({ base, before, scripts }: Stem, line: RowLine, read: ReadPart): MathNode {
  // What has no base after it hangs on nothing.
  if (base === undefined)
    return { type: 'scripts', base: { type: 'row', children: [] }, ...scriptsOf(before, line, read) }
  if (scripts.length + before.length === 0) return base.node
  const { sub: preSub, sup: preSup } = scriptsOf(before, line, read)
  return {
    type: 'scripts',
    base: base.node,
    ...scriptsOf(scripts, line, read),
    ...(preSub ? { preSub } : {}),
    ...(preSup ? { preSup } : {}),
  }
}

function scriptsOf(items: readonly Item[], line: RowLine, read: ReadPart): Pick<MathScripts, 'sub' | 'sup'> {
  const { low, high } = levelsOf(items, line)
  return { ...(low.length > 0 ? { sub: read(low) } : {}), ...(high.length > 0 ? { sup: read(high) } : {}) }
}

/** The raised and the lowered items of one base. Scripts of scripts go with the one before them in the order of drawing. */
function levelsOf(items: readonly Item[], line: RowLine): { readonly low: Item[]; readonly high: Item[] } {
  const levels = { low: [] as Item[], high: [] as Item[] }
  if (items.length === 0) return levels
  const size = mainSize(items)
  let last: Item[] | undefined
  for (const item of [...items].sort((a, b) => a.order - b.order)) {
    const isSmall = item.size < SMALL * size && last !== undefined && last.length > 0
    const own = shiftOf(item, line) > 0 ? levels.high : levels.low
    const near = isSmall && last?.some(other => isNextTo(other, item)) === true
    last = near && last !== undefined ? last : own
    last.push(item)
  }
  return levels
}

function isNextTo(base: Item, script: Item): boolean {
  return (
    script.left - base.right < 0.5 * base.size &&
    script.left > base.left &&
    Math.abs(base.baseline - script.baseline) < 0.7 * base.size
  )
}
