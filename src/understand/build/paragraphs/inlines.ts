import { isDoubtful } from '../../../base/math/doubt.ts'
import type { PageLink, TextRun } from '../../../model/page/page.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { endsEastAsian, isEastAsianCharacter, isUnspaced } from '../../../base/text/characters/east-asian.ts'
import { decideHyphen, type Vocabulary } from '../../../base/text/hyphens/hyphenation.ts'
import type { FootnoteCalls } from '../notes/footnote-calls.ts'
import { endsAddress } from './address-ends.ts'
import { InlineList } from './inline-list.ts'
import { letterBoxOf, letterPlaceOf } from './letter-box.ts'
import type { Inline, PageReference, PrintedLine, PrintedWord, Style } from '../../../model/paper/paper.ts'

/** The context in which lines become text. */
export interface InlineContext {
  readonly vocabulary: Vocabulary
  /** Language of the document, for word lists. */
  readonly language: string
  readonly bodyIsBold: boolean
  readonly bodyIsItalic: boolean
  /** The pages that the paper has after page `after`, up to page `last`; of a part of a file not all numbers are there. */
  readonly pagesBehind: (after: number, last: number) => readonly PageReference[]
  /** The links of a page, as far as they were read. */
  readonly linksOf: (page: number) => readonly PageLink[]
  /** Where notes are called. */
  readonly calls: FootnoteCalls
  /** Whether the document draws U+00AD where it means a hyphen, so that U+00AD at a line end may be either. */
  readonly drawsSoftHyphens: boolean
  /** Whether every line end is kept as a `line-break`. */
  readonly lineBreaks: boolean
  /** Whether printed lines have the places of their words. */
  readonly wordPlaces: boolean
}

/** Content, and the printed lines that it was made of. */
export interface PrintedText {
  readonly content: Inline[]
  readonly lines: PrintedLine[]
}

/** Options for lines that become text. */
export interface PrintedTextOptions {
  /** Formulas after a line. */
  readonly formulas?: ReadonlyMap<TextLine, readonly number[]> | undefined
  /** Whether the marks of calls count as text, as `textWithMarks` writes them; default false. */
  readonly countsMarks?: boolean
}

/** A hyphen at the end of a line: the characters that typesetters and converters write for it. */
const LINE_END_HYPHEN = /^(.*[\p{L}\p{N}])([-\u2010\u2011\u00ad])$/u

/**
 * Turns lines into text with styles, breaks, undone hyphens and footnote calls.
 *
 * A hyphen at a line end is undone where `base/text/hyphens/hyphenation.ts` says so, and remembered as a `hyphen`; page and column
 * breaks are at their true place. Never drops a character but the line-end hyphens that it remembers.
 */
export function toPrintedText(
  lines: readonly TextLine[],
  context: InlineContext,
  { formulas, countsMarks = false }: PrintedTextOptions = {},
): PrintedText {
  const out = new InlineList(countsMarks)
  const printed = lines.map((line, i) => {
    const start = out.nextStart
    const words = addLine(out, line, { next: lines[i + 1], formulas: formulas?.get(line) ?? [], context })
    return toPrintedLine(line, start, out.textEnd, context.wordPlaces ? words : undefined)
  })
  return { content: out.finish(), lines: printed }
}

/** The content alone. */
export function toInlines(lines: readonly TextLine[], context: InlineContext): Inline[] {
  return toPrintedText(lines, context).content
}

/** A line without text, such as the mark of a call alone, is empty. */
function toPrintedLine(
  line: TextLine,
  start: number,
  end: number,
  words: readonly PrintedWord[] | undefined,
): PrintedLine {
  return { ...letterPlaceOf(line), start: Math.min(start, end), end, ...(words === undefined ? {} : { words }) }
}

/** What comes after a line. */
interface LineContext {
  readonly next: TextLine | undefined
  /** Display formulas right below it. */
  readonly formulas: readonly number[]
  readonly context: InlineContext
}

function addLine(out: InlineList, line: TextLine, { next, formulas, context }: LineContext): PrintedWord[] {
  const words: PrintedWord[] = []
  line.words.forEach((word, i) => {
    const start = out.nextStart
    if (i < line.words.length - 1) {
      addWord(out, word, { context, drop: 0 })
      out.space()
    } else if (next === undefined || formulas.length > 0) addWord(out, word, { context, drop: 0 })
    else addLastWord(out, word, line, next, context)
    if (!context.wordPlaces) return
    words.push({ ...letterBoxOf(word.runs), start: Math.min(start, out.textEnd), end: out.textEnd })
  })
  addFormulas(out, line, { next, formulas, context })
  return words
}

function addFormulas(out: InlineList, line: TextLine, { next, formulas, context }: LineContext): void {
  if (formulas.length === 0) return
  for (const formula of formulas) {
    out.space()
    out.push({ type: 'formula-place', formula })
  }
  if (next === undefined) return
  out.space()
  if (next.page !== line.page || next.baseline < line.baseline) {
    addBreak(out, line, next, { breaksWord: false, context })
  }
}

function addLastWord(out: InlineList, word: Word, line: TextLine, next: TextLine, context: InlineContext): void {
  const { hyphen, isGlued } = readLineEnd(word, line, next, context)
  addWord(out, word, { context, drop: hyphen === undefined ? 0 : 1 })
  if (hyphen !== undefined) out.push({ type: 'hyphen', character: hyphen })
  if (!isGlued) out.space()
  addBreak(out, line, next, { breaksWord: isGlued, context })
}

/** How a line continues in the next one. */
interface LineEnd {
  /** The character of a hyphen to be undone. */
  readonly hyphen: string | undefined
  /** No blank is between: a hyphen undone or kept, a slash, the dash of a range. */
  readonly isGlued: boolean
}

function readLineEnd(word: Word, line: TextLine, next: TextLine, context: InlineContext): LineEnd {
  const { vocabulary, language, drawsSoftHyphens } = context
  const match = LINE_END_HYPHEN.exec(word.text)
  const right = next.words[0]?.text
  if (match === null || right === undefined)
    return {
      hyphen: undefined,
      isGlued: isGluedByCharacter(word.text, right ?? '', language) && !endsAddress(word, line, next, context),
    }
  const [, left = '', sign = ''] = match
  if (sign === '\u00ad' && !drawsSoftHyphens) return { hyphen: sign, isGlued: true }
  const hyphen = sign === '\u00ad' ? '-' : sign
  const whole = word.runs.at(-1)?.whole
  const { join, space } = decideHyphen({ left, right, vocabulary, language, hyphen, whole })
  return { hyphen: join ? sign : undefined, isGlued: join || !space }
}

/**
 * Whether no blank is at a line's end: a slash, or a dash from one number to the other, joins the text on both
 * sides; between characters of Chinese and Japanese there is none, nor beside them in texts of these languages.
 */
function isGluedByCharacter(left: string, right: string, language: string): boolean {
  const [isLeft, isRight] = [endsEastAsian(left), isEastAsianCharacter(right)]
  if (isLeft && isRight) return true
  if ((isLeft || isRight) && isUnspaced(language)) return true
  return /[\p{L}\p{N}]\/$/u.test(left) || (/\p{N}–$/u.test(left) && /^\p{N}/u.test(right))
}

/** Lines of one paragraph with more space than this had something else between them; double spacing is about 1. */
const FLOAT_GAP_IN_EMS = 2.5

function addBreak(
  out: InlineList,
  line: TextLine,
  next: TextLine,
  { breaksWord, context }: { breaksWord: boolean; context: InlineContext },
): void {
  if (next.page !== line.page) {
    for (const page of context.pagesBehind(line.page, next.page)) out.push({ type: 'page-break', page, breaksWord })
  } else if (next.baseline < line.baseline) out.push({ type: 'column-break', breaksWord })
  else if (next.box.top - line.box.bottom > FLOAT_GAP_IN_EMS * line.size) out.push({ type: 'float-break', breaksWord })
  else if (context.lineBreaks) out.push({ type: 'line-break', breaksWord })
}

function addWord(out: InlineList, word: Word, { context, drop }: { context: InlineContext; drop: number }): void {
  const lastRun = word.runs[word.runs.length - 1]
  for (const run of word.runs) {
    const printed = run === lastRun && drop > 0 ? run.text.slice(0, -drop) : run.text
    if (run.formula !== undefined) {
      out.text(run.text, {}, isDoubtful(run.formula.math) ? 'doubtful' : run.formula)
      continue
    }
    const calls = context.calls.get(run)
    const plain = calls === undefined ? printed : printed.slice(0, calls.textLength)
    // A soft hyphen that is not undone was drawn, and stays as what it looks like.
    const text = plain.replace(/\u00ad/g, '-')
    // OCR parts a raised mark from the word that it is printed at.
    if (text === '' && calls !== undefined && run.confidence !== undefined) out.withoutSpace()
    if (text !== '') out.text(text, styleOf(run, context), undefined, run.font.isLearned)
    calls?.calls.forEach((call, i) => {
      if (i > 0) out.text(',', { script: 'super' })
      out.push({ type: 'footnote-call', ...call })
    })
    const behind = calls?.behind ?? 0
    if (behind > 0) out.text(printed.slice(-behind), styleOf(run, context), undefined, run.font.isLearned)
  }
}

function styleOf(run: TextRun, { bodyIsBold, bodyIsItalic }: InlineContext): Style {
  return {
    ...(run.font.isBold === true && !bodyIsBold ? { bold: true as const } : {}),
    ...(run.font.isItalic === true && !bodyIsItalic ? { italic: true as const } : {}),
    ...(run.isUnderlined === true ? { underline: true as const } : {}),
    ...(run.script === undefined ? {} : { script: run.script }),
  }
}

/** The characters of inlines as a reader reads them: no breaks, no calls. */
export function textWithoutMarks(inlines: readonly Inline[]): string {
  return inlines.map(inline => (inline.type === 'text' ? inline.text : '')).join('')
}

/** The text of inlines with the marks of calls: for places that hold text alone, where a call would be lost. */
export function textWithMarks(inlines: readonly Inline[]): string {
  return inlines
    .map(inline => (inline.type === 'text' ? inline.text : inline.type === 'footnote-call' ? inline.mark : ''))
    .join('')
}
