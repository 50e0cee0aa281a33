import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import type { NoteOf } from './footnotes.ts'

/** The calls in a run, most often at its end, and how many of its characters are text before them. */
export interface RunCalls {
  readonly textLength: number
  /** Characters of text after them; default 0. */
  readonly behind?: number
  readonly calls: readonly { readonly mark: string; readonly footnoteId: string }[]
}

/** A mark on the page of its note is likelier its call than one on the page before, by more than the rank of their places. */
const MOVED = 1.5

/** Calls of footnotes, by the run that ends with them. */
export type FootnoteCalls = ReadonlyMap<TextRun, RunCalls>

/** A place that may be the call of a note. */
interface Candidate {
  readonly run: TextRun
  readonly calls: RunCalls
  readonly score: number
}

/** A mark after a word or punctuation that is not raised: some fonts have raised digits, typewriters have none. */
const GLUED_MARK = /^(.*\p{L}[.,;:!?)\]"”»’']{0,3})([1-9]\d?|[*∗†‡§¶‖]{1,3})$/u

/**
 * Finds the calls of footnotes in lines of text.
 *
 * Each note is called once, on its own page rather than on the one before. Of several places with its mark, in this order: a
 * raised mark after punctuation, a raised mark after a word, a raised mark elsewhere (after `km` it is an exponent), a mark
 * glued to a word, a raised mark that opens a line (it labels an address). Marks without a note stay text.
 *
 * @param labels the marks of a line that call addresses instead
 */
export function findFootnoteCalls(
  lines: readonly TextLine[],
  noteOf: NoteOf,
  labels: ReadonlyMap<TextLine, ReadonlySet<string>> = new Map(),
): FootnoteCalls {
  const best = new Map<string, Candidate>()
  for (const line of lines) {
    const calledBy: NoteOf = (page, mark) => (labels.get(line)?.has(mark) === true ? undefined : noteOf(page, mark))
    for (const word of line.words) {
      word.runs.forEach((run, i) => {
        const read = readCandidate(run, word.runs[i - 1], line.page, calledBy)
        if (read === undefined) return
        const candidate = word === line.words[0] && i === 0 ? { ...read, score: 0 } : read
        for (const { footnoteId } of candidate.calls.calls) {
          const known = best.get(footnoteId)
          if (known === undefined || candidate.score > known.score) best.set(footnoteId, candidate)
        }
      })
    }
  }
  return new Map([...best.values()].map(({ run, calls }) => [run, calls]))
}

function readCandidate(run: TextRun, before: TextRun | undefined, page: number, noteOf: NoteOf): Candidate | undefined {
  if (run.script === 'super') {
    const called = toCalls(foldForms(run.text).split(/[,;\s]+/u), page, noteOf)
    return called && { run, calls: { textLength: 0, calls: called.calls }, score: scoreRaised(before) - called.penalty }
  }
  const [, text, mark] = GLUED_MARK.exec(foldForms(run.text)) ?? []
  if (text === undefined || mark === undefined) return undefined
  const called = toCalls([mark], page, noteOf)
  return called && { run, calls: { textLength: text.length, calls: called.calls }, score: 1 - called.penalty }
}

/** What some marks call, and what counts against it. */
interface Called {
  readonly calls: RunCalls['calls']
  readonly penalty: number
}

/** All marks must have a note, else it is an exponent or a citation. */
function toCalls(texts: readonly string[], page: number, noteOf: NoteOf): Called | undefined {
  const marks = texts.filter(mark => mark !== '')
  const found = marks.flatMap(mark => {
    const note = noteOf(page, mark)
    return note === undefined ? [] : [{ mark, note }]
  })
  if (found.length === 0 || found.length < marks.length) return undefined
  const calls = found.map(({ mark, note }) => ({ mark, footnoteId: note.id }))
  return { calls, penalty: found.some(({ note }) => note.isMoved) ? MOVED : 0 }
}

function scoreRaised(before: TextRun | undefined): number {
  if (before === undefined || /[\p{P}]$/u.test(before.text)) return 4
  return /\p{L}{3}$/u.test(before.text) ? 3 : 2
}
