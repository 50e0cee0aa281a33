import { respaceLines } from '../../layout/zones/respacing.ts'
import type { TextLine } from '../../page/text-line.ts'

/**
 * The lines as monospaced text, a line break between them: words that begin below one another on the page begin in one
 * column of the text.
 */
export function alignLines(lines: readonly TextLine[]): string {
  const left = Math.min(...lines.map(line => line.box.left))
  const runs = lines.map(line => line.words.flatMap(word => word.runs))
  const respaced = respaceLines(runs, left, { countsFrom: 'rightmost-first', marksScripts: false })
  return respaced.map(line => line.text).join('\n')
}
