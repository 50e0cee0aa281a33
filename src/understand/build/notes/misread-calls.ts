import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { FootnoteCalls, RunCalls } from './footnote-calls.ts'
import type { DraftFootnote } from './footnotes.ts'

/** Characters that follow no word unless OCR read them for a raised mark. */
const MISREAD_MARK = /^(.*?)([?!]?[®©°*∗¥§^†‡]{1,2}|\?(?=[.,;:]$))([.,;:!?)\]]*)$/u
/** Quotation marks at the end of a word: misread marks of notes where no quotation is open. */
const QUOTE = /^(.*[\p{L}\p{N}][.,;:!?)\]]*)(["“”]|['‘’])([.,;:]?)$/u
/** The possessive of a plural, before the word that is owned. */
const POSSESSIVE = /^[^'’]*s['’]$/u

/** A place that may call a note: its index among all runs, and the characters of its run around the mark. */
interface Candidate {
  readonly place: number
  readonly run: TextRun
  readonly textLength: number
  readonly behind: number
}

/**
 * Finds the calls of recognised notes that no number calls: raised digits are read as quotation marks and other
 * characters.
 *
 *     to follow”. “Cinemetrics”      2 For an overview …
 *              ^ no quotation is open, and the note of the page has no call
 *
 * The notes of a page are called in order. Where as many such characters are between two known calls (or the ends of
 * the page) as there are notes without call, each calls one; else nothing is known, and all characters stay.
 */
export function findMisreadCalls(
  lines: readonly TextLine[],
  notes: readonly DraftFootnote[],
  known: FootnoteCalls,
): FootnoteCalls {
  const found = new Map<TextRun, RunCalls>()
  for (const page of new Set(notes.map(note => note.page))) {
    const onPage = lines.filter(line => line.page === page && isRecognised(line))
    const runs = onPage.flatMap(line => line.words.flatMap(word => word.runs))
    const placeOf = new Map(runs.flatMap((run, i) => (known.get(run)?.calls ?? []).map(call => [call.footnoteId, i])))
    const candidates = findCandidates(onPage)
    for (const gap of gapsOf(
      notes.filter(note => note.page === page),
      placeOf,
    )) {
      const between = candidates.filter(({ place }) => place > gap.from && place < gap.to)
      if (between.length !== gap.notes.length) continue
      between.forEach(({ run, textLength, behind }, i) => {
        const note = gap.notes[i]
        if (note?.mark === undefined) return
        found.set(run, { textLength, behind, calls: [{ mark: note.mark, footnoteId: note.id }] })
      })
    }
  }
  return found
}

/** Notes without call that follow one another, and the places of the calls around them. */
interface Gap {
  readonly from: number
  readonly to: number
  readonly notes: readonly DraftFootnote[]
}

function gapsOf(notes: readonly DraftFootnote[], placeOf: ReadonlyMap<string, number>): Gap[] {
  const gaps: Gap[] = []
  let from = -1
  let uncalled: DraftFootnote[] = []
  const close = (to: number) => {
    if (uncalled.length > 0) gaps.push({ from, to, notes: uncalled })
    uncalled = []
  }
  for (const note of notes) {
    const place = placeOf.get(note.id)
    if (place === undefined) uncalled.push(note)
    else {
      close(place)
      from = place
    }
  }
  close(Infinity)
  return gaps
}

function findCandidates(lines: readonly TextLine[]): Candidate[] {
  const candidates: Candidate[] = []
  const quotes = new OpenQuotes()
  const words = lines.flatMap(line => line.words)
  const first = new Set(lines.map(line => line.words[0]))
  let place = -1
  words.forEach((word, i) => {
    quotes.open(word.text)
    for (const run of word.runs) {
      place++
      const read = quotes.findMark(run.text) ?? quotes.closeNone(run.text, words[i + 1]?.text ?? '')
      if (read === undefined) continue
      const [, text = '', , after = ''] = read
      // A character that opens its line is the bullet of an item.
      if (text === '' && first.has(word)) continue
      candidates.push({ place, run, textLength: text.length, behind: after.length })
    }
  })
  return candidates
}

/** The quotations that are open while words are read in order. */
class OpenQuotes {
  private double = false
  private single = false
  /** One that opened low, `„` or `,,`: its end is often read for another character. */
  private low = false

  open(word: string): void {
    if (/^[([]*["“”]\S/u.test(word)) this.double = true
    if (/^[([]*(?:„|,,)/u.test(word)) this.low = true
    if (/^[([]*['‘’]\S/u.test(word)) this.single = true
  }

  /** The parts of a run that ends in a misread mark, where this ends no quotation. */
  findMark(text: string): RegExpExecArray | undefined {
    const read = MISREAD_MARK.exec(text)
    if (read === null || !this.low) return read ?? undefined
    this.low = false
    return undefined
  }

  /** The parts of a run that ends in a quotation mark, where this closes no quotation. */
  closeNone(text: string, next: string): RegExpExecArray | undefined {
    const read = QUOTE.exec(text)
    if (read === null) return undefined
    const kind = /['‘’]/u.test(read[2] ?? '') ? 'single' : 'double'
    const wasOpen = this[kind] || (kind === 'double' && this.low)
    this[kind] = false
    if (kind === 'double') this.low = false
    if (wasOpen || (POSSESSIVE.test(text) && /^\p{Ll}/u.test(next))) return undefined
    return read
  }
}
