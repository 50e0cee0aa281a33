/** Puts items into a list; the one in which somebody types stays. */
export function putItems(list: HTMLElement, items: readonly HTMLElement[]): void {
  const focused = [...list.children].findIndex(item => item.contains(document.activeElement))
  if (focused < 0 || items.length !== list.children.length) list.replaceChildren(...items)
  else items.forEach((item, i) => i !== focused && list.children[i]?.replaceWith(item))
}
