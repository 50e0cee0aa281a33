import { toLatex } from '../../../base/math/writing/latex.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DraftFootnote } from '../../../understand/build/notes/footnotes.ts'
import type { PaperNotes } from '../../../understand/build/notes/paper-notes.ts'

/** A formula of a line as the program reads it. */
export interface InspectedFormula {
  /** Place of its line in the block, from 0. */
  readonly line: number
  /** Its characters, and which of such parts of the line it is. */
  readonly part: string
  readonly nth: number
  readonly latex: string
}

export interface InspectedCall {
  /** Place of its line in the block, from 0. */
  readonly line: number
  /** As it is read, and which of such marks of the line it is. */
  readonly mark: string
  readonly nth: number
  /** Place of the note that it calls in the list of notes. */
  readonly note?: number
}

/** A note of the paper. */
export interface InspectedNote {
  /** Page of the file on which it begins. */
  readonly page: number
  /** Its beginning, with its mark. */
  readonly text: string
}

/** Characters of a note that are shown, and by which a correction finds it. */
const NOTE_OPENING = 60

/** Raised text of more characters is no mark of a note. */
const LONGEST_MARK = 4

/** The notes of a paper as the page shows them. */
export function toInspectedNotes(notes: readonly DraftFootnote[]): readonly InspectedNote[] {
  return notes.map(({ page, lines }) => {
    const text = [...lines.map(line => line.text).join(' ')].slice(0, NOTE_OPENING).join('')
    return { page, text }
  })
}

/** The formulas of a block, as they were read whatever a person has corrected. */
export function toInspectedFormulas({ lines }: Block): readonly InspectedFormula[] {
  return lines.flatMap((corrected, line) => {
    const { words } = corrected.asRead ?? corrected
    const runs = words.flatMap(word => word.runs)
    return runs.flatMap(({ formula, text }, i) => {
      if (formula === undefined) return []
      const nth = runs.slice(0, i).filter(run => run.text === text).length + 1
      return [{ line, part: text, nth, latex: toLatex(formula.math) }]
    })
  })
}

/** The marks of a block that call notes, and raised ones that call none. */
export function toInspectedCalls({ lines }: Block, { calls, notes }: PaperNotes): readonly InspectedCall[] {
  const places = new Map(notes.map(({ id }, i) => [id, i]))
  return lines.flatMap((line, place) => {
    const known = new Map<string, number>()
    return runsOf(line).flatMap((run): readonly InspectedCall[] => {
      const found = calls.get(run)?.calls ?? []
      const isRaised = run.script === 'super' && run.formula === undefined && [...run.text].length <= LONGEST_MARK
      if (found.length === 0 && !isRaised) return []
      const mark = found[0]?.mark ?? run.text
      const nth = (known.get(mark) ?? 0) + 1
      known.set(mark, nth)
      const note = places.get(found[0]?.footnoteId ?? '')
      return [{ line: place, mark, nth, ...(note === undefined ? {} : { note }) }]
    })
  })
}

function runsOf({ words }: TextLine): readonly TextRun[] {
  return words.flatMap(({ runs }) => runs)
}
