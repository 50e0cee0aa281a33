import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isKeywordsLabel, setApartLabel } from '../../decide/front/set-apart-label.ts'
import { languagesOfLabel } from '../../../base/text/labels/label-language.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import { type InlineContext, textWithMarks, toInlines } from '../paragraphs/inlines.ts'
import { isOtherLanguage } from '../../../base/text/languages/near-languages.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'

/** A full stop between key words with capitals, as in Brazilian journals; not that of an initial. */
const STOP = /(?<=[\p{L}\p{M}]{2}|[\p{N})"”])\.\s+(?=[\p{Lu}\p{N}("“])/u
const COMMA = /\s*[,，、،]\s*/u
/** The characters that separate key words, surest first. */
const SEPARATORS = [/\s*[;；؛]\s*/u, /\s*[·•|]\s*/u, /\s+[.–—\uFFFD]\s+/u]

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

/** The key words of one list, with the language of the label that announces them, where one is known. */
interface KeywordList {
  readonly language: string | undefined
  readonly words: readonly string[]
}

/** Key words in the language of the paper, and in others. */
export interface KeywordsByLanguage {
  readonly keywords: readonly string[]
  readonly translations: readonly { readonly language: string; readonly words: readonly string[] }[]
}

/**
 * The single key words of blocks, without the words that announce them. A list without separators has one key word per
 * line. Lists with labels in several languages are kept apart: the paper's own are those in the document's language,
 * or else the first.
 */
export function readKeywords(blocks: readonly Block[], context: InlineContext, ofDocument: string): KeywordsByLanguage {
  const lists = readLists(blocks, context)
  const languages = [...new Set(lists.flatMap(({ language }) => language ?? []))]
  const main = languages.find(language => !isOtherLanguage(language, ofDocument)) ?? languages[0]
  const wordsIn = (has: (language: string | undefined) => boolean) =>
    lists.filter(({ language }) => has(language)).flatMap(({ words }) => words)
  return {
    keywords: wordsIn(language => language === undefined || language === main),
    translations: languages
      .filter(language => language !== main)
      .map(language => ({ language, words: wordsIn(other => other === language) })),
  }
}

/**
 * The lists of blocks. A list without label is in the language of the label above it; below a label in two languages the
 * next list is in the next of them, and where there is one block, it holds both.
 */
function readLists(blocks: readonly Block[], context: InlineContext): KeywordList[] {
  let languages: readonly (string | undefined)[] = []
  const lists = blocks.flatMap(cutKeywordLists).map(block => ({ block, label: labelOf(block) }))
  return lists.flatMap(({ block, label }, i) => {
    if (label !== '') languages = languagesOfLabel(label, 'keywords')
    const isLast = (lists[i + 1]?.label ?? 'another') !== ''
    const whole = splitList(block, context)
    const both = languages.length === 2 && isLast ? splitTranslated(block, context) : undefined
    return (both ?? [whole]).flatMap(words => {
      if (words.length === 0) return []
      const [language] = languages
      if (languages.length > 1) languages = languages.slice(1)
      return [{ language, words }]
    })
  })
}

function labelOf(block: Block): string {
  const text = textOfBlock(block)
  return matchHeadingKeyword(text) === undefined ? keywordsLabelOf(block) : text
}

/** Between a list and its translation in one line. */
const DASH = /\s+[–—]\s+/u

/** A line that ends this far before the others, in ems, ends a list. */
const SHORT_IN_EMS = 2

/**
 * The two lists of a block. The second begins at a dash, or with a line: after a short one, or where both lists have as
 * many key words. `undefined` where no place is like that.
 */
function splitTranslated(block: Block, context: InlineContext): string[][] | undefined {
  const [first = '', second, third] = listOf(block, context).split(DASH)
  const dashed = second === undefined || third !== undefined ? [] : [[first, second].map(splitWords)]
  const broken = block.lines.slice(1).map((_, i) => {
    const halves = [block.lines.slice(0, i + 1), block.lines.slice(i + 1)]
    return halves.map(lines => splitList({ ...block, lines }, context))
  })
  const behindShort = broken.filter((_, i) => isShort(block.lines[i], block))
  const haveSame = ([one = [], other = []]: string[][]) => one.length === other.length && one.length > 1
  return (
    [...dashed, ...behindShort].find(haveSame) ??
    (behindShort.length === 1 ? behindShort[0] : undefined) ??
    broken.find(haveSame)
  )
}

function isShort(line: TextLine | undefined, { box }: Block): boolean {
  return line !== undefined && line.box.right < box.right - SHORT_IN_EMS * line.size
}

function opensKeywords(line: string): boolean {
  const runIn = matchRunInKeyword(line)
  return runIn?.concept === 'keywords' && runIn.separator !== ''
}

function splitList(block: Block, context: InlineContext): string[] {
  if (matchHeadingKeyword(textOfBlock(block)) !== undefined) return []
  const isAnnounced = keywordsLabelOf(block) !== ''
  const list = listOf(block, context)
  if (!isAnnounced && separatorIn(list) === undefined) return linesOf(block, context).flatMap(trimWord)
  return splitWords(list)
}

/** The text of a block without the words that announce it. */
function listOf(block: Block, context: InlineContext): string {
  return textWithMarks(toInlines(block.lines, context)).slice(keywordsLabelOf(block).length).trimStart()
}

function splitWords(list: string): string[] {
  const separator = separatorIn(list)
  return (separator === undefined ? [list] : list.split(separator)).flatMap(trimWord)
}

function trimWord(word: string): string[] {
  const trimmed = word.replace(/[\s.,;。；，]+$/u, '').trim()
  return trimmed === '' ? [] : [trimmed]
}

function separatorIn(list: string): RegExp | undefined {
  return separatorOf(list.replace(/[.;,\s]+$/u, ''))
}

/** What parts the key words of a list. Terms with commas are parted by stops; a stop among commas ends an abbreviation. */
function separatorOf(list: string): RegExp | undefined {
  const sure = SEPARATORS.find(sign => sign.test(list))
  if (sure !== undefined) return sure
  const [stops, commas] = [STOP, COMMA].map(sign => list.split(sign).length - 1) as [number, number]
  if (stops > 0 && stops >= commas) return STOP
  return commas > 0 ? COMMA : undefined
}

/**
 * The words and punctuation that announce the key words of a block, by their meaning or their style; empty if there are
 * none.
 */
export function keywordsLabelOf(block: Block): string {
  const text = textOfBlock(block)
  const runIn = matchRunInKeyword(text)
  const length = runIn?.concept === 'keywords' ? runIn.length : 0
  const label = setApartLabel(block)
  // `Mots-clés – Keywords` is longer than its first word with the dash.
  return label.length > length && isKeywordsLabel(label) ? label : text.slice(0, length)
}

function linesOf(block: Block, context: InlineContext): string[] {
  return block.lines.map(line => textWithMarks(toInlines([line], context)))
}
