/**
 * Texts of about one length are found together, the longest first, and shorter ones between them: within a long text a
 * short one would be found by chance.
 */
const LENGTHS = [1000, 500, 240, 120, 60, 30, 12, 8, 6, 5, 4, 3, 2, 1] as const

/** How far ahead a text is looked for that comes in order: about four dense pages. More would take one far off for it. */
const REACH = 20_000

/**
 * Characters that may be searched for texts that are not in order, in all: about a tenth of a second, and for each letter
 * of a longer output a microsecond. A book whose notes and tables are all at its end needs that for some 500 pages. What
 * is not searched for any more counts as missing.
 */
const LEAST_EFFORT = 100_000_000
const EFFORT_OF_LETTER = 1000

/**
 * The texts that `whole` does not hold, by their indexes. Each text needs a separate place: two equal ones need two.
 * Most are in order; the others are looked for where nothing was found yet, the longest first.
 */
export function textsMissing(texts: readonly string[], whole: string): readonly number[] {
  const search = new Search(texts, whole)
  for (const least of LENGTHS) {
    search.findInOrder(least)
    search.findAnywhere(least)
  }
  return search.missing()
}

class Search {
  readonly #texts: readonly string[]
  readonly #whole: string
  /** 1 where a text was found. */
  readonly #used: Uint8Array
  /** Places of the texts that are in order. */
  readonly #places: (number | undefined)[]
  /** Ends of the texts that were found, in order or not; empty ones have none. */
  readonly #ends: Map<number, number | undefined>
  /** How far each text was searched for. */
  readonly #searchedTo = new Map<string, number>()
  #effort: number

  constructor(texts: readonly string[], whole: string) {
    this.#texts = texts
    this.#whole = whole
    this.#effort = Math.max(LEAST_EFFORT, EFFORT_OF_LETTER * whole.length)
    this.#used = new Uint8Array(whole.length)
    this.#places = texts.map(() => undefined)
    this.#ends = new Map(texts.flatMap((text, i) => (text === '' ? [[i, undefined]] : [])))
  }

  missing(): readonly number[] {
    return this.#texts.flatMap((_, i) => (this.#ends.has(i) ? [] : [i]))
  }

  findInOrder(leastLength: number): void {
    const ends = nextPlaces(this.#places, this.#whole.length)
    let from = 0
    for (const [i, text] of this.#texts.entries()) {
      if (text.length >= leastLength && !this.#isDecided(i)) this.#take(i, this.#placeWithin(i, from, ends[i]), true)
      from = (this.#places[i] ?? from - text.length) + text.length
    }
  }

  findAnywhere(leastLength: number): void {
    const left = this.missing().filter(i => this.#lengthOf(i) >= leastLength && !this.#isDecided(i))
    for (const i of left.sort((a, b) => this.#lengthOf(b) - this.#lengthOf(a) || a - b)) {
      if (this.#effort <= 0) return
      const text = this.#texts[i] ?? ''
      if (this.#takeBehind(i, text)) continue
      const from = this.#searchedTo.get(text) ?? 0
      const place = this.#unusedPlace(text, from)
      this.#effort -= (place ?? this.#whole.length) - from
      this.#searchedTo.set(text, place ?? this.#whole.length)
      this.#take(i, place, false)
    }
  }

  /** Takes a text right after the one before it, even where the two are out of order: a float has its texts together. */
  #takeBehind(i: number, text: string): boolean {
    const place = this.#ends.get(i - 1)
    if (place === undefined || !this.#whole.startsWith(text, place)) return false
    if (this.#used.subarray(place, place + text.length).includes(1)) return false
    this.#take(i, place, false)
    return true
  }

  /** Whether a text was found, or was searched for to the end: places are only taken, so it will not be found later. */
  #isDecided(i: number): boolean {
    return this.#ends.has(i) || this.#searchedTo.get(this.#texts[i] ?? '') === this.#whole.length
  }

  #lengthOf(i: number): number {
    return this.#texts[i]?.length ?? 0
  }

  #take(i: number, place: number | undefined, isInOrder: boolean): void {
    if (place === undefined) return
    this.#ends.set(i, place + this.#lengthOf(i))
    this.#used.fill(1, place, place + this.#lengthOf(i))
    if (isInOrder) this.#places[i] = place
  }

  /** Right after the text before it, where that is not found yet: of `(b) two` and `two (two)` it leaves the first its letters. */
  #placeWithin(i: number, from: number, end = this.#whole.length): number | undefined {
    const text = this.#texts[i] ?? ''
    const range = this.#whole.slice(from, Math.min(end, from + REACH + text.length))
    const before = this.#ends.has(i - 1) ? '' : (this.#texts[i - 1] ?? '')
    const behind = before === '' ? -1 : range.indexOf(before + text)
    const place = from + (behind >= 0 ? behind + before.length : range.indexOf(text))
    return place < from || this.#used.subarray(place, place + text.length).includes(1) ? undefined : place
  }

  #unusedPlace(text: string, from: number): number | undefined {
    let place = this.#whole.indexOf(text, from)
    while (place >= 0) {
      const taken = this.#used.subarray(place, place + text.length).lastIndexOf(1)
      if (taken < 0) return place
      place = this.#whole.indexOf(text, place + taken + 1)
    }
    return undefined
  }
}

/** For each text the place of the next one that has a place. */
function nextPlaces(places: readonly (number | undefined)[], end: number): readonly number[] {
  const next: number[] = []
  let last = end
  for (let i = places.length - 1; i >= 0; i--) {
    next[i] = last
    last = places[i] ?? last
  }
  return next
}
