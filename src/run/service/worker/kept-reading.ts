import type { Conversion, PreparedPaper } from '../../../products/recipes/paper.ts'

/** Documents of more pages are read anew each time: what is kept of a page is some hundred kilobytes of the memory of a worker. */
const MOST_PAGES = 400

/**
 * What a worker has read of the document that somebody looks at or corrects: the next conversion of it begins there. Only one is
 * kept, and that until another document is converted. What was made of it last is kept too: one output after the other is asked
 * for with the same corrections.
 */
export class KeptReading {
  #key = ''
  #paper: PreparedPaper | undefined
  #made: { readonly corrections: string; readonly conversion: Conversion } | undefined

  /** What was read under a key: the same again, or what `read` gives. It stays if it is to be kept. */
  async get(key: string, read: () => Promise<PreparedPaper>, isKept: boolean): Promise<PreparedPaper> {
    if (this.#paper !== undefined && this.#key === key) return this.#paper
    this.#forget()
    const paper = await read()
    if (!isKept || paper.decided.pages.length > MOST_PAGES) return paper
    this.#key = key
    this.#paper = paper
    return paper
  }

  /** What was made of a paper with some corrections: the same again, or what `make` gives. */
  async complete(paper: PreparedPaper, corrections: string, make: () => Promise<Conversion>): Promise<Conversion> {
    if (paper !== this.#paper) return make()
    if (this.#made?.corrections === corrections) return this.#made.conversion
    this.#made = undefined
    const conversion = await make()
    this.#made = { corrections, conversion }
    return conversion
  }

  #forget(): void {
    this.#paper = undefined
    this.#made = undefined
  }
}
