import type { Report } from '../../../base/diagnostics.ts'
import { type Box, heightOf, widthOf } from '../../../base/geometry/box.ts'
import type { Direction, Rule } from '../../../model/page/page.ts'
import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'
import {
  ascentOf,
  footOf,
  learnShares,
  type LetterShares,
  type LineHeights,
  measureHeights,
  standingWords,
} from './letter-heights.ts'
import { medianOf, midMean } from './median.ts'
import { readBullet } from './misread-bullets.ts'
import { repairDashes } from './misread-dashes.ts'
import { readRoman } from './misread-roman.ts'
import { isMisreadRule } from './misread-rules.ts'
import { partUnderscores } from './misread-underlines.ts'
import type { OcrLine, OcrPage, OcrWord } from './ocr-page.ts'
import { partOverlapping } from './overlapping-words.ts'
import { type PageSize, scaleOf } from './page-scale.ts'
import { raiseNumbers } from './raised-numbers.ts'
import { isSpeck } from './specks.ts'
import { straightenBox, straightenRule, type Tilt, tiltOf } from './tilt.ts'

/** What is known of the page apart from what was recognised. */
export interface PlaceContext {
  /** Its number in the document, from 1. */
  readonly number: number
  /** Its size, where the document that it was recognised from is at hand. */
  readonly size?: PageSize | undefined
  /** Heights of letters in the document, for pages that do not show them. Default: usual ones. */
  readonly shares?: LetterShares | undefined
  readonly report: Report
}

/**
 * Height of ascenders in type size. Measured on pages set in Times, at 9 to 14 points, that Tesseract read at 300 units
 * to an inch: 0.695 to 0.71 (the letters are 0.66, and their edges are drawn wide).
 */
const ASCENDERS_IN_SIZE = 0.7

/** Height of a line, from ascenders to descenders, in type size: Times 0.9, Courier 0.8, Libertinus 0.95. */
const LINE_IN_SIZE = 0.9

/**
 * The page set straight, with each line's words on one baseline and of one size: a page that was laid on the scanner a
 * little askew has lines that fall and margins that lean, and nothing else is wrong with it.
 */
export function placePage(page: OcrPage, { number, size, shares, report }: PlaceContext): PlacedPage {
  const scale = scaleOf(page, number, size, report)
  const tilt = tiltOf(page)
  const toPoints = (box: Box) => scaleBox(box, scale)
  const rules = page.rules.map(box => straightenRule(box, tilt))
  return {
    number,
    label: page.label,
    width: size === undefined ? page.width : size.width / scale,
    height: size === undefined ? page.height : size.height / scale,
    isUpward: false,
    scale,
    words: placeLines(page.lines, { tilt, scale, shares })
      .flatMap(word => partUnderscores(word, rules))
      .map(word => {
        const misread = isMisreadRule(word, rules) ? 'rule' : isSpeck(word) ? 'speck' : undefined
        return misread === undefined ? word : { ...word, misread }
      }),
    rules: rules.flatMap(box => toSeparator(toPoints(box)) ?? []),
    figures: page.figures.map(box => toPoints(straightenBox(box, tilt))),
  }
}

/** Strokes of a pen and printed lines are at most this thick, in points; what is thicker is the edge of a picture. */
const THICKEST_SEPARATOR = 2
/** What a line that leans where the paper was not flat adds to its box, in shares of its length: half a degree. */
const LEAN = 0.01

/** The line that a program gives as a separator; `undefined` for boxes and dots. */
function toSeparator(box: Box): Rule | undefined {
  const [width, height] = [widthOf(box), heightOf(box)]
  const [length, thickness] = [Math.max(width, height), Math.min(width, height)]
  if (length <= THICKEST_SEPARATOR || thickness > THICKEST_SEPARATOR + LEAN * length) return undefined
  return { box, orientation: width > height ? 'horizontal' : 'vertical' }
}

function scaleBox({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}

interface PagePlace {
  readonly tilt: Tilt
  readonly scale: number
  readonly shares: LetterShares | undefined
}

function placeLines(lines: readonly OcrLine[], { tilt, scale, shares: usual }: PagePlace): PlacedWord[] {
  const measured = lines.map(line => measureLine(line, tilt))
  const shares = learnShares(
    measured.map(({ heights }) => heights),
    usual,
  )
  return measured.flatMap(({ line, baseline, heights }) => {
    const { direction, words, tag } = line
    const size = sizeOf(line, ascentOfLine(line, heights, shares), scale)
    const placed = words.map(word => placeWord(word, { tilt, scale, direction, baseline, size, tag }))
    return raiseNumbers(readRoman(readBullet(partOverlapping(placed.map(repairDashes)))))
  })
}

/** A line with its baseline on the page set straight, and the heights of its letters. */
interface MeasuredLine {
  readonly line: OcrLine
  readonly baseline: number | undefined
  readonly heights: LineHeights
}

function measureLine(line: OcrLine, tilt: Tilt): MeasuredLine {
  const baseline = baselineOf(line, tilt)
  const heights = measureHeights(line, x => (baseline ?? Number.NaN) + tilt.slope * (x - tilt.x))
  return { line, baseline, heights }
}

/** How high letters are in the type of all pages. */
export function learnSharesOf(pages: readonly OcrPage[]): LetterShares {
  return learnShares(
    pages.flatMap(page => {
      const tilt = tiltOf(page)
      return page.lines.map(line => measureLine(line, tilt).heights)
    }),
  )
}

/** y of the line's baseline on the page set straight; x of one that is read up or down. */
function baselineOf(line: OcrLine, tilt: Tilt): number | undefined {
  const { baseline, box, direction } = line
  if (direction !== 0) return undefined
  if (baseline !== undefined) {
    const middle = (box.left + box.right) / 2
    const y = baseline.y + (baseline.slope ?? tilt.slope) * (middle - baseline.left)
    return y - tilt.slope * (middle - tilt.x)
  }
  return midMean(standingWords(line).map(word => footOf({ ...word, box: straightenBox(word.box, tilt) })))
}

/** Capitals and digits, and signs beside them. */
const CAPITALS_ALONE = /^(?=.*[\p{Lu}\p{N}])[\p{Lu}\p{N}\p{P}\p{S}]+$|^[\p{P}\p{S}]+$/u

/**
 * Height of the ascenders that the line has or would have. What a program measures on a line of capitals and digits is
 * their height, which may be a tenth less: a typewriter's title would be smaller than its text.
 */
function ascentOfLine({ ascent, words }: OcrLine, heights: LineHeights, shares: LetterShares): number | undefined {
  if (ascent === undefined) return ascentOf(heights, shares)
  return words.every(({ text }) => CAPITALS_ALONE.test(text)) ? ascent / shares.capitals : ascent
}

/** Type size in the units of the file. */
function sizeOf({ words, box, direction }: OcrLine, ascent: number | undefined, scale: number): number | undefined {
  const stated = medianOf(words.flatMap(({ size }) => size ?? []))
  if (stated !== undefined) return stated / scale
  if (ascent !== undefined) return ascent / ASCENDERS_IN_SIZE
  const isUpright = direction === 0 || direction === 180
  return (isUpright ? box.bottom - box.top : box.right - box.left) / LINE_IN_SIZE
}

interface LinePlace {
  readonly tilt: Tilt
  readonly scale: number
  readonly direction: Direction
  readonly baseline?: number | undefined
  readonly size?: number | undefined
  readonly tag?: string | undefined
}

function placeWord(word: OcrWord, { tilt, scale, direction, baseline, size, tag }: LinePlace): PlacedWord {
  const { left, top, right, bottom } = straightenBox(word.box, tilt)
  return {
    text: word.text,
    x0: left,
    y0: top,
    x1: right,
    y1: bottom,
    baseline: word.script === undefined ? baseline : undefined,
    size: word.size === undefined ? size : word.size / scale,
    font: word.font,
    spaceBefore: word.spaceBefore ?? true,
    direction,
    script: word.script,
    confidence: word.confidence,
    whole: word.whole,
    tag,
    place: word.place,
  }
}
