import { toNumber } from '../../xml/numbers.ts'

type Attributes = Readonly<Record<string, string>>

/** A region, or a group of them, in the reading order. */
interface OrderItem {
  readonly region: string
  /** Its place in an ordered group; its place in the file where it has none. */
  readonly index: number
  readonly items: OrderItem[]
}

/** Collects the `ReadingOrder` of a page, whose groups may be in one another. */
export class ReadingOrder {
  readonly #root: OrderItem = { region: '', index: 0, items: [] }
  readonly #open: OrderItem[] = []

  /** Takes the start of an element of the reading order. */
  open(name: string, { regionRef = '', index }: Attributes): void {
    const group = this.#open.at(-1) ?? this.#root
    const place = toNumber(index)
    const item = { region: regionRef, index: Number.isFinite(place) ? place : group.items.length, items: [] }
    group.items.push(item)
    if (isGroup(name)) this.#open.push(item)
  }

  /** Takes the end of an element. */
  close(name: string): void {
    if (isGroup(name)) this.#open.pop()
  }

  /** Ids of the regions in the order in which they are read; a region that is a group comes before its members. */
  get regions(): readonly string[] {
    return regionsIn(this.#root)
  }
}

/** Whether an element belongs to a reading order. */
export function isOfReadingOrder(name: string): boolean {
  return isGroup(name) || name === 'RegionRef' || name === 'RegionRefIndexed'
}

function isGroup(name: string): boolean {
  return /^(?:Ordered|Unordered)Group(?:Indexed)?$/u.test(name)
}

function regionsIn({ region, items }: OrderItem): string[] {
  const inner = [...items].sort((a, b) => a.index - b.index).flatMap(regionsIn)
  return region === '' ? inner : [region, ...inner]
}
