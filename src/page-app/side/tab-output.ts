import { readOutput } from '../client/api.ts'
import type { Reader } from '../model/reader.ts'

/** Milliseconds after a change until an output is asked for: who corrects one thing after the other waits for the last one alone. */
const SETTLED_MS = 60

/** What a tab shows: the text, and what it depends on, another object after each change. */
interface Shown {
  readonly state: () => unknown
  readonly text: () => Promise<string>
}

/** An output of the paper with the corrections that are not saved yet. */
export function correctedOutput({ session }: Reader, format: 'html' | 'tei'): Shown {
  return { state: () => session.state, text: () => session.output(format) }
}

/** An output of the paper as it was saved. */
export function savedOutput(reader: Reader, format: string): Shown {
  return { state: () => reader.paper, text: async () => (await readOutput(reader.id, format)).text() }
}

/** A text that a tab shows. It is asked for when the tab is shown, and again after each change. */
export class TabOutput {
  readonly #shown: Shown
  readonly #root: HTMLElement
  #asked: unknown

  /** @param root is busy while the text is on its way */
  constructor(shown: Shown, root: HTMLElement) {
    this.#shown = shown
    this.#root = root
  }

  /** Has the output shown, or that there is none; does nothing where that was done for the paper as it is. */
  show(fill: (text: string) => void, tellMissing: () => void): void {
    const state = this.#shown.state()
    if (this.#asked === state) return
    const isFirst = this.#asked === undefined
    this.#asked = state
    this.#root.ariaBusy = 'true'
    // An answer that comes when the paper is already another one is that of the paper before.
    const ifCurrent = (act: () => void) => {
      if (this.#asked !== state) return
      this.#root.ariaBusy = 'false'
      act()
    }
    const ask = () => {
      if (this.#asked !== state) return
      void this.#shown
        .text()
        .then(text => ifCurrent(() => fill(text)))
        .catch(() => ifCurrent(tellMissing))
    }
    if (isFirst) ask()
    else setTimeout(ask, SETTLED_MS)
  }
}
