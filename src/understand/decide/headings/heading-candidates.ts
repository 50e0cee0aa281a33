import { type HeldRule, sumPoints, weigh } from '../../../base/collections/rules.ts'
import {
  isBoldLine,
  isCapitalText,
  isItalicLine,
  isUnderlinedLine,
  largestSize,
  opensRaised,
} from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { confidenceOf } from '../../evidence/lines.ts'
import type { Concept } from '../../../base/text/keywords/concepts.ts'
import { findOrcids } from '../../../base/text/web/orcid.ts'
import { parseSectionNumber, type SectionNumber } from '../../../base/text/labels/section-number.ts'
import { isQuotationSource, isSourceLine } from '../../../base/text/labels/source-line.ts'
import { lettersIn, shareOfLetters } from '../../../base/text/characters/unicode.ts'
import type { Evidence } from '../evidence.ts'
import { LEAST_CONFIDENCE } from '../running-text.ts'
import type { HeadingStyle, Neighbours } from './heading-style.ts'
import { type AmongHeadings, AMONG_HEADINGS_RULES } from './rules/among-headings-rules.ts'
import { HEADING_RULES, type HeadingRule } from './rules/heading-rules.ts'
import type { HeadingFacts } from './rules/heading-facts.ts'
import { NAME_OF_SPECIES, readHeadingFacts } from './rules/read-heading-facts.ts'
import type { IsTrusted } from './trusted-words.ts'

/** A block that may be a heading, with the rules for and against it. */
export interface HeadingCandidate {
  readonly block: Block
  /** The block below it in its column. */
  readonly after: Block | undefined
  readonly text: string
  readonly number: SectionNumber | undefined
  /** The block above it that holds nothing but its number: `Chapter 1`, above `Introduction`. */
  readonly numberBlock?: Block
  /** What it names, where it is a key word. */
  readonly concept: Concept | undefined
  /** Style of the block: headings of one level share it. */
  readonly styleKey: string
  readonly style: HeadingStyle
  readonly facts: HeadingFacts
  /** The sum of the points of the rules that hold: those of the block by itself, then those of its place among the other headings. */
  readonly points: number
  readonly rules: readonly HeldRule<HeadingRule>[]
}

/** The context in which a block is judged as a heading. */
export interface CandidateSetting {
  readonly neighbours: Neighbours
  readonly evidence: Evidence
  /** Share of a font's glyphs that are in separate short blocks. */
  readonly fontAffinity: (fontName: string) => number
  /** Whether the block is one of the numbers that are headings without words. */
  readonly isBareNumber: boolean
  /** Whether its words may be trusted though they were recognised without confidence. */
  readonly isTrusted: IsTrusted
}

/** Longest heading in lines and characters; longer blocks are text set apart. */
const LONGEST_HEADING_LINES = 5
const MOST_CHARACTERS = 260
/** Headings are words: text with fewer letters is a formula, a row of numbers or a leftover of a drawing. */
const LEAST_SHARE_OF_LETTERS = 0.45
const LEAST_HEADING_LETTERS = 2
/** Headings are not set in type much smaller than the body, in shares of its size. */
const SMALLEST = 0.7
/**
 * A centred block leaves at least this share of its column free; the spaces on both sides differ by at most as much.
 */
const CENTRED = 0.08

/** The style of a block; the whole block counts, by its lines. `bodyColor`: `#rrggbb`, default black. */
export function styleOf(block: Block, bodyColor?: string): HeadingStyle {
  const lines = block.lines
  const left = block.box.left - block.column.left
  const right = block.column.right - block.box.right
  const width = block.column.right - block.column.left
  return {
    size: Math.max(...lines.map(largestSize)),
    isBold: lines.every(isBoldLine),
    isItalic: lines.every(isItalicLine),
    isCapital: isCapitalText(textOfBlock(block)),
    isCentered: left > CENTRED * width && Math.abs(left - right) < CENTRED * width,
    isUnderlined: lines.every(isUnderlinedLine),
    isColored: lines.every(line => line.words.every(word => word.runs.every(run => run.color !== bodyColor))),
  }
}

/**
 * The block as a heading, with the rules for and against it (`heading-rules.ts`), or `undefined` where it cannot
 * be one: too long, without letters, too small, recognised without confidence and no words of the document, the ORCID iD
 * of a person, the source of a figure or of a quotation.
 */
export function readHeadingCandidate(
  block: Block,
  { neighbours, evidence, fontAffinity, isBareNumber, isTrusted }: CandidateSetting,
): HeadingCandidate | undefined {
  const text = textOfBlock(block)
  const first = block.lines[0]
  if (first === undefined || block.lines.length > LONGEST_HEADING_LINES || text.length > MOST_CHARACTERS)
    return undefined
  const number = parseSectionNumber(text)
  if (!(isBareNumber || isWords(wordsOf(text, number))) || opensRaised(first)) return undefined
  if (findOrcids(text).length > 0 || isSourceLine(text) || isQuotationSource(text)) return undefined
  const keyword = evidence.keywordOf(block)
  const isUnsure = (confidenceOf(block.lines) ?? 1) < LEAST_CONFIDENCE
  if (isUnsure && keyword === undefined && !isTrusted(text)) return undefined
  const style = { ...styleOf(block, evidence.body.color), ...slantOfSpecies(first, text) }
  if (style.size < SMALLEST * evidence.body.size && keyword === undefined) return undefined
  const affinity = fontAffinity(first.font.name)
  const reading = { block, first, text, style, number, keyword, neighbours, evidence, fontAffinity: affinity }
  const facts = readHeadingFacts(reading)
  const { points, held } = weigh(HEADING_RULES, facts)
  return {
    block,
    after: neighbours.after,
    text,
    number,
    concept: keyword?.concept,
    styleKey: styleKeyOf(style, first.font.name),
    style,
    ...{ facts, points, rules: held },
  }
}

/** The candidate with the points of what the other headings say of it. */
export function addPoints(candidate: HeadingCandidate, among: AmongHeadings): HeadingCandidate {
  const rules = [...candidate.rules, ...weigh(AMONG_HEADINGS_RULES, among).held]
  return { ...candidate, points: sumPoints(rules), rules }
}

/** The slant of the name of a species is that of its two words: who described it is upright. */
function slantOfSpecies({ words }: TextLine, text: string): Pick<HeadingStyle, 'isItalic'> | undefined {
  if (!NAME_OF_SPECIES.test(text)) return undefined
  return { isItalic: words.slice(0, 2).every(word => word.runs.every(run => run.font.isItalic === true)) }
}

/** `V NP V`, `EN DE NL`: short words in capitals, one of them without vowel. */
const SYMBOLS = /^(?=.*(?<!\p{L})[BCDFGHJKLMNPQRSTVWXZ]{1,3}(?!\p{L}))\p{Lu}{1,3}(?:\s\p{Lu}{1,3})+$/u
/** A command of a program for typesetting, which has its argument after it. */
const COMMAND = /^\\\p{L}+[{[]/u
/** Letters of a word that are printed apart. */
const SPACED_WORD = /^\p{Lu}(?:\s\p{Lu})+$/u

/** A small letter, or one of a script without capitals. */
const NO_CAPITAL = /[\p{Ll}\p{Lo}]/u

/** The text without its number of several parts or in brackets, which has more characters than a short name: `2.2.1 KNX`, `（２）方法`. */
function wordsOf(text: string, number: SectionNumber | undefined): string {
  return number !== undefined && (number.depth > 1 || number.isBracketed) && number.restStart === 'capital'
    ? number.rest
    : text
}

function isWords(text: string): boolean {
  if ((SYMBOLS.test(text) && !SPACED_WORD.test(text)) || COMMAND.test(text)) return false
  if (text.includes('\uFFFD') || shareOfLetters(text) < LEAST_SHARE_OF_LETTERS) return false
  return lettersIn(text) >= LEAST_HEADING_LETTERS
}

/**
 * Candidates too short to tell whether they are in capitals share the style of capitals where only capitals are of their
 * size and font: `1` below `PREFACE`, `NOTES` beside `ACKNOWLEDGMENTS`. A number has no case, and a short word may be an acronym.
 */
export function shareStyleOfCapitals(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const keys = new Set(candidates.flatMap(({ text, styleKey }) => (NO_CAPITAL.test(text) ? [styleKey] : [])))
  const capitalKeys = new Set(candidates.flatMap(({ style, styleKey }) => (style.isCapital ? [styleKey] : [])))
  return candidates.map(candidate => {
    const { text, styleKey, block } = candidate
    if (NO_CAPITAL.test(text) || keys.has(styleKey)) return candidate
    const style = { ...candidate.style, isCapital: true }
    const capitals = styleKeyOf(style, block.lines[0]?.font.name ?? '')
    return capitalKeys.has(capitals) ? { ...candidate, styleKey: capitals, style } : candidate
  })
}

/** Programs for typesetting number the second copy of a face in a file: `Bold` and `Bold2` look the same. */
const SECOND_COPY = /(?<=bold|italic|oblique|regular|roman|medium|light)\d$/iu

/**
 * The key of a style, which headings of one level share: size to half a point, weight, slant, case, underline
 * and colour if any, font.
 */
export function styleKeyOf(style: HeadingStyle, fontName: string): string {
  const size = Math.round(style.size * 2) / 2
  return `${size} ${style.isBold ? 'b' : ''}${style.isItalic ? 'i' : ''}${style.isCapital ? 'c' : ''}${style.isUnderlined ? 'u' : ''}${style.isColored ? 'k' : ''} ${fontName.replace(SECOND_COPY, '')}`
}
