/** The boxes that say which author has which affiliation, author by author. */
function boxesIn(root: ParentNode): readonly HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('.affiliations input')]
}

/** Goes to the first box. */
export function focusAffiliations(root: ParentNode): void {
  boxesIn(root)[0]?.focus()
}

/** Arrows lead from one box to the next, also to those of the next author. */
export function stepAffiliations(event: KeyboardEvent, root: ParentNode): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const boxes = boxesIn(root)
  const place = boxes.indexOf(event.target as HTMLInputElement)
  const next = by === undefined || place < 0 ? undefined : boxes[place + by]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
