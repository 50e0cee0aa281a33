import type { Report } from '../../../../base/diagnostics.ts'

/** Units to an inch of each `MeasurementUnit`; of pixels the file may give them elsewhere. */
const UNITS: ReadonlyMap<string, number | undefined> = new Map([
  ['pixel', undefined],
  ['mm10', 254],
  ['inch1200', 1200],
])

/** A resolution somewhere in the settings of the program: `dpi=300`, `300 dpi`. */
const DPI = /\bdpi\W{1,3}(\d{2,4})\b|\b(\d{2,4})\s?dpi\b/iu

/** Units to an inch; `undefined` for pixels of unknown size. An unknown unit is reported and read as pixels. */
export function resolutionOf(unit: string, place: number, settings: string, report: Report): number | undefined {
  if (!UNITS.has(unit)) {
    const known = [...UNITS.keys()].join(', ')
    const message = `line ${place}: there is no unit "${unit}" in ALTO, expected ${known}; its measures are read as pixels`
    report({ code: 'W_OCR_UNIT', severity: 'warning', message })
  }
  const perInch = UNITS.get(unit)
  if (perInch !== undefined) return perInch
  const [, after, before] = DPI.exec(settings) ?? []
  const resolution = Number(after ?? before)
  return resolution > 0 ? resolution : undefined
}
