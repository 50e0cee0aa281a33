import { OptionError } from '../errors.ts'

/** Highest page number that may be asked for: more than any paper or volume has, and a list of so many fits in memory. */
const MAX_PAGE = 100_000

/**
 * The pages that `3-9,12` names, from 1, in rising order and each once.
 * @throws {OptionError} `E_OPTION_RANGE` where a part is no page and no range, or runs backwards.
 */
export function parsePageRanges(ranges: string): readonly number[] {
  const pages = new Set<number>()
  for (const part of ranges.split(',')) {
    const [first, last] = parseRange(part.trim(), ranges)
    for (let page = first; page <= last; page++) pages.add(page)
  }
  return [...pages].sort((a, b) => a - b)
}

function parseRange(part: string, ranges: string): [first: number, last: number] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(part)
  if (!match) throw rangeError(ranges, part === '' ? 'a part is empty' : `"${part}" is no page and no range`)
  const first = Number(match[1])
  const last = Number(match[2] ?? match[1])
  if (first < 1) throw rangeError(ranges, 'pages count from 1')
  if (last < first) throw rangeError(ranges, `"${part}" runs backwards`)
  if (last > MAX_PAGE) throw rangeError(ranges, `page ${match[2] ?? match[1]} is beyond ${MAX_PAGE}`)
  return [first, last]
}

function rangeError(ranges: string, reason: string): OptionError {
  return new OptionError('E_OPTION_RANGE', `--pages ${ranges}: ${reason}; write pages and ranges like 3-9,12`)
}
