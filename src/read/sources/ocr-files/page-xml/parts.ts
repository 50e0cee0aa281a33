import type { Box } from '../../../../base/geometry/box.ts'
import type { Direction } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { toNumber } from '../../xml/numbers.ts'
import { toDirection } from '../direction.ts'
import { type OcrWord, UNPLACED } from '../ocr-page.ts'
import { kindInCustom, tagOfRegion } from '../regions/region-tags.ts'
import { boxAround, type Point } from './points.ts'
import { type PageStyle, withOuterStyle } from './styles.ts'

type Attributes = Readonly<Record<string, string>>

/** One reading of a letter, word, line or region. */
export interface Reading {
  readonly index: number
  readonly confidence: number | undefined
  text: string
}

/** A letter, word, line or region that is open. */
export interface Part {
  readonly kind: 'region' | 'line' | 'word' | 'letter' | 'other'
  readonly place: number
  readonly direction: Direction
  readonly id: string
  /** What it, or the region around it, is called in tagged PDFs. */
  readonly tag: string | undefined
  /** Lines that the page had before it. */
  readonly firstLine: number
  readonly outline: Point[]
  readonly baseline: Point[]
  readonly readings: Reading[]
  readonly words: OcrWord[]
  /** Text of its letters. */
  letters: string
  /** Boxes of its lines without text. */
  readonly emptyLines: Box[]
  /** Whether it has lines with text. */
  hasLines: boolean
  /** Whether it has words without text. */
  hasEmptyWords: boolean
  style: PageStyle | undefined
  /** Its box, once it has been asked for. */
  box: Box | undefined
}

/** Whether an element is a part of a page. */
export function isPart(name: string): boolean {
  return /^(?:TextLine|Word|Glyph|Grapheme|\w+Region)$/u.test(name)
}

/** The part that an element opens. */
export function toPart(
  name: string,
  attributes: Attributes,
  outer: Pick<Part, 'direction' | 'tag'> | undefined,
  at: Pick<Part, 'place' | 'firstLine'>,
): Part {
  const { orientation, id = '', type, custom } = attributes
  return {
    ...at,
    kind: KINDS[name] ?? 'other',
    // What has to be turned back clockwise is turned counterclockwise.
    direction: orientation === undefined ? (outer?.direction ?? 0) : toDirection(-toNumber(orientation)),
    id,
    tag: tagOfRegion(kindInCustom(custom)) ?? tagOfRegion(type) ?? outer?.tag,
    outline: [],
    baseline: [],
    readings: [],
    words: [],
    letters: '',
    emptyLines: [],
    hasLines: false,
    hasEmptyWords: false,
    style: undefined,
    box: undefined,
  }
}

const KINDS: Readonly<Record<string, Part['kind']>> = {
  TextLine: 'line',
  Word: 'word',
  Glyph: 'letter',
  Grapheme: 'letter',
  TextRegion: 'region',
}

/** The box of a part; the same object each time. */
export function boxOf(part: Part): Box {
  part.box ??= boxAround(part.outline)
  return part.box
}

/** What a `TextEquiv` is, before its text. */
export function toReading({ index, conf }: Attributes): Reading {
  const confidence = toNumber(conf)
  return {
    index: toNumber(index) || 0,
    confidence: Number.isFinite(confidence) ? Math.min(Math.max(confidence, 0), 1) : undefined,
    text: '',
  }
}

/** The text of a part: the first of its readings, or its letters. */
export function bestReading({ readings, letters }: Part): Reading {
  const [best] = [...readings].sort((a, b) => a.index - b.index)
  return best === undefined || best.text === '' ? { index: 0, confidence: undefined, text: letters } : best
}

/** The text of a part as one word in its box; none where it has no text. */
export function wordOf(part: Part): OcrWord[] {
  return wordsOf(part, bestReading(part).text, boxOf(part))
}

/** A text of a part as one word; its box is not known where none is given. */
export function wordsOf(part: Part, text: string, box: Box = UNPLACED): OcrWord[] {
  if (text === '') return []
  const { confidence } = bestReading(part)
  const word = { text, box, confidence, font: fontOfName(''), place: part.place }
  return [part.style === undefined ? word : withOuterStyle(word, part.style)]
}
