import { OptionError } from '../errors.ts'

/** Highest page number that may be asked for: more than any paper or volume has, and a list of so many fits in memory. */
const MAX_PAGE = 100_000

/**
 * The pages that `3-9,12` names, from 1, in rising order and each once.
 * @param option what whoever wrote the ranges calls them: `--pages` on a command line
 * @throws {OptionError} `E_OPTION_RANGE` where a part is no page and no range, or runs backwards.
 */
export function parsePageRanges(ranges: string, option = 'pages'): readonly number[] {
  const pages = new Set<number>()
  for (const part of ranges.split(',')) {
    const [first, last] = parseRange(part.trim(), `${option} ${ranges}`)
    for (let page = first; page <= last; page++) pages.add(page)
  }
  return [...pages].sort((a, b) => a - b)
}

function parseRange(part: string, asked: string): [first: number, last: number] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(part)
  if (!match) throw rangeError(asked, part === '' ? 'a part is empty' : `"${part}" is no page and no range`)
  const first = Number(match[1])
  const last = Number(match[2] ?? match[1])
  if (first < 1) throw rangeError(asked, 'pages count from 1')
  if (last < first) throw rangeError(asked, `"${part}" runs backwards`)
  if (last > MAX_PAGE) throw rangeError(asked, `page ${match[2] ?? match[1]} is beyond ${MAX_PAGE}`)
  return [first, last]
}

function rangeError(asked: string, reason: string): OptionError {
  return new OptionError('E_OPTION_RANGE', `${asked}: ${reason}; write pages and ranges like 3-9,12`)
}
