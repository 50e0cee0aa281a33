import { blocksOf, contentOf } from '../../../understand/build/body/sections.ts'
import type { Paper, PaperBlock, PrintedLine } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { formulasOfInlines } from '../inlines.ts'
import { type DrawnBox, toDrawnBox } from './page-drawing.ts'

/** A sentence, and where it is printed: each line that has a part of it. */
export interface InspectedSentence {
  readonly text: string
  /** Id of its block in the outputs, as `p3` or `fn1`. */
  readonly of: string
  readonly places: readonly SentencePlace[]
}

/** A part of a sentence on a page of the file, from 1. */
export type SentencePlace = readonly [page: number, ...box: DrawnBox]

/** The sentences of abstract, paragraphs, notes and captions in reading order. */
export function toInspectedSentences({ front, sections, language }: Paper): readonly InspectedSentence[] {
  return [...front.abstract, ...front.footnotes, ...blocksOf(sections)].flatMap(block =>
    block.type === 'page-break' ? [] : sentencesOf(block, block.language ?? language),
  )
}

type TextBlock = Exclude<PaperBlock, { readonly type: 'page-break' }>

function sentencesOf(block: TextBlock, language: string): readonly InspectedSentence[] {
  const content = contentOf(block)
  const text = textWithoutMarks(content)
  const placeOf = characterPlaces(text)
  return splitSentences(text, language, formulasOfInlines(content)).map(({ start, end }) => ({
    text: text.slice(start, end).replace(/\s+/gu, ' '),
    of: block.id,
    places: block.lines.flatMap(line => toPlace(line, placeOf(start), placeOf(end))),
  }))
}

/** For an offset in UTF-16 the number of characters (code points) before it: places of lines count in these. */
function characterPlaces(text: string): (offset: number) => number {
  const before = new Uint32Array(text.length + 1)
  let count = 0
  let offset = 0
  for (const character of text) {
    before.fill(count++, offset, offset + character.length)
    offset += character.length
  }
  before[offset] = count
  return each => before[each] ?? count
}

/** The part of a line that a range of characters takes, as if all of its characters were equally wide. */
function toPlace(line: PrintedLine, start: number, end: number): readonly SentencePlace[] {
  const from = Math.max(start, line.start)
  const to = Math.min(end, line.end)
  if (from >= to) return []
  const share = (line.right - line.left) / (line.end - line.start)
  const left = line.left + (from - line.start) * share
  const right = line.left + (to - line.start) * share
  return [[line.page, ...toDrawnBox({ ...line, left, right })]]
}
