import type { InspectedPaper } from './inspected-paper.ts'

/** What the page of `paperxml inspect` has in it: all that the page of the service asks the service for. */
export interface InspectionFile {
  /** Tells the paper from others in the memory of a browser: 32 hexadecimal digits. */
  readonly id: string
  readonly paper: InspectedPaper
  /** Texts of the outputs that it shows, by format. */
  readonly outputs: Readonly<Record<string, string>>
}
