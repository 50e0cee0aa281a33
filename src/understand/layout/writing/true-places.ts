import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, Page } from '../../../model/page/page.ts'
import { mirrorBox } from './mirror-page.ts'
import { turnBoxBack, turnDirection } from './turn.ts'
import { TURNS, type Writing } from './writing.ts'

/**
 * What was found on pages as they are laid out, with every box and direction as it is on the true page. Objects that
 * were shared are shared afterwards.
 *
 * @param writings by number of page; missing pages were laid out as they are
 */
export function toTruePlaces<Found>(
  found: Found,
  pages: readonly Page[],
  writings: ReadonlyMap<number, Writing>,
): Found {
  const byNumber = new Map(pages.map(page => [page.number, page]))
  return new TruePlaces(number => {
    const page = byNumber.get(number)
    const writing = writings.get(number)
    if (page === undefined || writing === undefined || writing === 'left-to-right') return undefined
    return { page, turn: TURNS[writing] }
  }).of(found, undefined) as Found
}

/** A page that was mirrored or turned to lay it out. */
interface ChangedPage {
  readonly page: Page
  /** By how much it was turned; `undefined` where it was mirrored. */
  readonly turn: Direction | undefined
}

/** Copies plain data as far as it holds places, and keeps what was shared. All below an object with a `page` is on that page. */
class TruePlaces {
  readonly #done = new Map<object, unknown>()
  readonly #pageOf: (number: number) => ChangedPage | undefined

  constructor(pageOf: (number: number) => ChangedPage | undefined) {
    this.#pageOf = pageOf
  }

  of(value: unknown, page: ChangedPage | undefined): unknown {
    if (typeof value !== 'object' || value === null) return value
    const known = this.#done.get(value)
    if (known !== undefined) return known
    const copy = this.#copy(value, page)
    this.#done.set(value, copy)
    return copy
  }

  #copy(value: object, page: ChangedPage | undefined): unknown {
    if (Array.isArray(value)) {
      const entries = value as readonly unknown[]
      const copies = entries.map(entry => this.of(entry, page))
      return copies.every((copy, i) => copy === entries[i]) ? value : copies
    }
    if (value instanceof Set) return new Set([...value].map(entry => this.of(entry, page)))
    if (value instanceof Map)
      return new Map([...value].map(pair => pair.map(entry => this.of(entry, page)) as [unknown, unknown]))
    const nearest = 'page' in value && typeof value.page === 'number' ? this.#pageOf(value.page) : page
    const copies = Object.entries(value).map(([key, entry]): [string, unknown, boolean] => {
      const copy = this.of(entry, nearest)
      return [key, copy, copy === entry]
    })
    const copy = copies.every(([, , isSame]) => isSame) ? value : Object.fromEntries(copies)
    if (nearest === undefined) return copy
    const placed = isBox(copy) ? { ...copy, ...trueBox(copy, nearest) } : copy
    return nearest.turn !== undefined && isDirected(placed)
      ? { ...placed, direction: turnDirection(placed.direction, nearest.turn) }
      : placed
  }
}

function trueBox({ left, top, right, bottom }: Box, { page, turn }: ChangedPage): Box {
  const box = { left, top, right, bottom }
  return turn === undefined ? mirrorBox(box, page) : turnBoxBack(box, page, turn)
}

function isBox(value: object): value is Box {
  return 'left' in value && 'top' in value && 'right' in value && 'bottom' in value && typeof value.left === 'number'
}

function isDirected(value: object): value is { readonly direction: Direction } {
  return 'direction' in value && typeof value.direction === 'number'
}
