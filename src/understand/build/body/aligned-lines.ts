import { respaceLines } from '../../layout/zones/respacing.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { codePointsOf } from '../../../base/text/characters/unicode.ts'
import type { PrintedLine } from '../../../model/paper/paper.ts'
import { letterPlaceOf } from '../paragraphs/letter-box.ts'

/**
 * The lines as monospaced text, a line break between them: words that begin below one another on the page begin in one
 * column of the text.
 */
export function alignLines(lines: readonly TextLine[]): string {
  const left = Math.min(...lines.map(line => line.box.left))
  const runs = lines.map(line => line.words.flatMap(word => word.runs))
  const respaced = respaceLines(runs, left, {
    countsFrom: 'rightmost-first',
    marksScripts: false,
    alignsTyped: false,
  })
  return respaced.map(line => line.text).join('\n')
}

/** The lines with their ranges in the text that {@link alignLines} made of them. */
export function placeAlignedLines(lines: readonly TextLine[], aligned: string): PrintedLine[] {
  const texts = aligned.split('\n')
  let start = 0
  return lines.map((line, i) => {
    const end = start + codePointsOf(texts[i] ?? '')
    const printed = { ...letterPlaceOf(line), start, end }
    start = end + 1
    return printed
  })
}
