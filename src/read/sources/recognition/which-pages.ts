import type { TextRun } from '../../../model/page/page.ts'
import { textOfRuns } from '../../../base/text/characters/text-of-runs.ts'
import { detectLanguage } from '../../../base/text/languages/language.ts'
import type { ReadPage } from '../pdf/page.ts'
import type { OcrMode } from '../ocr/options.ts'

/** What can be read: letters with their marks, and numbers. */
export const LEGIBLE = /[\p{L}\p{M}\p{N}]/gu

/** Dots and lines that lead to a number, or on which a form is filled in. */
export const LEADER = /[.…_·]{2,}|…/gu

/** Share of a page without text from which its pictures show that it was scanned. */
export const TEXTLESS_SCAN_SHARE = 0.25
/**
 * Share of characters without meaning from which a text is unusable: the character tables of its fonts are lost. With fewer, the
 * page has a text, and the characters belong to a figure or a formula.
 */
const UNREADABLE_SHARE = 0.8
/** Fewer characters say nothing of the text. */
const LEAST_CHARACTERS = 50

/** Letters from which a text shows its language, and characters from which it shows whether it has letters. */
const LEAST_TEXT = 600
/**
 * Score of the language below which a text is unusable: 900 pages of papers in six languages score 0.43 and more, the same
 * with their letters exchanged 0.31 and less, but for a few.
 */
const LANGUAGE_SCORE = 0.3
/**
 * Score of the language from which an invisible text is good: papers in English, German and Spanish have 0.71 to 0.79, with one
 * letter in seven misread 0.59 to 0.68.
 */
const GOOD_LAYER_SCORE = 0.65
/**
 * Share of letters and digits among all characters below which a text is unusable, however much the few letters resemble a
 * language: 410 documents in ten languages have 0.63 and more, a form with dotted lines the fewest; eleven whose fonts number
 * their glyphs from the exclamation mark on have 0.52 and less.
 */
const LEGIBLE_SHARE = 0.58

/** The numbers of the pages that are to be recognised from their pictures, rising. */
export async function pagesToRecognise(pages: readonly ReadPage[], mode: OcrMode): Promise<number[]> {
  if (mode === 'never') return []
  if (mode === 'always') return pages.map(({ page }) => page.number)
  const layers = pages.filter(({ isTextLayer }) => isTextLayer)
  const good = new Set((await areGoodLayers(layers)) ? layers.filter(({ page }) => !isUnreadable(page.runs)) : [])
  const without = pages.filter(page => !good.has(page) && isWithoutText(page))
  const others = pages.filter(page => !without.includes(page))
  const garbled = (await isGibberish(others)) ? others.filter(({ page }) => page.runs.length > 0) : []
  return [...without, ...garbled].map(({ page }) => page.number).sort((a, b) => a - b)
}

/**
 * Whether the invisible text of a scan reads as well as printed text: then recognising it again would take
 * minutes and lose what people have corrected in it.
 */
async function areGoodLayers(layers: readonly ReadPage[]): Promise<boolean> {
  const text = layers.map(({ page }) => textOfRuns(page.runs)).join(' ')
  return countOf(LETTER, text) >= LEAST_TEXT && (await detectLanguage(text)).score >= GOOD_LAYER_SCORE
}

/**
 * Whether the letters of a document make no words: a font whose table of characters is wrong gives such a text from the
 * first page to the last. One page in the middle shows of nearly all documents that they have words.
 */
async function isGibberish(pages: readonly ReadPage[]): Promise<boolean> {
  const texts = pages.map(({ page }) => textOfRuns(page.runs)).filter(text => text.trim() !== '')
  const middle = texts[Math.floor(texts.length / 2)] ?? ''
  if (countOf(LETTER, middle) >= LEAST_TEXT && !(await isWithoutWords(middle))) return false
  return isWithoutWords(texts.join(' '))
}

async function isWithoutWords(printed: string): Promise<boolean> {
  const text = printed.replace(LEADER, ' ')
  const characters = countOf(/\S/gu, text)
  if (characters < LEAST_TEXT) return false
  if (countOf(LEGIBLE, text) < LEGIBLE_SHARE * characters) return true
  return countOf(LETTER, text) >= LEAST_TEXT && (await detectLanguage(text)).score < LANGUAGE_SCORE
}

const LETTER = /\p{L}/gu

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}

/** Whether a page has text besides what annotations show: a scan with a typed note is a scan. */
export function hasTextOfItself({ page: { runs }, noteGlyphs }: ReadPage): boolean {
  return runs.length > 0 && runs.reduce((sum, { glyphs }) => sum + glyphs, 0) > noteGlyphs
}

/** A page without text: a picture, one with a recognised layer behind it, or characters without meaning. */
function isWithoutText(read: ReadPage): boolean {
  const { page, isTextLayer, pictureShare } = read
  if (isTextLayer) return true
  if (!hasTextOfItself(read)) return pictureShare >= TEXTLESS_SCAN_SHARE
  return isUnreadable(page.runs)
}

function isUnreadable(runs: readonly TextRun[]): boolean {
  const text = runs.map(run => run.text).join('')
  if (text.length < LEAST_CHARACTERS) return false
  // Unknown characters, controls and the private use area, where fonts without a table of characters end.
  const unreadable = text.match(/[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0
  return unreadable >= UNREADABLE_SHARE * text.length
}
