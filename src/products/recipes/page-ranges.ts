import { OptionError } from '../../base/errors.ts'
import { mergeRanges, type PageRange } from '../../base/page-choice.ts'

/** Highest page number that may be asked for: more than any paper or volume has, so that a larger one is a slip. */
const MAX_PAGE = 100_000

/** Most ranges that may be asked for: more than anybody types, and few enough to keep with each document of a queue. */
const MOST_RANGES = 1000

/** Characters of what was asked for that an error repeats. */
const LONGEST_QUOTE = 80

/**
 * The pages that `3-9,12` names, from 1, as ranges in rising order that do not overlap.
 * @param option what whoever wrote the ranges calls them: `--pages` on a command line
 * @throws {OptionError} `E_OPTION_RANGE` where a part is no page and no range, or runs backwards, or where there are
 * too many
 */
export function parsePageRanges(ranges: string, option = 'pages'): readonly PageRange[] {
  const asked = `${option} ${ranges.length > LONGEST_QUOTE ? `${ranges.slice(0, LONGEST_QUOTE)}…` : ranges}`
  const parts = ranges.split(',', MOST_RANGES + 1)
  if (parts.length > MOST_RANGES) throw rangeError(asked, `more than ${MOST_RANGES} ranges`)
  return mergeRanges(parts.map(part => parseRange(part.trim(), asked)))
}

function parseRange(part: string, asked: string): PageRange {
  const match = /^(\d+)(?:-(\d+))?$/.exec(part)
  if (!match) throw rangeError(asked, part === '' ? 'a part is empty' : `"${part}" is neither a page nor a range`)
  const first = Number(match[1])
  const last = Number(match[2] ?? match[1])
  if (first < 1) throw rangeError(asked, 'pages count from 1')
  if (last < first) throw rangeError(asked, `"${part}" runs backwards`)
  if (last > MAX_PAGE) throw rangeError(asked, `page ${match[2] ?? match[1]} is beyond ${MAX_PAGE}`)
  return { first, last }
}

function rangeError(asked: string, reason: string): OptionError {
  return new OptionError('E_OPTION_RANGE', `${asked}: ${reason}; write pages and ranges like 3-9,12`)
}
