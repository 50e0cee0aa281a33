import { medianOf, midMean } from './median.ts'
import type { OcrLine, OcrWord } from './ocr-page.ts'

/*
 * How high letters are, by their shape:
 *
 *     ---  ascender   b d f h k l, б ђ ћ        1
 *     ---  capital    A B C, А Б В, 0 1 2       0.90 (Courier) to 1 (Helvetica) of it
 *     ---  dotted     i j é ü, ј й ї            about as capitals
 *     ---  t                                    between those and small ones
 *     ---  small      a c e m, а в е м          0.61 (Libertinus) to 0.72
 *     ---  baseline
 *     ---  low        g j p q y, р у ф ц џ
 */
const ASCENDERS = /[bdfhklßþбђћδθλβ]/u
const CAPITALS = /[A-Z0-9А-ИК-ЯЂЈ-ЋЏΑ-Ω]/u
const DOTTED = /[ijйїёј]|\p{M}/u
const T = /t/u
/** Only letters, and the full stop, which is no higher. */
const SMALL = /^[a-zа-яђј-ћџα-ω.]+$/u
/** Letters and other characters that reach below the baseline. */
const LOW = /[gjpqyþQJруфцщджџђјβγζημξρφχψς()[\]{}|/„‚§@$&]/u
const COMMA = /[,;]/u
/** Characters whose height differs from that of letters, when a word has nothing else. */
const LETTER = /[\p{L}\p{N}]/u

/** Heights of letters as shares of that of ascenders. */
export interface LetterShares {
  readonly capitals: number
  readonly small: number
}

/** In Times, and about the mean of what books are set in. */
const USUAL_SHARES: LetterShares = { capitals: 0.96, small: 0.66 }

/** Lines that must have letters of both heights before their ratio is trusted. */
const LEAST_LINES = 5

/** `t` between small letters and ascenders: in Times 0.85, in Courier 0.89. */
const T_SHARE = 0.86

/**
 * What a word reaches below the baseline, as a share of its height: with ascenders or capitals in it, and without; and
 * the same of what only a comma reaches. Measured in Times, Libertinus and Courier at 300 units to an inch.
 */
const LOW_IN_TALL = 0.23
const LOW_IN_SMALL = 0.29
const COMMA_IN_TALL = 0.12
const COMMA_IN_SMALL = 0.17

/** Mean heights of the words of a line over its baseline, by their highest letters; `undefined` where there are none. */
export interface LineHeights {
  readonly ascenders: number | undefined
  readonly capitals: number | undefined
  readonly small: number | undefined
  readonly dotted: number | undefined
  readonly t: number | undefined
}

/** The heights of a line's words. @param baselineAt y of the baseline at an x */
export function measureHeights({ words }: OcrLine, baselineAt: (x: number) => number): LineHeights {
  const mean = (isOfHeight: (text: string) => boolean) =>
    midMean(
      words
        .filter(({ text, script }) => script === undefined && LETTER.test(text) && isOfHeight(text))
        .map(({ box }) => baselineAt((box.left + box.right) / 2) - box.top)
        .filter(height => height > 0),
    )
  const highestIn = new Map(words.map(({ text }) => [text, highestOf(text)]))
  const meanOf = (name: keyof LineHeights) => mean(text => highestIn.get(text) === name)
  return {
    ascenders: meanOf('ascenders'),
    capitals: meanOf('capitals'),
    small: meanOf('small'),
    dotted: meanOf('dotted'),
    t: meanOf('t'),
  }
}

/** The highest letters of a word; `undefined` where other characters may be higher. */
function highestOf(text: string): keyof LineHeights | undefined {
  if (ASCENDERS.test(text)) return 'ascenders'
  // The dot of an i is higher than the capitals of some types.
  if (DOTTED.test(text.normalize('NFD'))) return 'dotted'
  if (CAPITALS.test(text)) return 'capitals'
  if (!SMALL.test(text)) return undefined
  return T.test(text) ? 't' : 'small'
}

/**
 * How high letters are in the type of these lines: from lines that have letters of two heights.
 *
 * @param usual where too few lines show it
 */
export function learnShares(lines: readonly LineHeights[], usual: LetterShares = USUAL_SHARES): LetterShares {
  const shareOf = (name: 'capitals' | 'small') => {
    const shares = lines.flatMap(({ ascenders, [name]: height }) =>
      ascenders === undefined || height === undefined ? [] : [height / ascenders],
    )
    return shares.length < LEAST_LINES ? usual[name] : (medianOf(shares) ?? usual[name])
  }
  return { capitals: shareOf('capitals'), small: shareOf('small') }
}

/** Height of the ascenders that the line has or would have. */
export function ascentOf(
  { ascenders, capitals, small, dotted, t }: LineHeights,
  shares: LetterShares,
): number | undefined {
  if (ascenders !== undefined) return ascenders
  if (capitals !== undefined) return capitals / shares.capitals
  if (small !== undefined) return small / shares.small
  if (dotted !== undefined) return dotted / shares.capitals
  return t === undefined ? undefined : t / T_SHARE
}

/** Where a word meets the baseline: its lower edge, or that without what reaches below. */
export function footOf({ text, box }: OcrWord): number {
  const isTall = !SMALL.test(text) || ASCENDERS.test(text)
  const height = box.bottom - box.top
  if (LOW.test(text)) return box.bottom - (isTall ? LOW_IN_TALL : LOW_IN_SMALL) * height
  const isSmall = SMALL.test(text.replace(/[,;]/gu, ''))
  return COMMA.test(text) ? box.bottom - (isSmall ? COMMA_IN_SMALL : COMMA_IN_TALL) * height : box.bottom
}

/** The words that show where the baseline is: those of which nothing reaches below, or all that hold letters. */
export function standingWords({ words }: OcrLine): readonly OcrWord[] {
  const plain = words.filter(({ text, script }) => script === undefined && LETTER.test(text))
  const onBaseline = plain.filter(({ text }) => !LOW.test(text) && !COMMA.test(text))
  return onBaseline.length > 0 ? onBaseline : plain
}
