import { lineOfRuns } from '../../src/understand/layout/lines/lines.ts'
import type { GridCell, TableGrid } from '../../src/model/page/table-grid.ts'
import type { TextLine } from '../../src/model/page/text-line.ts'
import { drawPage } from './draw-page.ts'

/** A line with this text. */
export function lineOf(text: string): TextLine {
  return lineOfRuns(drawPage([text]).runs, { page: 1, direction: 0, baseline: 60 })
}

/** Points of the width of a letter. */
const STEP = 10

/**
 * A table drawn in letters, whose cells are parted by two blanks. Its rows are 20 points high, each with one line of 10 points at the
 * top.
 */
export function drawnTable(...art: readonly string[]): TableGrid {
  const rows = art.map((row, r) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map((match, column): GridCell => {
      const words = [...match[0].matchAll(/\S+/g)].map(word => ({
        text: word[0],
        x: STEP * (match.index + word.index),
      }))
      const line = lineOf(match[0])
      const boxes = words.map(({ text, x }) => ({
        left: x,
        right: x + STEP * text.length,
        top: 20 * r,
        bottom: 20 * r + 10,
      }))
      const made = line.words.map((word, i) => ({ ...word, box: boxes[i] ?? word.box }))
      const [first, last] = [boxes[0], boxes.at(-1)]
      const box = { ...(first ?? line.box), right: last?.right ?? 0 }
      const whole = { ...line, words: made, box, baseline: 20 * r + 8 }
      return { lines: [whole], column, columnSpan: 1, rowSpan: 1, isHeader: r === 0 }
    }),
  )
  return { rows, frame: 'void', rules: 'none', evidence: [] }
}
