import { OptionError } from '../../../base/errors.ts'
import {
  type CutThresholds,
  type ValleyWidth,
  XY_CUT_PRESETS,
  type XyCutPreset,
} from '../../../understand/layout/zones/thresholds.ts'
import type { FrekiOptions } from '../../../products/recipes/freki.ts'
import { parseChoice } from '../shared/choice.ts'

const PRESETS = Object.keys(XY_CUT_PRESETS) as readonly XyCutPreset[]

/** The thresholds of `paperxml freki` as they were typed. */
export interface ThresholdFlags {
  readonly preset: string
  readonly noiseX?: string
  readonly noiseY?: string
  readonly valleyX?: string
  readonly valleyY?: string
  readonly partX?: string
  readonly partY?: string
}

/**
 * The options that the flags say.
 * @throws {OptionError} `E_OPTION_RANGE` where one says nothing that can be; ranges are checked by the XY-cut itself
 */
export function parseThresholds(flags: ThresholdFlags): Omit<FrekiOptions, 'id'> {
  return {
    preset: parseChoice('--preset', flags.preset, PRESETS, 'preset'),
    vertical: thresholdsOf('x', flags.noiseX, flags.valleyX, flags.partX),
    horizontal: thresholdsOf('y', flags.noiseY, flags.valleyY, flags.partY),
  }
}

function thresholdsOf(axis: string, noise?: string, valley?: string, part?: string): Partial<CutThresholds> {
  return {
    ...(noise === undefined ? {} : { maxNoise: parseShare(noise, `--noise-${axis}`) }),
    ...(valley === undefined ? {} : { minValley: parseValley(valley, `--valley-${axis}`) }),
    ...(part === undefined ? {} : { minPart: parsePart(part, `--part-${axis}`) }),
  }
}

/** `0.02`, `2/100`. */
function parseShare(text: string, flag: string): number {
  const match = /^(\d*\.?\d+)(?:\/(\d+))?$/.exec(text)
  if (match === null) throw new OptionError('E_OPTION_RANGE', `${flag} ${text}: expected a share like 0.02 or 1/50`)
  return Number(match[1]) / Number(match[2] ?? 1)
}

/** Points, or one of the ways of choosing them. */
function parseValley(text: string, flag: string): ValleyWidth {
  if (text === 'height') return 'average-height'
  if (text === 'histogram') return 'histogram'
  if (/^\d*\.?\d+$/.test(text)) return Number(text)
  throw new OptionError('E_OPTION_RANGE', `${flag} ${text}: expected points, height or histogram`)
}

/** `1/6,1/32`: shares of the page's width and height. */
function parsePart(text: string, flag: string): CutThresholds['minPart'] {
  const [width, height, ...more] = text.split(',')
  if (width === undefined || height === undefined || more.length > 0) {
    throw new OptionError(
      'E_OPTION_RANGE',
      `${flag} ${text}: expected shares of the page's width and height like 1/6,1/32`,
    )
  }
  return { width: parseShare(width, flag), height: parseShare(height, flag) }
}
