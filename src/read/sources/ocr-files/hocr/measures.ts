import type { Box } from '../../../../base/geometry/box.ts'
import type { Direction } from '../../../../model/page/page.ts'
import { toDirection } from '../direction.ts'
import type { OcrBaseline } from '../ocr-page.ts'
import { type HocrProperties, numbersIn } from './properties.ts'

/** The `bbox` of an element; NaN where it has none. */
export function boxOf(properties: HocrProperties): Box {
  const [left = Number.NaN, top = Number.NaN, right = Number.NaN, bottom = Number.NaN] = numbersIn(properties, 'bbox')
  return { left, top, right, bottom }
}

/** `baseline` gives slope and offset of a line through the lower left corner of the box (hOCR 1.2, 2.3). */
export function baselineOf(properties: HocrProperties, box: Box): OcrBaseline | undefined {
  const [slope, offset] = numbersIn(properties, 'baseline')
  if (slope === undefined || offset === undefined || !Number.isFinite(slope + offset)) return undefined
  return { left: box.left, y: box.bottom + offset, slope }
}

/**
 * Height of capitals in a line of Tesseract's: its row (`x_size`) less what reaches below the baseline. The row alone
 * jumps from line to line, as descenders are not measured well where there are few.
 */
export function ascentOf(properties: HocrProperties): number | undefined {
  const [size] = numbersIn(properties, 'x_size')
  const [descenders] = numbersIn(properties, 'x_descenders')
  if (size === undefined || descenders === undefined) return undefined
  const ascent = size - descenders
  return ascent > 0 ? ascent : undefined
}

/** 0 to 1, from that of the word or those of its letters. */
export function confidenceOf(properties: HocrProperties, letters: readonly number[]): number | undefined {
  const all = [...numbersIn(properties, 'x_wconf'), ...letters, ...numbersIn(properties, 'x_confs')]
  const [first] = all
  if (first === undefined) return undefined
  const isOfWord = properties.has('x_wconf')
  const percent = isOfWord ? first : all.reduce((sum, value) => sum + value, 0) / all.length
  return Number.isFinite(percent) ? Math.min(Math.max(percent / 100, 0), 1) : undefined
}

/** `x_fsize`: type size in points. */
export function typeSizeOf(properties: HocrProperties): number | undefined {
  const [size] = numbersIn(properties, 'x_fsize')
  return size !== undefined && size > 0 ? size : undefined
}

/** `textangle` turns counterclockwise, the page model clockwise; what is turned less counts as the nearest. */
export function directionOf(properties: HocrProperties): Direction | undefined {
  const [angle] = numbersIn(properties, 'textangle')
  return angle === undefined || !Number.isFinite(angle) ? undefined : toDirection(-angle)
}
