import type { FaultyStream } from './bombs.ts'
import type { FileObjects } from './file-objects.ts'
import type { PageObject } from './page-tree.ts'
import { entriesOf, referencesIn } from './raw-dictionary.ts'

/** What of a page is damaged: itself, what is drawn on it, objects that describe it, or a form or font that it draws with. */
export type HurtPart = 'page' | 'content' | 'object' | 'form' | 'font'

/** A page that is damaged. */
export interface HurtPage {
  /** Number of the page, from 1. */
  readonly page: number
  readonly parts: readonly HurtPart[]
  /** Share of what it draws that is lost, 0 to 1. */
  readonly lost: number
}

/** Entries that lead away from what is read of a page. */
const LEADS_AWAY: ReadonlySet<string> = new Set([
  'Parent',
  'Annots',
  'B',
  'Thumb',
  'Metadata',
  'PieceInfo',
  'ColorSpace',
  'Shading',
  'Pattern',
  'Properties',
  'Group',
  'OC',
  'SMask',
  'Contents',
])

/** Levels of dictionaries that are looked into one by one: those of a page have three, but a hostile file has thousands. */
const MOST_LEVELS = 10

/** Most levels of nodes above a page; more are loops. */
export const MOST_PARENTS = 100

/** What hurts pages, and how far is looked. */
interface Search {
  readonly faulty: readonly FaultyStream[]
  /** Whether an object that is not there should be: one that never was is nothing (PDF 1.7, 7.3.10). */
  readonly isMissing: (object: number) => boolean
  /** Whether the fonts and forms of the pages are looked at too, which takes its time. */
  readonly looksAtParts: boolean
}

/**
 * Which pages are hurt by streams that are faulty and objects that are missing.
 */
export function findHurtPages(
  objects: FileObjects,
  pages: readonly PageObject[],
  { faulty, isMissing, looksAtParts }: Search,
): readonly HurtPage[] {
  const faults = new Map(faulty.flatMap(each => (each.stream.object === undefined ? [] : [[each.stream.object, each]])))
  const finder = new HurtFinder(objects, faults, looksAtParts ? isMissing : undefined)
  return pages.flatMap((number, index) => {
    const { parts, lost } = finder.hurtOf(number)
    return parts.length === 0 ? [] : [{ page: index + 1, parts, lost }]
  })
}

class HurtFinder {
  readonly #objects: FileObjects
  readonly #faults: ReadonlyMap<number, FaultyStream>
  readonly #isMissing: Search['isMissing'] | undefined

  constructor(
    objects: FileObjects,
    faults: ReadonlyMap<number, FaultyStream>,
    isMissing: Search['isMissing'] | undefined,
  ) {
    this.#objects = objects
    this.#faults = faults
    this.#isMissing = isMissing
  }

  hurtOf(number: PageObject): Omit<HurtPage, 'page'> {
    const text = number === undefined ? undefined : this.#objects.text(number)
    if (text === undefined) return { parts: ['page'], lost: 1 }
    const page = entriesOf(text)
    const contents = this.#contentsOf(page)
    const lost = contents.map(content => this.#lostOf(content)).filter(share => share !== undefined)
    const parts = new Set<HurtPart>(lost.length > 0 ? ['content'] : [])
    if (number !== undefined && this.#isFromFaulty(number)) parts.add('object')
    if (this.#isMissing !== undefined) for (const part of this.#hurtParts(page, this.#isMissing)) parts.add(part)
    return { parts: [...parts], lost: lost.reduce((sum, share) => sum + share, 0) / Math.max(1, contents.length) }
  }

  /** Whether an object comes from an object stream that is faulty, so that it may say anything. */
  #isFromFaulty(number: number): boolean {
    const stream = this.#objects.streamOf(number)
    return stream !== undefined && this.#faults.has(stream)
  }

  #contentsOf(page: ReadonlyMap<string, string>): readonly number[] {
    const references = referencesIn(page.get('Contents'))
    const list = references.length === 1 ? this.#objects.text(references[0] ?? 0)?.trim() : undefined
    return list?.startsWith('[') === true ? referencesIn(list) : references
  }

  /** The share of a content that is lost; `undefined` where it is sound. */
  #lostOf(content: number): number | undefined {
    const fault = this.#faults.get(content)
    if (fault !== undefined) return fault.remains.lost
    return this.#objects.isStream(content) ? undefined : 1
  }

  /** Forms and fonts that the page can draw with and that are faulty. */
  #hurtParts(page: ReadonlyMap<string, string>, isMissing: Search['isMissing']): readonly HurtPart[] {
    const waiting = [...this.#referencesOf(page), ...this.#inheritedResources(page)]
    const seen = new Set(waiting)
    const parts = new Set<HurtPart>()
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const known = this.#objects.text(number)
      const text = known ?? ''
      if (this.#isFromFaulty(number)) parts.add('object')
      if (this.#faults.has(number) || (known === undefined && isMissing(number)))
        parts.add(/\/Subtype\s*\/Form\b/.test(text) ? 'form' : 'font')
      const found = text.trimStart().startsWith('<<') ? this.#referencesOf(entriesOf(text)) : referencesIn(text)
      for (const each of found.filter(reference => !seen.has(reference))) {
        seen.add(each)
        waiting.push(each)
      }
    }
    return [...parts]
  }

  /** The objects that entries lead to, and those of dictionaries among them. */
  #referencesOf(entries: ReadonlyMap<string, string>, level = 0): readonly number[] {
    return [...entries].flatMap(([key, value]) => {
      if (LEADS_AWAY.has(key)) return []
      const isDictionary = value.startsWith('<<') && level < MOST_LEVELS
      return isDictionary ? this.#referencesOf(entriesOf(value), level + 1) : referencesIn(value)
    })
  }

  #inheritedResources(page: ReadonlyMap<string, string>): readonly number[] {
    let entries = page
    for (let level = 0; level < MOST_PARENTS && !entries.has('Resources'); level++) {
      const parent = this.#objects.text(referencesIn(entries.get('Parent'))[0] ?? 0)
      if (parent === undefined) return []
      entries = entriesOf(parent)
    }
    return this.#referencesOf(new Map([['Resources', entries.get('Resources') ?? '']]))
  }
}
