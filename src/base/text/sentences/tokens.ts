import type { TextStretch } from './sentence.ts'

/** A word or a punctuation mark of a text, in UTF-16 offsets, half-open. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly isPunctuation: boolean
}

/**
 * What is one word although it holds marks: addresses of the web and of mail, words with hyphens and apostrophes, numbers.
 * Each begins where no earlier place could have begun it, so that a long piece is tried once and not from each letter.
 */
const WHOLE = new RegExp(
  [
    /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}]/u,
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u,
    /(?<!\p{N})\p{N}+(?:[.,:]\p{N}+)+%?/u,
    /(?:\p{L}\.){2,}/u,
    /(?:(?<![\p{L}\p{M}\p{N}])|(?<=\p{N})(?=[\p{L}\p{M}]))[\p{L}\p{M}\p{N}]+(?:[-‐‑'’·][\p{L}\p{M}\p{N}]+)+/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/**
 * A word of Latin or Cyrillic letters and digits, with a bracket or quotation mark before it and marks after it. Most
 * pieces between blanks are, and the rules below, which give the same for them, take twenty times longer.
 */
const PLAIN_PIECE = /^([([“„"]?)([A-Za-z0-9À-ÖØ-öø-ɏЀ-ҁҊ-ӿ]*)[.,;:!?)\]”"%]*$/

/**
 * The words and punctuation marks of a text; blanks are in none. Writing without blanks is divided by Unicode's rules.
 *
 * @param whole stretches that are one word each, such as formulas, in their order
 */
export function tokenize(text: string, whole: readonly TextStretch[] = []): Token[] {
  let at = 0
  const tokens = whole.flatMap(({ start, end }) => {
    const before = tokensBetween(text, at, start)
    at = end
    return [...before, { start, end, isPunctuation: false }]
  })
  return [...tokens, ...tokensBetween(text, at, text.length)]
}

function tokensBetween(text: string, from: number, to: number): Token[] {
  const tokens = tokensOf(text.slice(from, to))
  return from === 0 ? tokens : tokens.map(token => ({ ...token, start: token.start + from, end: token.end + from }))
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    const [, opening, word] = PLAIN_PIECE.exec(piece) ?? []
    if (opening === undefined || word === undefined) tokens.push(...tokensOfPiece(piece, index))
    else tokens.push(...tokensOfPlainPiece(index, opening.length, word.length, piece.length))
  }
  return tokens
}

/** The word of a piece, where it has one, and each of the marks around it. */
function tokensOfPlainPiece(start: number, opening: number, word: number, length: number): Token[] {
  const tokens: Token[] = []
  if (opening > 0) tokens.push({ start, end: start + opening, isPunctuation: true })
  const end = start + opening + word
  if (word > 0) tokens.push({ start: end - word, end, isPunctuation: false })
  for (let at = end; at < start + length; at++) tokens.push({ start: at, end: at + 1, isPunctuation: true })
  return tokens
}

function tokensOfPiece(text: string, offset: number): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of text.matchAll(WHOLE)) {
    tokens.push(...segments(text.slice(at, match.index), offset + at))
    at = match.index + match[0].length
    tokens.push({ start: offset + match.index, end: offset + at, isPunctuation: false })
  }
  return [...tokens, ...segments(text.slice(at), offset + at)]
}

let segmenter: Intl.Segmenter | undefined

/** Made when it is first needed: that takes longer than a short paper has words for. */
function wordSegmenter(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter('und', { granularity: 'word' }))
}

/**
 * UTF-16 units that are segmented at a time: V8 gives each segment a copy of the whole text, so that one of 20,000
 * characters without a blank took 700 MB. Pieces between blanks are seldom longer.
 */
const WINDOW = 2000

function segments(text: string, offset: number): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const window = [...wordSegmenter().segment(text.slice(at, at + WINDOW))]
    const whole = at + WINDOW < text.length ? wholeSegments(window) : window
    for (const { segment, index, isWordLike } of whole) {
      if (!/\S/u.test(segment)) continue
      const start = offset + at + index
      tokens.push({ start, end: start + segment.length, isPunctuation: isWordLike !== true })
    }
    const last = whole[whole.length - 1]
    at += last === undefined ? WINDOW : last.index + last.segment.length
  }
  return tokens
}

/** The segments that what follows the window cannot change: up to its last mark, all but the last where it has none. */
function wholeSegments(window: readonly Intl.SegmentData[]): readonly Intl.SegmentData[] {
  const mark = window.findLastIndex(({ isWordLike }, i) => isWordLike !== true && i < window.length - 1)
  return window.slice(0, mark === -1 ? Math.max(1, window.length - 1) : mark + 1)
}
