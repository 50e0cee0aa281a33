import type { PageReference } from '../../model/paper/paper.ts'

/**
 * Which pages have been named in the output and which wait for a place where the DTD allows a `page`.
 *
 * Every page is named exactly once, in order: where the text of a page says nothing of its start (a blank page, a
 * page that is one figure), it is named with the next page that does.
 */
export interface PendingPages {
  /** The pages that start here and were not reached before; they wait from now on. */
  reach(page: PageReference): readonly PageReference[]
  /** The pages that wait, which wait no longer: the caller writes them. */
  take(): readonly PageReference[]
}

/** The pages of a paper, the first of which is named already. */
export function trackPages(pages: readonly PageReference[]): PendingPages {
  const reached = new Set<number>(pages.slice(0, 1).map(page => page.local))
  let waiting: PageReference[] = []
  return {
    reach(page) {
      if (reached.has(page.local)) return []
      const skipped = pages.filter(other => other.local < page.local && !reached.has(other.local))
      const starting = [...skipped, page]
      for (const { local } of starting) reached.add(local)
      waiting.push(...starting)
      return starting
    },
    take() {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
