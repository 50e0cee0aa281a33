import type { BlockCorrection } from '../../../model/corrections/corrections.ts'
import type { CallCorrection } from '../../../model/corrections/line-corrections.ts'
import type { SaidCall } from '../../corrections/lines/put-lines.ts'
import type { Report } from '../../../base/diagnostics.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { findLike } from '../../../base/text/characters/find-like.ts'
import type { FootnoteCalls } from './footnote-calls.ts'
import type { DraftFootnote } from './footnotes.ts'

/**
 * The calls of notes with those that a person says. The mark is found at the end of a run of its line, the note by its page and the
 * beginning of its text, tolerantly; what is not found is told, and changes nothing.
 */
export function putSaidCalls(
  calls: FootnoteCalls,
  notes: readonly DraftFootnote[],
  said: readonly SaidCall[],
  report: Report,
): FootnoteCalls {
  if (said.length === 0) return calls
  const changed = new Map(calls)
  for (const { line, entry } of said) {
    const run = findMark(line, entry.said)
    const note = entry.said.note === '' ? undefined : findNote(notes, line, entry.said)
    if (run === undefined) warn(report, entry.correction, `no word of the line ends with "${entry.said.mark}"`)
    else if (entry.said.note === '') changed.delete(run)
    else if (note === undefined) warn(report, entry.correction, `there is no note "${entry.said.note}"`)
    else {
      const { mark } = entry.said
      const textLength = [...run.text].length - [...mark].length
      changed.set(run, { textLength, calls: [{ mark, footnoteId: note.id }] })
    }
  }
  return changed
}

/** Raised runs that are the mark come before others that end with it. */
function findMark({ words }: TextLine, { mark, nth = 1 }: CallCorrection): TextRun | undefined {
  const ending = words.flatMap(({ runs }) => runs).filter(({ text }) => text.endsWith(mark))
  const raised = ending.filter(({ script, text }) => script === 'super' && text === mark)
  return (raised.length >= nth ? raised : ending)[nth - 1]
}

/** The note of the page that begins so. */
function findNote(
  notes: readonly DraftFootnote[],
  { page: here }: TextLine,
  { note, page = here }: CallCorrection,
): DraftFootnote | undefined {
  const { length } = [...note]
  const onPage = notes.filter(each => each.page === page)
  const openings = onPage.map(({ lines }) => [...lines.map(({ text }) => text).join(' ')].slice(0, length).join(''))
  const place = findLike(openings, note)
  return place === undefined ? undefined : onPage[place]
}

function warn(report: Report, { block, text }: BlockCorrection, reason: string): void {
  const message = `the correction of ${block} ("${text}") is not used: ${reason}`
  report({ code: 'W_CORRECTION_UNUSED', severity: 'warning', message })
}
