/** Has Tab lead to one button of a list alone, and arrows from there to the others, round the ends. */
export function rove(list: HTMLElement): void {
  const buttonsOf = () => [...list.querySelectorAll('button')]
  list.addEventListener('focusin', ({ target }) => setStop(buttonsOf(), target as HTMLButtonElement))
  list.addEventListener('keydown', event => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const buttons = buttonsOf()
    const place = buttons.indexOf(event.target as HTMLButtonElement)
    if (by === undefined || place < 0) return
    event.preventDefault()
    buttons.at((place + by) % buttons.length)?.focus()
  })
}

/** Has Tab lead to this button of a list; to the first one where there is none. */
export function setStop(buttons: readonly HTMLButtonElement[], stop = buttons[0]): void {
  for (const each of buttons) each.tabIndex = each === stop ? 0 : -1
}
