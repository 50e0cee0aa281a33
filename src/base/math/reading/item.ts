import { type Box, heightOf, uniteBoxes } from '../../geometry/box.ts'
import type { Alphabet, MathNode } from '../math-node.ts'

/** A drawn character of a formula. */
export interface MathGlyph {
  /** Unicode; letters and digits as those of the ordinary alphabet. */
  readonly text: string
  readonly alphabet: Alphabet
  /** Its ink on the page. */
  readonly ink: Box
  /** Where the pen was before it, and after it. */
  readonly left: number
  readonly right: number
  readonly baseline: number
  /** Font size as drawn, in points. */
  readonly size: number
}

/** A part that is put together already: a glyph, or what was made of several. */
export interface Item {
  readonly node: MathNode
  /** Its ink. */
  readonly box: Box
  /** Where the pen was before it, and after it. */
  readonly left: number
  readonly right: number
  /** Of its main line; what `isCentred` has the one that its middle gives. */
  readonly baseline: number
  readonly size: number
  /** Its middle is on the axis, as fractions, tall brackets and large operators do. */
  readonly isCentred: boolean
  /** The character, of a single sign; the letters, of a name. */
  readonly sign?: string
  /** Place in the order of drawing. */
  readonly order: number
}

/** Height of the axis above the baseline in ems, where no sign of the formula shows it (Computer Modern: 0.25). */
export const AXIS_IN_EMS = 0.25

export function middleX({ left, right }: Pick<Box, 'left' | 'right'>): number {
  return (left + right) / 2
}

export function middleY({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  return (top + bottom) / 2
}

/** Heights, in ems of the font of its formula, from which brackets, bars and arrows are tall: those of a line of text are lower. */
const TALL_IN_EMS = 1.15

/** Signs that are centred on the axis where they are larger than letters. */
const CENTRED = /^[()[\]{}⟨⟩⌈⌉⌊⌋|∣‖∥/\\↑↓↕⇑⇓⇕⟦⟧⟮⟯⎰⎱⌜⌝⌞⌟√]$/u

/** Operators that grow in displays and carry limits. */
export const LARGE_OPERATOR = /^[∑∏∐∫∬∭∮∯∰⨌⨍⨏⋂⋃⨆⋁⋀⨁⨂⨀⨄⨅⨉]$/u

/** The item of a glyph in a formula whose letters have the size `em`. */
export function toItem(glyph: MathGlyph, order: number, em: number): Item {
  const { text, ink, left, right, baseline, size } = glyph
  const isTall = CENTRED.test(text) && heightOf(ink) > TALL_IN_EMS * Math.min(em, Math.max(size, 0.6 * em))
  const isCentred = isTall || LARGE_OPERATOR.test(text)
  return {
    node: nodeOfGlyph(glyph, isTall),
    box: ink,
    left: Math.min(left, right),
    right: Math.max(left, right),
    baseline: isCentred ? middleY(ink) + AXIS_IN_EMS * size : baseline,
    // Operators and brackets come from fonts of other sizes than the letters beside them.
    size: isCentred ? Math.min(size, em) : size,
    isCentred,
    sign: text,
    order,
  }
}

function nodeOfGlyph({ text, alphabet }: MathGlyph, isTall: boolean): MathNode {
  if (/^\p{Nd}+$/u.test(text)) return { type: 'number', text, alphabet }
  if (/^[\p{L}∂∇∞ℓ℘∅]/u.test(text)) return { type: 'identifier', text, alphabet }
  return { type: 'sign', text, ...(isTall ? { isTall } : {}) }
}

/** Several items as one, with the node that they make. */
export function unite(
  items: readonly Item[],
  node: MathNode,
  main: Pick<Item, 'baseline' | 'size' | 'isCentred'>,
): Item {
  return {
    node,
    box: uniteBoxes(items.map(({ box }) => box)),
    left: Math.min(...items.map(({ left }) => left)),
    right: Math.max(...items.map(({ right }) => right)),
    baseline: main.baseline,
    size: main.size,
    isCentred: main.isCentred,
    order: Math.min(...items.map(({ order }) => order)),
  }
}

/** An item that has the middle of one of its parts, whatever is above and below that: a bar, an operator. */
export function aroundMiddle(item: Item, part: Pick<Box, 'top' | 'bottom'>): Item {
  const middle = middleY(part)
  const reach = Math.max(middle - item.box.top, item.box.bottom - middle)
  return { ...item, box: { ...item.box, top: middle - reach, bottom: middle + reach } }
}

/** Whether a point is inside the width of a box. */
export function spansX(box: Pick<Box, 'left' | 'right'>, x: number, slack = 0): boolean {
  return x >= box.left - slack && x <= box.right + slack
}

/** The size of most of the larger type: of its letters, if there are any. */
export function mainSize(items: readonly Item[]): number {
  const letters = items.filter(({ node }) => node.type !== 'sign' || isLowSign(node.text))
  return Math.max(0, ...(letters.length > 0 ? letters : items).map(({ size }) => size))
}

/** Signs of the fonts of letters, whose size is that of the line; brackets and operators may be of a font of another size. */
function isLowSign(text: string): boolean {
  return /^[+=<>,.:;!?−×·∈≤≥→]$/u.test(text)
}

/** The items in the order of their places. */
export function fromLeft(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.box.left - b.box.left || a.order - b.order)
}
