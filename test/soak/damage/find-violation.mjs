/** Share of the glyphs of a paper that may be missing without a word. */
const UNNOTICED_SHARE = 0.01

/** Warnings that say that something of a page is lost. */
const OF_LOSS = new Set(['W_PDF_DAMAGED', 'W_PDF_PAGE_FAILED', 'W_PAGE_EMPTY', 'W_PDF_UNMAPPED'])

/** Ways to fail that are no answer to a damaged file. */
const FAULTS = new Set(['E_INTERNAL', 'E_WORKER_LOST', 'E_TIMEOUT', 'E_MEMORY'])

/**
 * What is wrong with the result of a damaged paper, beside that of the sound one; `undefined` for nothing: it failed with a
 * code, or every page that lacks a noticeable part of the glyphs is named by a warning.
 */
export function findViolation(sound, damaged) {
  if (FAULTS.has(damaged.code)) return `${damaged.code}: ${damaged.message}`
  if (damaged.code !== 'done') return undefined
  if (damaged.unaccounted !== 0) return `${damaged.unaccounted} glyphs are not accounted for`
  const total = sound.glyphs.reduce((sum, [, glyphs]) => sum + glyphs, 0)
  const left = new Map(damaged.glyphs)
  const warnings = damaged.diagnostics.filter(({ code }) => OF_LOSS.has(code))
  const isNamed = namedBy(warnings)
  let missing = 0
  for (const [page, glyphs] of sound.glyphs) {
    const lost = Math.max(0, glyphs - (left.get(page) ?? 0))
    missing += lost
    if (lost > UNNOTICED_SHARE * total && !isNamed(page)) return `page ${page} lacks ${lost} of ${glyphs} glyphs`
  }
  if (missing <= UNNOTICED_SHARE * total || warnings.length > 0) return undefined
  return `${missing} of ${total} glyphs are missing`
}

/** Whether warnings name a page: by its number, in a range, or as one after the last that is there. */
function namedBy(warnings) {
  const ranges = warnings.flatMap(({ message, page }) => [
    ...(page === undefined ? [] : [[page, page]]),
    ...[...message.matchAll(/\bpages? ((?:\d+(?:-\d+)?(?:, )?)+)/g)].flatMap(([, list]) =>
      list.split(', ').map(range => [Number(range.split('-')[0]), Number(range.split('-').at(-1))]),
    ),
    ...[...message.matchAll(/all pages after page (\d+)/g)].map(([, last]) => [Number(last), Number.POSITIVE_INFINITY]),
  ])
  return page => ranges.some(([first, last]) => first <= page && page <= last)
}
