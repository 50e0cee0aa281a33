import { type Box, uniteBoxes } from '../../base/geometry/box.ts'
import type { FlowDocument } from '../../model/page/flow.ts'
import type { Page, SourceDocument, TextRun } from '../../model/page/page.ts'

export interface ReadWord {
  readonly text: string
  /** Page of the file, from 1, where the reading says it. */
  readonly page: number | undefined
  /** The runs it is made of; none in a reading without places. */
  readonly runs: readonly TextRun[]
  readonly box: Box | undefined
  /** Recognition confidence, 0 to 1: that of its least sure run. */
  readonly confidence: number | undefined
  /** Index of its block, in a reading that says what is one paragraph; `undefined` where it only separates lines. */
  readonly block: number | undefined
}

/** The words of pages in drawing order; runs without white space between them are one word. */
export function wordsOfPages({ pages }: Pick<SourceDocument, 'pages'>): ReadWord[] {
  return pages.flatMap(page => groupRuns(page).map(runs => toWord(runs, page.number)))
}

function groupRuns({ runs }: Page): TextRun[][] {
  const groups: TextRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group === undefined || run.spaceBefore) groups.push([run])
    else group.push(run)
  }
  return groups
}

function toWord(runs: readonly TextRun[], page: number): ReadWord {
  const known = runs.flatMap(({ confidence }) => confidence ?? [])
  return {
    text: runs.map(({ text }) => text).join(''),
    page,
    runs,
    box: uniteBoxes(runs.map(({ box }) => box)),
    confidence: known.length === 0 ? undefined : Math.min(...known),
    block: undefined,
  }
}

/** The words of running text in its order. */
export function wordsOfFlow({ blocks }: FlowDocument): ReadWord[] {
  return blocks.flatMap(({ words, page, kind }, index) =>
    words.map(text => ({
      text,
      page,
      runs: [],
      box: undefined,
      confidence: undefined,
      block: kind === 'line' ? undefined : index,
    })),
  )
}
