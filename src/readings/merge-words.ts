import { type Box, mirrorIn, uniteBoxes, widthOf } from '../geometry/box.ts'
import type { DroppedText, SourceDocument, TextRun } from '../page/page.ts'
import { isRightToLeft } from '../text/characters/unicode.ts'
import type { AlignedWords } from './align-words.ts'
import type { ReadWord } from './reading.ts'

/** What becomes of words that are the same words of the document. */
export interface Outcome {
  readonly range: AlignedWords
  /** Whose words stand in the document; `none`: neither. */
  readonly taken: 'primary' | 'other' | 'none'
}

/** Both readings, and what becomes of their words. */
export interface DecidedReadings {
  readonly primary: readonly ReadWord[]
  readonly other: readonly ReadWord[]
  readonly outcomes: readonly Outcome[]
}

/** What stands in the document for one word of the first reading. */
interface Entry {
  readonly runs: readonly TextRun[]
  readonly dropped: readonly DroppedText[]
}

/**
 * The document with the words that were taken, in the order of the first reading.
 *
 * A word that is replaced keeps its place and looks. A word that the other reading alone has stands at its own place, or,
 * where that reading has none, behind the word it follows there: the two share its box by their letters. What was not
 * taken is among what was dropped, as `misread`.
 */
export function mergeWords(document: SourceDocument, readings: DecidedReadings): SourceDocument {
  const entries = decideEntries(readings)
  const lone = addLone(entries, readings)
  const drafts = new Map(
    document.pages.map(page => [page.number, { runs: [] as TextRun[], dropped: [...page.dropped] }]),
  )
  readings.primary.forEach(({ page }, i) => {
    const draft = drafts.get(page ?? 0)
    draft?.runs.push(...(entries[i]?.runs ?? []))
    draft?.dropped.push(...(entries[i]?.dropped ?? []))
  })
  for (const { word, isTaken } of lone) {
    const draft = drafts.get(word.page ?? 0)
    if (isTaken) draft?.runs.push(...word.runs)
    else draft?.dropped.push(...dropWord(word))
  }
  return { ...document, pages: document.pages.map(page => ({ ...page, ...drafts.get(page.number) })) }
}

function decideEntries({ primary, other, outcomes }: DecidedReadings): Entry[] {
  const entries: Entry[] = primary.map(({ runs }) => ({ runs, dropped: [] }))
  for (const { range, taken } of outcomes) {
    const { a, aEnd, b, bEnd } = range
    const words = primary.slice(a, aEnd)
    const others = other.slice(b, bEnd)
    const [first] = words
    if (first === undefined) continue
    if (taken === 'primary') {
      const isSame = others.map(({ text }) => text).join('') === words.map(({ text }) => text).join('')
      words.forEach((word, i) => {
        const flow = placeInFlow(others, b)
        const dropped = i > 0 || isSame ? [] : others.flatMap(({ text }) => toDropped(text, first))
        entries[a + i] = { runs: flow === undefined ? word.runs : word.runs.map(run => ({ ...run, flow })), dropped }
      })
      continue
    }
    words.forEach((word, i) => {
      const runs = i === 0 && taken === 'other' ? rewrite(words, others, b) : []
      entries[a + i] = { runs, dropped: dropWord(word) }
    })
  }
  return entries
}

function placeInFlow(others: readonly ReadWord[], b: number): TextRun['flow'] {
  const block = others[0]?.block
  return block === undefined ? undefined : { block, word: b }
}

/** The other reading's words at the place and in the looks of the first one's. */
function rewrite(words: readonly ReadWord[], others: readonly ReadWord[], b: number): TextRun[] {
  const runs = words.flatMap(word => word.runs)
  const isSame = runs.map(({ text }) => text).join('') === others.map(({ text }) => text).join('')
  if (isSame) return cutRuns(runs, others, b)
  const look = runs.reduce((longest, run) => (run.glyphs > longest.glyphs ? run : longest))
  return setInBox(
    { ...look, spaceBefore: runs[0]?.spaceBefore === true, box: uniteBoxes(runs.map(({ box }) => box)) },
    others,
    b,
  )
}

/** The runs of words that another reading parts elsewhere: each keeps its looks, and its share of its box. */
function cutRuns(runs: readonly TextRun[], others: readonly ReadWord[], b: number): TextRun[] {
  const cut: TextRun[] = []
  let at = 0
  let from = 0
  others.forEach((word, i) => {
    for (let rest = word.text.length; rest > 0; ) {
      const run = runs[at] as TextRun
      const length = Math.min(rest, run.text.length - from)
      const step = widthOf(run.box) / run.text.length
      const isFirst = rest === word.text.length
      const isLast = length === rest && i < others.length - 1
      const left = run.box.left + from * step
      const text = run.text.slice(from, from + length)
      const right = left + length * step - (isLast ? BLANK_IN_EMS * run.size : 0)
      const box: Box = { ...run.box, left, right: Math.max(left, right) }
      const flow = placeInFlow([word], b + i)
      cut.push({
        ...run,
        text,
        box: isRightToLeft(run.text) ? mirrorIn(box, run.box) : box,
        spaceBefore: isFirst ? i > 0 || (runs[0]?.spaceBefore ?? true) : false,
        glyphs: [...text].length,
        ...(flow === undefined ? {} : { flow }),
      })
      rest -= length
      from += length
      if (from === run.text.length) {
        at++
        from = 0
      }
    }
  })
  return cut
}

/** White between words that stood without any, in type sizes. */
const BLANK_IN_EMS = 0.2

/** Words in a row in the box and the looks of one run. */
function setInBox(look: TextRun, words: readonly ReadWord[], firstWord: number): TextRun[] {
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, -1)
  const step = widthOf(look.box) / Math.max(1, letters)
  const isMirrored = isRightToLeft(words.map(({ text }) => text).join(''))
  let { left } = look.box
  return words.map((word, i) => {
    const { text, confidence } = word
    const right = left + text.length * step
    const box: Box = { ...look.box, left, right }
    left = right + step
    const flow = placeInFlow([word], firstWord + i)
    return {
      ...look,
      text,
      box: isMirrored ? mirrorIn(box, look.box) : box,
      spaceBefore: i > 0 || look.spaceBefore,
      glyphs: [...text].length,
      ...(confidence === undefined ? {} : { confidence }),
      ...(flow === undefined ? {} : { flow }),
    }
  })
}

function dropWord(word: ReadWord): DroppedText[] {
  return toDropped(word.text, word)
}

function toDropped(text: string, { page, box }: ReadWord): DroppedText[] {
  if (page === undefined || box === undefined) return []
  return [{ page, text, box, glyphs: [...text].length, reason: 'misread' }]
}

/**
 * Adds words that the other reading alone has to the entry of the word that they follow there, or, before all others,
 * that they precede. Those with a place of their own, and those of a document without words, come back.
 */
function addLone(
  entries: Entry[],
  { primary, other, outcomes }: DecidedReadings,
): { word: ReadWord; isTaken: boolean }[] {
  const hosts = new Int32Array(other.length).fill(-1)
  const isLone = new Uint8Array(other.length)
  for (const { range } of outcomes) {
    for (let b = range.b; b < range.bEnd; b++) {
      if (range.a === range.aEnd) isLone[b] = 1
      else hosts[b] = range.aEnd - 1
    }
  }
  const placed: { word: ReadWord; isTaken: boolean }[] = []
  const following = new Map<number, number[]>()
  const preceding: number[] = []
  let host = -1
  const takenOf = new Map(
    outcomes.filter(({ range }) => range.a === range.aEnd).map(({ range, taken }) => [range.b, taken]),
  )
  other.forEach((word, b) => {
    if (isLone[b] === 0) host = hosts[b] ?? host
    else if (word.box !== undefined) placed.push({ word, isTaken: takenOf.get(b) === 'other' })
    else if (takenOf.get(b) === 'none') dropBeside(Math.max(0, host), word)
    else if (host < 0) preceding.push(b)
    else if (following.get(host)?.push(b) === undefined) following.set(host, [b])
  })
  for (const [entry, added] of following) share(entry, added, false)
  const first = entries.findIndex(({ runs }) => runs.length > 0)
  if (preceding.length > 0 && first >= 0) share(first, preceding, true)
  return placed

  function dropBeside(index: number, { text }: ReadWord): void {
    const { runs = [], dropped = [] } = entries[index] ?? {}
    const [word] = primary.slice(index, index + 1)
    if (word !== undefined) entries[index] = { runs, dropped: [...dropped, ...toDropped(text, word)] }
  }

  function share(index: number, added: readonly number[], isBefore: boolean): void {
    // A word that was dropped has no box to share: the one before it has.
    let at = index
    while (at > 0 && entries[at]?.runs.length === 0) at--
    const { runs = [], dropped = [] } = entries[at] ?? {}
    const look = isBefore ? runs[0] : runs.at(-1)
    if (look === undefined) return
    const words = added.map(b => other[b] as ReadWord)
    const own: ReadWord = {
      text: look.text,
      page: undefined,
      runs: [],
      box: undefined,
      confidence: undefined,
      block: undefined,
    }
    const inRow = setInBox(look, isBefore ? [...words, own] : [own, ...words], added[0] ?? 0)
    const [shared] = inRow.splice(isBefore ? words.length : 0, 1)
    const kept = { ...look, box: shared?.box ?? look.box, spaceBefore: isBefore || look.spaceBefore }
    const rest = isBefore ? runs.slice(1) : runs.slice(0, -1)
    entries[at] = { runs: isBefore ? [...inRow, kept, ...rest] : [...rest, kept, ...inRow], dropped }
  }
}
