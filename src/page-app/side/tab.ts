/** A tab of the side of a paper. It is filled when it is first shown. */
export interface Tab {
  readonly name: string
  readonly root: HTMLElement
  /** Fills it, or shows what has changed; called when it is shown, and when something changes while it is. */
  readonly show: () => void
  /** Marks what is selected, and scrolls to it. */
  readonly mark: () => void
}
