import type { HeaderCorrection } from '../../../model/corrections/header-corrections.ts'

/** Records for each correction of the header its result, or why it is not used. */
export interface CorrectionLog {
  readonly used: (correction: HeaderCorrection, read: string, is: string) => void
  readonly unused: (correction: HeaderCorrection, reason: string) => void
}

/** Values as a message shows them. */
export function listOf(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.map(value => `"${value}"`).join(', ')
}
