import { OptionError } from '../../../base/errors.ts'

/** How wide a valley must be: in points, or as one of the two published ways of choosing it. */
export type ValleyWidth = number | 'average-height' | 'histogram'

/** The thresholds of the cuts in one direction. */
export interface CutThresholds {
  /** Largest density in a valley, as a share of the densest place of the zone: 0 is white alone. */
  readonly maxNoise: number
  /** Smallest width of a valley; see {@link ValleyWidth}. */
  readonly minValley: ValleyWidth
  /** Smallest size of what a cut leaves on either side, in shares of the page's width and height. */
  readonly minPart: { readonly width: number; readonly height: number }
}

/** Published: text that a program has set has no noise between its columns. */
const NO_NOISE = 0
/** Published: no column is narrower than this, in page widths. */
const NARROWEST_PART = 1 / 6
/** Published: what is cut into columns is at least this high, in page heights. */
const LOWEST_COLUMN = 1 / 32
/** Published: the lowest block, about half a line of text, in page heights. */
const LOWEST_BLOCK = 1 / 128

/** How a page is cut. */
export interface XyCutOptions {
  /** Cuts between left and right: the thresholds of the x axis. */
  readonly vertical: CutThresholds
  /** Cuts between top and bottom: the thresholds of the y axis. */
  readonly horizontal: CutThresholds
  /** Whose average height is the width of a valley: that of each page's characters, or of the tokens of all pages. */
  readonly averageOver: 'page-characters' | 'document-tokens'
  /** Which edge of the histogram of valleys is taken: the first above the median, or always the second. */
  readonly histogramEdge: 'above-median' | 'second'
  /** What a token weighs over its height: the same everywhere, or a tenth outside of its middle fifth. */
  readonly tokenWeight: 'even' | 'middle'
  /** How blocks are ordered: as the tree of cuts is read, or each column to its end; see `zone-order.ts`. */
  readonly order: 'tree' | 'columns'
  /** Whether a line with tokens above one another is split by their baselines. */
  readonly splitsLinesByBaseline: boolean
}

/** The names under which the options can be called up. */
export type XyCutPreset = 'paper' | 'code'

const PUBLISHED = {
  vertical: {
    maxNoise: NO_NOISE,
    minValley: 'average-height',
    minPart: { width: NARROWEST_PART, height: LOWEST_COLUMN },
  },
  horizontal: {
    maxNoise: NO_NOISE,
    minValley: 'average-height',
    minPart: { width: NARROWEST_PART, height: LOWEST_BLOCK },
  },
} as const

/** `paper`: as the article says; `code`: as the authors' program does where it differs. The table is in docs/freki.md. */
export const XY_CUT_PRESETS: Readonly<Record<XyCutPreset, XyCutOptions>> = {
  paper: {
    ...PUBLISHED,
    averageOver: 'page-characters',
    histogramEdge: 'above-median',
    tokenWeight: 'even',
    order: 'columns',
    splitsLinesByBaseline: true,
  },
  code: {
    ...PUBLISHED,
    averageOver: 'document-tokens',
    histogramEdge: 'second',
    tokenWeight: 'middle',
    order: 'tree',
    splitsLinesByBaseline: false,
  },
}

/** @throws {OptionError} `E_OPTION_RANGE` when a threshold is negative or no number, or a share above 1. */
export function checkThresholds({ vertical, horizontal }: XyCutOptions): void {
  for (const [axis, { maxNoise, minValley, minPart }] of Object.entries({ x: vertical, y: horizontal })) {
    checkRange(`valley noise ${axis}`, maxNoise, 1)
    checkRange(`part width ${axis}`, minPart.width, 1)
    checkRange(`part height ${axis}`, minPart.height, 1)
    if (typeof minValley === 'number') checkRange(`valley width ${axis}`, minValley, Infinity)
  }
}

function checkRange(name: string, value: number, most: number): void {
  if (value >= 0 && value <= most) return
  const range = most === Infinity ? 'a number of points, 0 or more' : 'a share from 0 to 1'
  throw new OptionError('E_OPTION_RANGE', `${name} is ${value}; expected ${range}`)
}
