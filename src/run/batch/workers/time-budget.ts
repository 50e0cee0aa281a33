/** More time for each page that is recognised from its picture: 5 to 10 s on an idle core, three times that on a busy one. */
const MORE_MS_BY_SCANNED_PAGE = 30_000

/**
 * How many times its limit a document may take by the clock: a busy machine must not fail what a free one converts, and
 * what waits for ever is to end.
 */
const CLOCK_FACTOR = 4

/** What a process has used. */
export interface UsedTime {
  /** Milliseconds by the clock. */
  readonly clockMs: number
  /** Milliseconds on a processor; `undefined` where the system does not say. */
  readonly processorMs: number | undefined
}

/** The time that a document may take: on a processor, so that its end does not depend on what else the machine does. */
export class TimeBudget {
  readonly #started: UsedTime
  #limitMs: number
  #scanned = 0

  constructor(limitMs: number, started: UsedTime) {
    this.#limitMs = limitMs
    this.#started = started
  }

  /** Gives more time for pages that are recognised; they are named again as they are done. */
  allowScanned(pages: number): void {
    this.#limitMs += Math.max(0, pages - this.#scanned) * MORE_MS_BY_SCANNED_PAGE
    this.#scanned = Math.max(pages, this.#scanned)
  }

  /** Whether the document has taken more. */
  isOver({ clockMs, processorMs }: UsedTime): boolean {
    const clock = clockMs - this.#started.clockMs
    if (processorMs === undefined) return clock > this.#limitMs
    return processorMs - (this.#started.processorMs ?? 0) > this.#limitMs || clock > CLOCK_FACTOR * this.#limitMs
  }
}
