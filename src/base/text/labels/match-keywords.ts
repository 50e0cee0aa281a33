import { remember } from '../../collections/remember.ts'
import { findConcept, type KeywordMatch, mostLettersOf } from '../keywords/keyword-lookup.ts'
import { type Concept, STATEMENTS } from '../keywords/concepts.ts'
import { foldForms } from '../characters/fold-forms.ts'
import { foldWhitespace } from '../characters/unicode.ts'
import { withoutContinuation } from './continued-labels.ts'
import { readNumberFirstLabel, readsLikeUnspacedCaption } from './unspaced-captions.ts'
import { cutLanguageName, lengthOfLanguageName } from './named-language.ts'
import { parseSectionNumber } from './section-number.ts'

/** Concepts that a whole heading may name. */
const HEADING_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  'abstract',
  'keywords',
  'contents',
  'highlights',
  'introduction',
  'references',
  ...STATEMENTS,
  'correspondence',
  'appendix',
  'notes',
])
/** Front matter that a paper prints in several languages, and whose label may say in which. */
const IN_LANGUAGES: ReadonlySet<Concept> = new Set<Concept>(['abstract', 'keywords'])
/** What parts a key word from the same one in another language: `Résumé – Abstract`, `Resumen / Abstract`. */
export const BETWEEN_LANGUAGES = /\s*[/|·•]\s*|\s+[-–—]\s+/u
/** Longest key phrase of the tables, in words; a longer heading says more than a key word. */
const LONGEST_PHRASE = 9
/** Letters of the longest key word when each is printed apart. */
const LONGEST_SPACED_PHRASE = 20

/**
 * The concept a whole heading names, or `undefined`: `References`, `6. ACKNOWLEDGEMENTS`, `A B S T R A C T`,
 * `R EFERENCES`, `Appendix B: Proofs`, `Résumé – Abstract`, `Abstract (Italiano)`. A heading that only holds a key word (`Introduction to
 * Parsing`, `Table of Weights`) has none.
 */
export const matchHeadingKeyword = remember(readHeadingKeyword)

function readHeadingKeyword(text: string): KeywordMatch | undefined {
  const heading = foldWhitespace(foldForms(text))
  const words = heading.split(/\s+/, LONGEST_SPACED_PHRASE + 1).length
  const number = parseSectionNumber(heading)
  if (number?.word === 'appendix' && isHeadingNumber(number)) return { concept: 'appendix', score: 1 }
  if (words > LONGEST_SPACED_PHRASE || (words > LONGEST_PHRASE && !/^(?:\S{1,2}\s+)+\S{1,2}$/.test(heading)))
    return undefined
  const whole = findConcept(heading, HEADING_CONCEPTS)
  if (whole?.score === 1) return whole
  const translated = findTranslated(heading) ?? findNamed(heading)
  if (translated !== undefined || number === undefined || number.rest === '') return translated ?? whole
  const unnumbered = findConcept(number.rest, HEADING_CONCEPTS)
  return (unnumbered?.score ?? 0) > (whole?.score ?? 0) ? unnumbered : whole
}

/** The concept of a heading that names its language: `Abstract (Italiano)`. */
function findNamed(heading: string): KeywordMatch | undefined {
  const named = cutLanguageName(heading)
  return named && findConcept(named.label, IN_LANGUAGES)
}

/** The concept of a heading that has the same key word in several languages. */
function findTranslated(heading: string): KeywordMatch | undefined {
  const [first, ...others] = heading.split(BETWEEN_LANGUAGES).map(part => findConcept(part, HEADING_CONCEPTS))
  const isOne = others.length > 0 && [first, ...others].every(match => match?.score === 1)
  return isOne && others.every(match => match?.concept === first?.concept) ? first : undefined
}

/** `Appendix A shows that` is a sentence. */
function isHeadingNumber(number: { readonly closing: string; readonly restStart: string }): boolean {
  return number.closing !== '' || number.restStart !== 'small'
}

/** A key word that opens a block, and what follows it. */
export interface RunInKeyword extends KeywordMatch {
  /** The separator, e.g. `:`, `.`, `—`; empty in `Abstract We present`, which only differs from a sentence by its type. */
  readonly separator: string
  /** What follows, without the separator. */
  readonly rest: string
  /** UTF-16 length of the text before `rest`. */
  readonly length: number
}

/** Front matter whose key word is often set apart by the type face alone, before a capital or (a date) a digit. */
const WITHOUT_SEPARATOR = IN_LANGUAGES
const BEFORE_DIGIT: ReadonlySet<Concept> = new Set<Concept>(['dates'])
const KEYWORD_SEPARATOR = /^\s*([:：.—–|·•]|-{1,3}(?=[\s\p{Lu}]))+\s*/u
/** A hyphen before a small letter parts key words from a list of them: `Keywords-rivers;towns;water`, not `keyword-based`. */
const HYPHEN_BEFORE_LIST = /^-(?=\p{Ll}[^.]*[;,][^.]*[;,])/u
/** What comes before text without a separator: in Chinese and Japanese, which have no blanks, a blank alone is enough. */
const GAP = /^\s+(?=[\p{Lu}\p{Nd}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u
/** The end of a label in brackets: `[Abstract]`, `【摘要】`. */
const CLOSING_BRACKET = /^\s*[\]】〕]\s*[:：]?\s*/u

/**
 * The key word at the start of a block with text after it, or `undefined`: `Abstract—We present`,
 * `Keywords: a, b`, `Zusammenfassung. Wir zeigen`. Without a separator only abstract and key words are found
 * before a capital, and dates before a digit (`Received 3 May 2019`).
 */
export const matchRunInKeyword = remember((text: string): RunInKeyword | undefined => {
  let best: RunInKeyword | undefined
  const isBracketed = OPENING_LABEL.test(text)
  for (const { end: endOfPhrase, phrase } of phrasesAt(text, LONGEST_PHRASE)) {
    const end = endOfPhrase + lengthOfLanguageName(text.slice(endOfPhrase))
    const after = text.slice(end)
    const separated = isBracketed
      ? CLOSING_BRACKET.exec(after)
      : (KEYWORD_SEPARATOR.exec(after) ?? HYPHEN_BEFORE_LIST.exec(after))
    const gap = separated?.[0] ?? (isBracketed ? undefined : GAP.exec(after)?.[0])
    if (gap === undefined || end + gap.length >= text.trimEnd().length) continue
    const isBeforeDigit = /^\p{Nd}/u.test(text.slice(end + gap.length))
    const match = findConcept(phrase, separated !== null ? undefined : isBeforeDigit ? BEFORE_DIGIT : WITHOUT_SEPARATOR)
    if (match === undefined || !opensText(match.concept)) continue
    const length = end + gap.length
    best = { ...match, separator: gap.trim(), rest: text.slice(length).trimEnd(), length }
    if (separated !== null) return best
  }
  return best
})

/** What a caption belongs to. */
export type CaptionKind = 'figure' | 'table' | 'listing' | 'algorithm'

/** The label that opens a caption. */
export interface CaptionLabel {
  readonly kind: CaptionKind
  /** The word as printed: `Fig.`, `TABLE`, `Слика`. */
  readonly label: string
  /** As printed, without final stop: `3`, `IV`, `S1`, `2.4a`; empty where a single figure has none (`Figure: …`). */
  readonly number: string
  /** The punctuation after the number, with `(continued)`; empty when there is none. */
  readonly separator: string
  /** What follows, without the separator. */
  readonly rest: string
  /** Whether what follows the number reads like a caption; `false` for a sentence (`Figure 2 shows`, `Table 1 and`). */
  readonly isCaption: boolean
  /** 1, or less when the word was misread. */
  readonly score: number
}

/** Whether a text is the label of a caption and nothing else: `Table 1`, whose title is elsewhere. */
export function isCaptionLabelAlone(text: string): boolean {
  return matchCaptionLabel(text)?.rest === ''
}

/** `Fig.`, `Abb.`, `Tab.`, `Tabl.` */
const LONGEST_ABBREVIATION = 4
const CAPTION_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>(['figure', 'table', 'listing', 'algorithm'])
const UNNUMBERED_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>(['figure', 'table'])
const MOST_LABEL_LETTERS = mostLettersOf(CAPTION_CONCEPTS)
/** A number with the letter of its part; in `2 e 3`, `2 i 3`, `2 и 3` the letter is a word. */
const CAPTION_NUMBER =
  /^\.?\s*(?:(?:[№#]|n[°º.]|[-–‐](?=\d))\s*)?((?:[A-Z][.\-–]?)?\d{1,4}(?:[.\-–]\d{1,3}){0,3}(?:(?!\s\p{L}\s+\d)\s?[a-zа-ш](?:[–-][a-zа-ш])?(?![\p{L}\d]))?|[IVXL]{1,7}(?![\p{L}\d])|[A-Z](?:[.\-–]?\d{1,3})?(?![\p{L}\d]))/u
/** A value in a table, `Kappa 0.2736`: no caption is numbered with four decimals, nor below 1 without a title after it. */
const MEASURED_VALUE = /^\s*(?:\d+[.,]\d{4}|0[.,]\d{2,3}(?!\d|\s*[:.|—–]|\s*\p{L}))/u
/** A semicolon before a capital is a colon that was misread. */
const CAPTION_SEPARATOR =
  /^\s*((?:[:：.．|—–―]|[\]>〉》】]|;(?=\s+\p{Lu})|-(?=\s)|\)(?!\s*[,.;)])|[(（](?:cont|concl|forts|suite|nast|наст|продолж|оконч|续|続)[^)）]*[)）][.:]?)(?:\s*[:.|—–])*)\s*/iu

/**
 * Reads the label at the start of a block, or gives `undefined`: `Figure 3:`, `Fig. 3a.`, `TABLE IV`, `Abb. 3`,
 * `Слика 2.`, `Figure S1 | Title`, `T ABLE 2`. Whether the block is a caption or a sentence about the figure,
 * {@link CaptionLabel.isCaption} guesses from the punctuation alone; the place on the page shows more.
 */
export const matchCaptionLabel = remember((printed: string): CaptionLabel | undefined => {
  const text = foldForms(printed)
  for (const { end, phrase, letters } of phrasesAt(text, LONGEST_PHRASE)) {
    if (letters > MOST_LABEL_LETTERS) break
    const after = text.slice(end)
    if (MEASURED_VALUE.test(after)) break
    const number = readCaptionNumber(phrase, after)
    const numbered = after.slice(number?.[0].length ?? 0)
    const separator = CAPTION_SEPARATOR.exec(numbered)
    if (number === null ? !isUnnumberedLabel(phrase, separator) : isInsideSpacedWord(phrase, after)) continue
    const match = findConcept(phrase, number === null ? UNNUMBERED_CONCEPTS : CAPTION_CONCEPTS)
    if (match === undefined || !isCaptionConcept(match.concept)) continue
    const label = phrase.trim() + (after.startsWith('.') && number !== null ? '.' : '')
    const behind = { kind: match.concept, label, number: number?.[1] ?? '', score: match.score }
    return toCaptionLabel(behind, separator, printed.slice(printed.length - numbered.length))
  }
  const first = readNumberFirstLabel(text)
  if (first === undefined) return undefined
  const behind = printed.slice(first.label.length)
  return toCaptionLabel({ ...first, score: 1 }, CAPTION_SEPARATOR.exec(behind), behind)
})

/** A label with what follows it: its punctuation and the text of the caption. */
function toCaptionLabel(
  label: Pick<CaptionLabel, 'kind' | 'label' | 'number' | 'score'>,
  separator: RegExpExecArray | null,
  behind: string,
): CaptionLabel {
  const punctuation = separator?.[1] ?? ''
  const rest = behind.slice(separator?.[0].length ?? 0).trim()
  const isCaption =
    (readsLikeCaption(punctuation, rest.replace(CITATIONS, '')) && !PARTS_IN_SENTENCE.test(behind)) ||
    withoutContinuation(rest) === ''
  return { ...label, separator: punctuation, rest, isCaption }
}

/** Numbers of references before the next word: `Table 1 [3,5–7] compares`. */
const CITATIONS = /^\[\d[\d\s,;–-]*\]\s*(?=\p{L})/u

/** Letters of parts right after the number, in a sentence: `Fig. 3B shows`, `Figures 4A,C–E show`, `Fig. 2A and B show`. */
const PARTS_IN_SENTENCE = /^\p{Lu}(?:(?:\s?[,–-]\s?|,?\s\p{Ll}{1,3}\s)\p{Lu})*,?\s+\p{Ll}/u

/** The number after a label. In `Figure. A tree` the A is not a number: after a whole word with a full stop, a number has digits. */
function readCaptionNumber(phrase: string, after: string): RegExpExecArray | null {
  const number = CAPTION_NUMBER.exec(after)
  const isLetter = number !== null && !/\d/.test(number[1] ?? '')
  return isLetter && after.startsWith('.') && phrase.length > LONGEST_ABBREVIATION ? null : number
}

/** A single figure may have no number if its word is not abbreviated and is followed by punctuation and a blank. */
function isUnnumberedLabel(phrase: string, separator: RegExpExecArray | null): boolean {
  return phrase.length > LONGEST_ABBREVIATION && separator !== null && /\s$/.test(separator[0])
}

/** `F I G` of `F I G U R E 3`, and `TA B` of `TA B L E 2`, where two letters that are kerned stay together. */
function isInsideSpacedWord(phrase: string, after: string): boolean {
  return /^\p{L}{1,2}(?:\s\p{L}{1,2})+$/u.test(phrase) && /^\s\p{L}(?!\p{L})/u.test(after)
}

/** `Figure 2. Then` and `Figure 2 Results of` are captions, `Figure 2 shows` and `Figure 2, 3` are not. */
function readsLikeCaption(separator: string, rest: string): boolean {
  if (separator === '')
    return rest === '' || (readsLikeUnspacedCaption(rest) ?? /^[„“"«(\[]?[\p{Lu}\p{Nd}]/u.test(rest))
  return !/^[)\]>〉》】]$/u.test(separator) || !/^\p{Ll}/u.test(rest)
}

function isCaptionConcept(concept: Concept): concept is CaptionKind {
  return CAPTION_CONCEPTS.has(concept)
}

/** Concepts whose words come before a number. */
const LABEL_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>(['equation', 'section', 'chapter', 'theorem'])

/** Whether text may follow the key word. Highlights are a list, and their word begins sentences in some languages. */
function opensText(concept: Concept): boolean {
  return !isCaptionConcept(concept) && !LABEL_CONCEPTS.has(concept) && concept !== 'highlights'
}

/** Words at the start of a text. */
interface Phrase {
  /** UTF-16 length of the text up to their end. */
  readonly end: number
  readonly phrase: string
  /** UTF-16 units of its words alone. */
  readonly letters: number
}

/** The bracket that opens a label: `<Table 1>`, `【摘要】`. */
const OPENING_LABEL = /^\s*[[【〔<〈《]/u

/** Every run of whole words at the start of the text, shortest first; letters printed apart (`T ABLE`) are words too. */
function* phrasesAt(text: string, maxWords: number): Generator<Phrase> {
  const words = /[\s\-‐–'’.]*(\p{L}[\p{L}\p{M}]*)/uy
  const start = OPENING_LABEL.exec(text)?.[0].length ?? 0
  words.lastIndex = start
  let letters = 0
  for (let count = 0; count < Math.max(maxWords, LONGEST_SPACED_PHRASE); count++) {
    const word = words.exec(text)?.[1]
    if (word === undefined) return
    const phrase = text.slice(start, words.lastIndex)
    if (count >= maxWords && !/^(?:\p{L}\s+)+\p{L}$/u.test(phrase)) return
    letters += word.length
    yield { end: words.lastIndex, phrase, letters }
  }
}
