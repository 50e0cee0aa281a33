import { kindOf, lengthOf, trimLine } from './line-lengths.ts'
import type { Join, LineDecision, LineRole, RecoveredPart } from './parts.ts'

/** The column width and the tolerance that lines are compared with. */
export interface PublishedOptions {
  /** CW in characters. */
  readonly columnWidth: number
  /** Share of CW that a line of a paragraph may differ by. */
  readonly eps: number
}

/**
 * Recovers paragraphs by the flow of figures 9 and 10 of the article, part by part.
 *
 *     empty      finished        unfinished, l ~ CW        unfinished, else
 *     dropped    written, EOL    par = true,               par: dropped (object in a paragraph)
 *                par = false     joined with the next      else: written, EOL (heading)
 *
 * A finished line ends the paragraph (`par = false`), as the text demands but figure 9 leaves out. Each hyphen at the end
 * of a joined line is undone.
 *
 * After "An Algorithm for Sentence Recovery from PDF Files" (the SR algorithm), sections 3.3 and 3.4.
 */
export function* recoverPublished(lines: Iterable<string>, options: PublishedOptions): Generator<RecoveredPart> {
  const tolerance = options.eps * options.columnWidth
  let paragraph: LineDecision[] = []
  let index = -1
  for (const raw of lines) {
    index++
    const text = trimLine(raw)
    const length = lengthOf(text)
    const line = (role: LineRole): LineDecision => ({ index, text, length, kind: kindOf(text), role })
    switch (kindOf(text)) {
      case 'EL':
        yield onePart(line('empty'), true)
        break
      case 'FL':
        yield joinSimply([...paragraph, line('paragraph')])
        paragraph = []
        break
      case 'UL':
        if (Math.abs(length - options.columnWidth) <= tolerance) paragraph.push(line('paragraph'))
        // `par` of the figure is true as long as the paragraph is not finished.
        else if (paragraph.length > 0) yield onePart(line('object'), true)
        else yield onePart(line('heading'), false)
    }
  }
  if (paragraph.length > 0) yield joinSimply(paragraph)
}

function onePart(line: LineDecision, isDropped: boolean): RecoveredPart {
  return { role: line.role, text: line.text, lines: [line], joins: [], isDropped }
}

/** Section 3.4: a final hyphen is deleted and the next line follows at once; else a blank replaces the EOL. */
function joinSimply(lines: readonly LineDecision[]): RecoveredPart {
  const joins: Join[] = []
  let text = ''
  lines.forEach((line, i) => {
    if (i > 0) {
      const isHyphenated = text.endsWith('-')
      joins.push({ index: lines[i - 1]?.index ?? 0, hyphen: isHyphenated ? 'undone' : 'none' })
      text = isHyphenated ? text.slice(0, -1) : `${text} `
    }
    text += i > 0 ? line.text.trimStart() : line.text
  })
  return { role: 'paragraph', text, lines, joins, isDropped: false }
}
