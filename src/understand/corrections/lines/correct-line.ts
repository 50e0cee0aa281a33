import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { correctFormula } from './correct-formula.ts'
import type { FoundEntry } from './find-entries.ts'
import type { CheckedWords, LineMember } from '../../../model/corrections/line-corrections.ts'
import { rereadLine } from './reread-line.ts'

/** What a person corrected in a line: as it was before, and as it is. */
export interface CorrectedLineEntry {
  readonly entry: FoundEntry
  readonly read: string
  readonly is: string
}

/** Words first: formulas and marks are found in the line as it is printed. */
const ORDER: readonly LineMember[] = ['words', 'checked', 'formulas', 'calls']

/**
 * A line as a person reads it, and what was corrected in it.
 *
 * @param isDisplay whether the line is of a formula that is set apart
 * @param warn is told why an entry cannot be
 */
export function correctLine(
  line: TextLine,
  entries: readonly FoundEntry[],
  isDisplay: boolean,
  warn: (entry: FoundEntry, reason: string) => void,
): { readonly line: TextLine; readonly corrected: readonly CorrectedLineEntry[] } {
  const corrected: CorrectedLineEntry[] = []
  const known = new Set<LineMember>()
  let made = line
  for (const entry of entries.toSorted((a, b) => ORDER.indexOf(a.member) - ORDER.indexOf(b.member))) {
    const isSecond = known.has(entry.member)
    known.add(entry.member)
    const done =
      isSecond && entry.member === 'words' ? 'its words are corrected twice' : doEntry(made, entry, isDisplay)
    if (typeof done === 'string') warn(entry, done)
    else {
      made = done.line
      corrected.push({ entry, read: done.read, is: done.is })
    }
  }
  const { asRead = line } = line
  return { line: made === line ? line : { ...made, asRead }, corrected }
}

function doEntry(line: TextLine, { member, said }: FoundEntry, isDisplay: boolean): DoneEntry | string {
  switch (member) {
    case 'words': {
      const is = foldWhitespace(said.is)
      return { line: line.text === is ? line : rereadLine(line, said.is), read: line.text, is }
    }
    case 'checked':
      return { line: checkWords(line, said), read: '', is: '' }
    case 'formulas':
      return correctFormula(line, said, isDisplay)
    case 'calls':
      return { line, read: '', is: '' }
  }
}

interface DoneEntry {
  readonly line: TextLine
  readonly read: string
  readonly is: string
}

/** The line with words of which a person is certain. */
function checkWords(line: TextLine, { words: checked }: CheckedWords): TextLine {
  const sure = (run: TextRun): TextRun => (run.confidence === undefined ? run : { ...run, confidence: 1 })
  const isRight = new Set(checked)
  const words = line.words.map(word => (isRight.has(word.text) ? { ...word, runs: word.runs.map(sure) } : word))
  return { ...line, words }
}
