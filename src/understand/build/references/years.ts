import { NO_YEAR } from '../../../base/text/keywords/bibliography-words.ts'
import type { Range } from './entry-text.ts'

/** A year of publication with what is printed around it. */
export interface FoundYear extends Range {
  /** `2009`, `2009a`; the words printed instead (`in press`), if there is none. */
  readonly year: string
  readonly inParentheses: boolean
}

const YEAR = String.raw`(?<year>(?:1[4-9]|20)\d\d)(?<letter>[a-z])?(?![\d\p{L}])`
const PATTERN = new RegExp(
  String.raw`\((?:[^()\d]{0,30}\s)?${YEAR}(?:[^()]{0,24})\)|\((?<none>${NO_YEAR})\)|(?<![\p{L}\d\-–—−:/.(])(?:${YEAR.replaceAll('?<', '?<bare')})(?!\s?[-–—−]\s?\d)`,
  'giu',
)

/** All possible years of publication in `text` between two offsets. */
export function findYears(text: string, from = 0, to = text.length): FoundYear[] {
  return [...text.slice(from, to).matchAll(PATTERN)].map(match => {
    const { year, letter = '', none, bareyear, bareletter = '' } = match.groups ?? {}
    const start = from + match.index
    return {
      start,
      end: start + match[0].length,
      year: none ?? (year === undefined ? `${bareyear ?? ''}${bareletter}` : `${year}${letter}`),
      inParentheses: bareyear === undefined,
    }
  })
}
