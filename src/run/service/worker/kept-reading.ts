import type { PreparedPaper } from '../../../products/recipes/paper.ts'

/** Documents of more pages are read anew each time: what is kept of a page is some hundred kilobytes of the memory of a worker. */
const MOST_PAGES = 400

/**
 * What a worker has read of the document that somebody corrects: the next preview of it begins there. Only one is kept, and
 * that until another document is converted.
 */
export class KeptReading {
  #key = ''
  #paper: PreparedPaper | undefined

  /** What was read under a key: the same again, or what `read` gives. */
  async get(key: string, read: () => Promise<PreparedPaper>): Promise<PreparedPaper> {
    if (this.#paper !== undefined && this.#key === key) return this.#paper
    this.#paper = undefined
    const paper = await read()
    this.#key = key
    this.#paper = paper.decided.pages.length <= MOST_PAGES ? paper : undefined
    return paper
  }

  /** Forgets what was read before another document is. */
  leave(read: () => Promise<PreparedPaper>): Promise<PreparedPaper> {
    this.#paper = undefined
    return read()
  }
}
