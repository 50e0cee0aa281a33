import { readVersion } from '../../write/transforms/package-file.ts'

/** Name and version of the program, as reports have them. */
export function programName(): string {
  return `paperxml ${readVersion()}`
}

/** A report as JSON, ending in a line break; numbers to two decimals. */
export function toReportJson(report: object): string {
  const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)
  return `${JSON.stringify(report, round, 1)}\n`
}
