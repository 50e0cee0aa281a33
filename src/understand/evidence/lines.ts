import { rememberFor } from '../../base/collections/remember.ts'
import type { Word, TextLine } from '../../model/page/text-line.ts'

/** Narrowest gap between two texts side by side, such as authors or the parts of a running head, in ems: justified text has no blank this wide. */
const GAP_BETWEEN_TEXTS_IN_EMS = 2

/** The texts of words of a line between its wide gaps. */
export function textsBetweenGaps(words: readonly Word[], size: number): string[] {
  return wordsBetweenGaps(words, GAP_BETWEEN_TEXTS_IN_EMS * size).map(textOfWords)
}

/** The words of a line between gaps of at least this width. */
export function wordsBetweenGaps(words: readonly Word[], gap: number): (readonly Word[])[] {
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group === undefined || last === undefined || word.box.left - last.box.right >= gap) groups.push([word])
    else group.push(word)
  }
  return groups
}

/** Words with one blank between them. */
export function textOfWords(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Height of the middle of small letters above their baseline, in ems. */
const LETTER_MIDDLE_IN_EMS = 0.3

/** y of the middle of the small letters of a line, or of a part of one: decides on which side of a rule or edge it is. */
export function middleOfLetters({ baseline, size }: { readonly baseline: number; readonly size: number }): number {
  return baseline - LETTER_MIDDLE_IN_EMS * size
}

/** Glyphs of a line: the unit of the account. */
export function glyphsOfLine(line: TextLine): number {
  let glyphs = 0
  for (const word of line.words) for (const run of word.runs) glyphs += run.glyphs
  return glyphs
}

/** Whether a line was recognised from a picture: its characters may differ from the printed ones. */
export const isRecognised = rememberFor(({ words }: TextLine): boolean =>
  words.some(({ runs }) => runs.some(({ confidence }) => confidence !== undefined)),
)

/** Mean confidence of the glyphs of recognised lines, 0 to 1; `undefined` where none was recognised. */
export function confidenceOf(lines: readonly TextLine[]): number | undefined {
  let glyphs = 0
  let sum = 0
  for (const { words } of lines) {
    for (const { runs } of words) {
      for (const run of runs) {
        if (run.confidence === undefined) continue
        glyphs += run.glyphs
        sum += run.glyphs * run.confidence
      }
    }
  }
  return glyphs === 0 ? undefined : sum / glyphs
}

/** Distances of the baselines of lines right below one another, in points: one less than there are lines. */
export function distancesOfLines(lines: readonly TextLine[]): number[] {
  return lines.slice(1).map((line, i) => line.baseline - (lines[i]?.baseline ?? 0))
}
