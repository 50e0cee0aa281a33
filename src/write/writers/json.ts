import type { Paper } from '../../model/paper/paper.ts'
import { toHundredths } from './hundredths.ts'

/** The schema of `NAME.json`, in `schema/` of the package. */
const PAPER_SCHEMA = 'paper-1.json'

/** What `NAME.json` holds. */
export interface WrittenPaper extends Paper {
  /** Name of the schema that it is valid by. */
  readonly schema: typeof PAPER_SCHEMA
}

/** The paper as JSON, by {@link WrittenPaper}; the same paper gives the same bytes. Ends in a line break. */
export function writeJson(paper: Paper): string {
  const written: WrittenPaper = { schema: PAPER_SCHEMA, ...paper }
  return `${JSON.stringify(written, (_key, value: unknown) => (typeof value === 'number' ? toHundredths(value) : value), 1)}\n`
}
