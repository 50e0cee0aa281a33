import { type Block, textOfBlock } from '../../page/block.ts'
import { isKeywordsLabel, setApartLabel } from '../../roles/front/set-apart-label.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import { type InlineContext, textWithMarks, toInlines } from '../paragraphs/inlines.ts'
import { SENTENCE_END } from '../paragraphs/paragraphs.ts'

/** The characters that separate key words, surest first. */
const SEPARATORS = [/\s*;\s*/u, /\s*[·•|]\s*/u, /\s+[.–—\uFFFD]\s+/u, /\s*,\s*/u]

/**
 * Separates an abstract from the key words right below it in the same block: `Index Terms—`,
 * `Keywords:` at the start of a line, after the end of a sentence. Without key words, `keywords` is `undefined`.
 */
export function separateKeywords(block: Block): { abstract: Block; keywords: Block | undefined } {
  const { lines } = block
  const start = lines.findIndex(
    (line, i) => opensKeywords(line.text) && SENTENCE_END.test(lines[i - 1]?.text.trimEnd() ?? ''),
  )
  if (start < 0) return { abstract: block, keywords: undefined }
  return { abstract: { ...block, lines: lines.slice(0, start) }, keywords: { ...block, lines: lines.slice(start) } }
}

/** The lists of key words below one another in a block: `JEL Codes:`, `Keywords:`. */
export function cutKeywordLists(block: Block): Block[] {
  const starts = block.lines.flatMap((line, i) => (i === 0 || opensKeywords(line.text) ? [i] : []))
  return starts.map((start, i) => ({ ...block, lines: block.lines.slice(start, starts[i + 1]) }))
}

/**
 * The single key words of a block, without the words that announce them. A list without separators has one key word
 * per line.
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

/**
 * The words and punctuation that announce the key words of a block, by their meaning or their style; empty if there are
 * none.
 */
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
