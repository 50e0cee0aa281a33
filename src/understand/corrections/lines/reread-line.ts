import { lineOfRuns } from '../../layout/lines/lines.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { alignCharacters } from '../../../base/text/characters/align-characters.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { partOfBox } from './part-of-box.ts'

/** A stretch of the corrected line that lies in one word and takes its type and place from one run. */
interface Piece {
  readonly run: number
  readonly text: string
  readonly opensWord: boolean
}

/**
 * A printed line with other words. Each character keeps the run, and so the style and the place, of the character that it
 * stands for; one that was not read takes that of its neighbour in the word. The glyphs of the line are as many as before.
 *
 * @param is what is printed, with at least one character
 */
export function rereadLine(line: TextLine, is: string): TextLine {
  const runs = line.words.flatMap(word => word.runs)
  const text = foldWhitespace(is).normalize('NFC')
  const pieces = piecesOf(line, text)
  const glyphs = glyphsByRun(runs, pieces)
  const made = runs.flatMap((run, i) =>
    toRuns(
      { ...run, glyphs: glyphs[i] ?? 0 },
      run,
      pieces.filter(piece => piece.run === i),
    ),
  )
  const { page, direction, baseline } = line
  const { words, text: corrected } = lineOfRuns(made, { page, direction, baseline })
  return { ...line, words, text: corrected }
}

/** The corrected text, cut at blanks and where its characters come from another run. */
function piecesOf(line: TextLine, text: string): readonly Piece[] {
  const read: (readonly [character: string, run: number])[] = []
  let count = 0
  for (const { runs } of line.words) {
    if (count > 0) read.push([' ', count - 1])
    for (const run of runs) {
      for (const character of run.text) read.push([character, count])
      count++
    }
  }
  const is = [...text]
  const sources = alignCharacters(
    read.map(([character]) => character),
    is,
  ).map(source => (source === undefined ? undefined : read[source]?.[1]))
  const known = rising(fill(is, sources))
  const pieces: Piece[] = []
  is.forEach((character, i) => {
    if (character === ' ') return
    const run = known[i] ?? 0
    const last = pieces.at(-1)
    const opensWord = i === 0 || is[i - 1] === ' '
    if (last === undefined || opensWord || last.run !== run) pieces.push({ run, text: character, opensWord })
    else pieces[pieces.length - 1] = { ...last, text: last.text + character }
  })
  return pieces
}

/** Characters that were put in: they are as those before them in their word, else as those after, else as the word before. */
function fill(is: readonly string[], sources: readonly (number | undefined)[]): readonly number[] {
  const filled = [...sources]
  const isInWord = (i: number) => is[i] !== undefined && is[i] !== ' '
  for (let i = 1; i < is.length; i++) if (isInWord(i) && isInWord(i - 1)) filled[i] ??= filled[i - 1]
  for (let i = is.length - 2; i >= 0; i--) if (isInWord(i) && isInWord(i + 1)) filled[i] ??= filled[i + 1]
  for (let i = 1; i < is.length; i++) filled[i] ??= filled[i - 1]
  const first = filled.find(source => source !== undefined) ?? 0
  return filled.map(source => source ?? first)
}

/** Runs stay in their order, whatever character was put in beside which. */
function rising(sources: readonly number[]): readonly number[] {
  let highest = 0
  return sources.map(source => (highest = Math.max(highest, source)))
}

/** Glyphs of each run that is left: those of a run without characters go to the run before it, else to the one after. */
function glyphsByRun(runs: readonly TextRun[], pieces: readonly Piece[]): readonly number[] {
  const left = new Set(pieces.map(({ run }) => run))
  const heirs = [...left].sort((a, b) => a - b)
  const glyphs = runs.map(() => 0)
  runs.forEach((run, i) => {
    const heir = heirs.findLast(each => each <= i) ?? heirs[0] ?? 0
    glyphs[heir] = (glyphs[heir] ?? 0) + run.glyphs
  })
  return glyphs
}

/** What is left of a run: itself where nothing in it has changed. What a person has read is certain. */
function toRuns(run: TextRun, own: TextRun, pieces: readonly Piece[]): readonly TextRun[] {
  const [only] = pieces
  if (only === undefined) return []
  const isSame = pieces.length === 1 && only.text === own.text
  if (isSame) {
    const isAsBefore = run.glyphs === own.glyphs && only.opensWord === own.spaceBefore
    return [isAsBefore ? own : { ...run, spaceBefore: only.opensWord }]
  }
  // What is read anew is no formula any more, nor the part of a word that the source knows.
  const rest = { ...run }
  delete rest.formula
  delete rest.whole
  const sure = run.confidence === undefined ? {} : { confidence: 1 }
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  let done = 0
  let glyphs = run.glyphs
  return pieces.map(({ text, opensWord }, i) => {
    const box = partOfBox(run, done / length, (done + text.length) / length)
    const taken = i === pieces.length - 1 ? glyphs : Math.min(glyphs, text.length)
    done += text.length
    glyphs -= taken
    return { ...rest, ...sure, text, box, glyphs: taken, spaceBefore: opensWord }
  })
}
