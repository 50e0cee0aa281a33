import { OptionError } from '../../../base/errors.ts'
import {
  FIGURE_FORMS,
  type FigureSettings,
  LEAST_FIGURE_DPI,
  MOST_FIGURE_DPI,
} from '../../../products/recipes/figures/figure-settings.ts'
import { parseChoice } from './choice.ts'

/** The options about pictures of figures, as they were typed. */
export interface FigureFlags {
  readonly figures?: boolean
  readonly figuresFormat: string
  readonly dpi: string
  readonly csvSafe?: boolean
}

/**
 * How figures are written as pictures; `undefined` for not at all.
 * @throws {OptionError} `E_OPTION_RANGE`
 */
export function parseFigures({
  figures,
  figuresFormat,
  dpi,
  csvSafe = false,
}: FigureFlags): FigureSettings | undefined {
  const form = parseChoice('--figures-format', figuresFormat, FIGURE_FORMS)
  const dots = /^\d+$/.test(dpi) ? Number(dpi) : Number.NaN
  if (!(dots >= LEAST_FIGURE_DPI && dots <= MOST_FIGURE_DPI)) {
    const expected = `expected dots per inch from ${LEAST_FIGURE_DPI} to ${MOST_FIGURE_DPI}`
    throw new OptionError('E_OPTION_RANGE', `--dpi ${dpi}: ${expected}`)
  }
  return figures === true ? { dpi: dots, form, ...(csvSafe ? { csvSafe } : {}) } : undefined
}
