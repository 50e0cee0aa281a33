import { withoutBorders } from './borders.ts'
import { type GreyImage, WHITE } from '../../picture/grey-image.ts'
import { countValues, type Histogram, inkCells, inkShare, inkThreshold } from './ink.ts'
import { resample } from './resample.ts'
import { findSkew } from './skew.ts'
import { withoutSpeckles } from './speckles.ts'

/** A picture made ready to be read. */
export interface CleanImage {
  readonly image: GreyImage
  /** Pixels of an inch. */
  readonly dpi: number
  /** Below it a pixel is ink. */
  readonly threshold: number
  readonly isBlank: boolean
}

/** Dots of an inch may differ by this share from those that are wanted: blurring the picture for less would cost words. */
const DPI_TOLERANCE = 0.1

/**
 * The page upright, without the scanner's borders and specks, black on white.
 *
 * @param dpi pixels of an inch of the picture
 * @param wantedDpi pixels of an inch, about, of the picture that comes back
 */
export function cleanImage(source: GreyImage, dpi: number, wantedDpi: number): CleanImage {
  const values = countValues(source)
  const first = inkThreshold(values)
  const isTurnedOver = inkShare(values, first) >= DARK_PICTURE && isNegative(source, first, dpi)
  const positive = isTurnedOver ? invert(source) : source
  const threshold = isTurnedOver ? inkThreshold(countValues(positive)) : first
  const clean = withoutSpeckles(withoutBorders(positive, threshold, dpi), threshold, dpi)
  if (isBlank(countValues(clean), threshold)) return { image: clean, dpi, threshold, isBlank: true }
  const skew = findSkew(clean, threshold)
  const scale = Math.abs(wantedDpi / dpi - 1) <= DPI_TOLERANCE ? 1 : wantedDpi / dpi
  const image = skew === 0 && scale === 1 ? clean : resample(clean, { skew, scale })
  return { image, dpi: scale === 1 ? dpi : wantedDpi, threshold, isBlank: false }
}

/** Share of ink from which a picture may be white on black: the densest page of type has a third of it. */
const DARK_PICTURE = 0.6
/** Share of cells without ink from which a dark picture shows a page on a dark ground. */
const PAGE_SHARE = 0.25

function isNegative(image: GreyImage, threshold: number, dpi: number): boolean {
  const { shares } = inkCells(image, threshold, dpi)
  return shares.filter(share => share === 0).length < PAGE_SHARE * shares.length
}

function invert({ width, height, pixels }: GreyImage): GreyImage {
  return { width, height, pixels: pixels.map(value => WHITE - value) }
}

/** Share of ink below which a page is blank: one short line of print has more. */
const BLANK_SHARE = 0.0003
/** Difference of ink and paper, of 255, below which there is nothing but the grain of the paper. */
const LEAST_CONTRAST = 40

function isBlank(values: Histogram, threshold: number): boolean {
  const darkest = values.findIndex(count => count > 0)
  const lightest = values.findLastIndex(count => count > 0)
  return lightest - darkest < LEAST_CONTRAST || inkShare(values, threshold) < BLANK_SHARE
}
