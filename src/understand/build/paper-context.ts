import { measureParagraphs } from '../layout/columns/column-edges.ts'
import type { Page } from '../../model/page/page.ts'
import { textsBetweenGaps } from '../evidence/lines.ts'
import { findPrintedNumbers } from '../decide/furniture/page-numbers.ts'
import { buildVocabulary, wordsInsideLines } from '../../base/text/hyphens/hyphenation.ts'
import { languageOr } from '../../base/text/languages/language.ts'
import type { AssembleContext } from './body/assemble.ts'
import type { BuildOptions, DecidedPaper } from './decided-paper.ts'
import type { AbstractContext } from './front/abstract.ts'
import type { PublicationContext } from './front/publication.ts'
import type { FootnoteCalls } from './notes/footnote-calls.ts'
import type { PageReference } from '../../model/paper/paper.ts'

/** The facts about the whole paper: its words and language, the style and edges of its text, its calls of notes. */
export type PaperContext = AssembleContext &
  AbstractContext &
  PublicationContext & {
    readonly pageReference: (local: number) => PageReference
  }

/** The context in which all of a paper becomes text. */
export async function paperContextOf(
  { document, pages, body, decisions, furniture }: DecidedPaper,
  calls: FootnoteCalls,
  { language, lineBreaks = false, wordPlaces = false, wholeWords = [] }: BuildOptions,
): Promise<PaperContext> {
  const blocks = decisions.map(({ block }) => block)
  const lines = blocks.flatMap(block => block.lines)
  const numbers = findPrintedNumbers(pages, furniture)
  const pageReference = (local: number) => ({ local, global: numbers.get(local) })
  return {
    vocabulary: buildVocabulary([...wordsInsideLines(lines.map(line => line.text)), ...wholeWords]),
    language: await languageOr(language, () => lines.map(line => line.text).join(' ')),
    bodyIsBold: body.isBold,
    bodyIsItalic: body.isItalic,
    bodySize: body.size,
    bodyIsMonospace: body.isMonospace,
    pageReference,
    pagesBehind: pagesBehindIn(pages, pageReference),
    calls,
    linksOf: linksByPage(pages),
    drawsSoftHyphens: pages.some(page =>
      page.runs.some(({ text }) => text.includes('\u00ad') && /\u00ad\p{L}/u.test(text)),
    ),
    lineBreaks,
    wordPlaces,
    paragraphs: { ...measureParagraphs(blocks, body.size), bodySize: body.size },
    furniture: furniture.map(({ line, role }) => ({ role, text: line.text, place: { page: line.page, ...line.box } })),
    partsOfFurniture: furniture.flatMap(({ line }) =>
      textsBetweenGaps(line.words, line.size).map(text => ({ text, place: { page: line.page, ...line.box } })),
    ),
    metadata: document.metadata,
  }
}

function linksByPage(pages: readonly Page[]): PaperContext['linksOf'] {
  const links = new Map(pages.map(page => [page.number, page.links ?? []]))
  return page => links.get(page) ?? []
}

function pagesBehindIn(
  pages: readonly Page[],
  pageReference: PaperContext['pageReference'],
): PaperContext['pagesBehind'] {
  const numbers = [...new Set(pages.map(page => page.number))].sort((a, b) => a - b)
  const indexes = new Map(numbers.map((number, i) => [number, i]))
  const indexOf = (number: number) => indexes.get(number) ?? -1
  return (after, last) => numbers.slice(indexOf(after) + 1, indexOf(last) + 1).map(pageReference)
}
