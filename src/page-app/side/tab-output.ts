import { readOutput } from '../client/api.ts'
import type { Reader } from '../model/reader.ts'

/** An output of the paper that a tab shows: read when the tab is first shown, and again when the paper is another one. */
export class TabOutput {
  readonly #reader: Reader
  readonly #format: string
  #asked: unknown

  constructor(reader: Reader, format: string) {
    this.#reader = reader
    this.#format = format
  }

  /** Has the output shown, or that there is none; does nothing where that was done for the paper as it is. */
  show(fill: (text: string) => void, tellMissing: () => void): void {
    const { paper, id } = this.#reader
    if (this.#asked === paper) return
    this.#asked = paper
    // An answer that comes when the paper is already another one is that of the paper before.
    const ifCurrent = (act: () => void) => {
      if (this.#reader.paper === paper) act()
    }
    void readOutput(id, this.#format)
      .then(answer => answer.text())
      .then(text => ifCurrent(() => fill(text)))
      .catch(() => ifCurrent(tellMissing))
  }
}
