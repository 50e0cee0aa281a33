import type { Page, TextRun } from '../../src/model/page/page.ts'
import type { Block } from '../../src/model/page/block.ts'
import type { Word } from '../../src/model/page/text-line.ts'
import { type DrawOptions, drawPage } from './draw-page.ts'

/** A drawn page as OCR reads it: fonts have no names, and every word has a confidence. */
export function drawRecognised(art: string | readonly string[], options: DrawOptions = {}): Page {
  return recognisePage(drawPage(art, options))
}

/** The page as OCR reads it; words such as `~so~` with little confidence. */
export function recognisePage(page: Page): Page {
  return { ...page, runs: page.runs.map(recognise) }
}

/** A drawn block as OCR reads it. */
export function recogniseBlock(block: Block): Block {
  const toWord = (word: Word) => ({ ...word, runs: word.runs.map(recognise) })
  return { ...block, lines: block.lines.map(line => ({ ...line, words: line.words.map(toWord) })) }
}

function recognise(run: TextRun): TextRun {
  const isDoubtful = /^~.*~$/u.test(run.text)
  return { ...run, font: { ...run.font, name: '' }, confidence: isDoubtful ? 0.3 : 0.9 }
}
