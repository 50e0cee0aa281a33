import { type Block, textOfBlock } from '../../page/block.ts'
import { isKeywordsLabel, setApartLabel } from '../../roles/front/set-apart-label.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import { type InlineContext, textWithMarks, toInlines } from '../paragraphs/inlines.ts'
import { SENTENCE_END } from '../paragraphs/paragraphs.ts'

/** What parts key words, the surest sign first. */
const SEPARATORS = [/\s*;\s*/u, /\s*[·•|]\s*/u, /\s+[.–—\uFFFD]\s+/u, /\s*,\s*/u]

/**
 * Parts the key words that stand right below an abstract, in one block with it, from the abstract: `Index Terms—`,
 * `Keywords:` at the start of a line, behind the end of a sentence. Where there are none, `keywords` is `undefined`.
 */
export function partKeywords(block: Block): { abstract: Block; keywords: Block | undefined } {
  const { lines } = block
  const start = lines.findIndex(
    (line, i) => opensKeywords(line.text) && SENTENCE_END.test(lines[i - 1]?.text.trimEnd() ?? ''),
  )
  if (start < 0) return { abstract: block, keywords: undefined }
  return { abstract: { ...block, lines: lines.slice(0, start) }, keywords: { ...block, lines: lines.slice(start) } }
}

/** The lists of key words that stand one below the other in a block: `JEL Codes:`, `Keywords:`. */
export function cutKeywordLists(block: Block): Block[] {
  const starts = block.lines.flatMap((line, i) => (i === 0 || opensKeywords(line.text) ? [i] : []))
  return starts.map((start, i) => ({ ...block, lines: block.lines.slice(start, starts[i + 1]) }))
}

/**
 * The single key words of a block, without the words that announce them. A list without signs between has one key word
 * a line.
 */
export function splitKeywords(block: Block, context: InlineContext): string[] {
  return cutKeywordLists(block).flatMap(list => splitList(list, context))
}

function opensKeywords(line: string): boolean {
  const runIn = matchRunInKeyword(line)
  return runIn?.concept === 'keywords' && runIn.separator !== ''
}

function splitList(block: Block, context: InlineContext): string[] {
  if (matchHeadingKeyword(textOfBlock(block)) !== undefined) return []
  const text = textWithMarks(toInlines(block.lines, context))
  const label = keywordsLabelOf(block)
  const isAnnounced = label !== ''
  const list = text.slice(label.length).trimStart()
  const separator = SEPARATORS.find(sign => sign.test(list.replace(/[.;,\s]+$/u, '')))
  const words = separator !== undefined ? list.split(separator) : isAnnounced ? [list] : linesOf(block, context)
  return words.map(word => word.replace(/[\s.,;]+$/u, '').trim()).filter(word => word !== '')
}

/** The words and signs that announce the key words of a block, by what they say or by their look; empty where none do. */
export function keywordsLabelOf(block: Block): string {
  const text = textOfBlock(block)
  const runIn = matchRunInKeyword(text)
  if (runIn?.concept === 'keywords') return text.slice(0, runIn.length)
  const label = setApartLabel(block)
  return isKeywordsLabel(label) ? label : ''
}

function linesOf(block: Block, context: InlineContext): string[] {
  return block.lines.map(line => textWithMarks(toInlines([line], context)))
}
