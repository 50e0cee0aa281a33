import type { Diagnostic, Report } from '../../../../base/diagnostics.ts'
import { PaperError } from '../../../../base/errors.ts'
import type { Page, TextRun } from '../../../../model/page/page.ts'
import { UNKNOWN_CHARACTER } from '../../normalise/clean-text.ts'
import type { OcrOptions } from '../../ocr/options.ts'
import type { FontLearner, PlacedRun, SuspectFont } from '../../pdf/relearn-fonts.ts'
import { agreementWith, type LearnedLetters, learnLetters, type ReadWord } from './learn-letters.ts'
import { findSuspectFonts, makesNoWords } from './suspect-fonts.ts'
import type { Box } from '../../../../base/geometry/box.ts'

/** Pages that are recognised to learn a font: three have a thousand words. */
const MOST_SAMPLES = 3
/**
 * Pages that are recognised for all fonts of a document: a page takes some ten seconds, and a file with a font for each of its
 * pages would take that for each.
 */
const MOST_PAGES = 9
/** Characters that are enough to learn from: each letter but the rarest occurs ten times in them. */
const ENOUGH_CHARACTERS = 3000
/** Fewer words do not show what the letters of a font mean. */
const LEAST_WORDS = 30
/** Recognition and a sound font agree on .97 of the characters of a clean page; less than this is another text. */
const LEAST_AGREEMENT = 0.9
/** A font that recognition agrees with to this share tells the truth, however strange its words are: names of species, code. */
const IS_TRUE = 0.8

/** The file whose fonts are learned, and how its pages are recognised. */
export interface LearnSource {
  readonly bytes: Uint8Array
  readonly password: string | undefined
  /** `undefined` or `never`: fonts that make no words are told of, and nothing is learned. */
  readonly ocr: OcrOptions | undefined
}

/** Learns fonts whose characters make no words from what recognition reads of some of their pages. */
export function fontLearner(source: LearnSource, report: Report): FontLearner {
  const recognised = new Map<number, Page | undefined>()
  return {
    findSuspects: findSuspectFonts,
    async learn(suspect) {
      if (!(await makesNoWords(decode(suspect, suspect.textOf)))) return undefined
      const samples = await readSamples(suspect, source, recognised)
      const learned = typeof samples === 'string' ? samples : await learnFrom(suspect, samples)
      if (learned === undefined) return undefined
      report(typeof learned === 'string' ? notLearned(suspect, learned) : learnedFrom(suspect, learned))
      return typeof learned === 'string' ? undefined : learned.letters
    },
  }
}

/** The words of the font as these letters have them. */
function decode({ runs }: SuspectFont, textOf: (mark: string) => string): readonly string[] {
  return runs.map(({ run }) => [...run.text].map(textOf).join(''))
}

/**
 * The pages as recognition reads them, or why it does not.
 *
 * @param recognised pages that were recognised before, `undefined` for those that failed; more are added
 */
async function readSamples(
  suspect: SuspectFont,
  { bytes, password, ocr }: LearnSource,
  recognised: Map<number, Page | undefined>,
): Promise<readonly Page[] | string> {
  if (ocr === undefined || ocr.mode === 'never') return 'recognition, which could learn them, is off'
  const samples = samplesOf(suspect)
  const pages = samples.filter(page => !recognised.has(page)).slice(0, MOST_PAGES - recognised.size)
  if (!samples.some(page => recognised.has(page) || pages.includes(page)))
    return `${MOST_PAGES} pages were recognised for other fonts, and no more are`
  const { recogniseSamples } = await import('./recognise-samples.ts')
  try {
    const read = pages.length === 0 ? [] : await recogniseSamples({ bytes, password, pages }, ocr)
    for (const page of pages)
      recognised.set(
        page,
        read.find(({ number }) => number === page),
      )
    return samples.flatMap(page => recognised.get(page) ?? [])
  } catch (error) {
    if (error instanceof PaperError) return `recognition, which could learn them, failed: ${error.message}`
    throw error
  }
}

/** The pages with most of the font, until there is enough. */
function samplesOf({ runs }: SuspectFont): readonly number[] {
  const counts = new Map<number, number>()
  for (const { page, run } of runs) counts.set(page, (counts.get(page) ?? 0) + run.glyphs)
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b)
  const samples: number[] = []
  let characters = 0
  for (const [page, count] of sorted.slice(0, MOST_SAMPLES)) {
    if (characters >= ENOUGH_CHARACTERS) break
    samples.push(page)
    characters += count
  }
  return samples.sort((a, b) => a - b)
}

/** The letters where they explain the whole text, a reason where nothing does; `undefined` where the font tells the truth. */
async function learnFrom(suspect: SuspectFont, samples: readonly Page[]): Promise<LearnedLetters | string | undefined> {
  const words = pairWords(suspect.runs, samples)
  if (words.length < LEAST_WORDS) return 'recognition reads too few of its words'
  const marks = new Set(suspect.runs.flatMap(({ run }) => [...run.text]))
  if (agreementWith(new Map([...marks].map(mark => [mark, suspect.textOf(mark)])), words) >= IS_TRUE) return undefined
  const learned = learnLetters(words)
  if (learned.agreement < LEAST_AGREEMENT) return 'recognition finds no letters that fit'
  const letters = continueByOffset(learned.letters, marks, suspect)
  if (await makesNoWords(decode(suspect, mark => letters.get(mark) ?? UNKNOWN_CHARACTER))) {
    return 'letters that fit some pages do not fit others'
  }
  return { ...learned, letters }
}

function learnedFrom(suspect: SuspectFont, { agreement, words }: LearnedLetters): Diagnostic {
  const source = `they were learned from ${words} recognised words (agreement ${agreement.toFixed(2)})`
  return { code: 'N_PDF_LEARNED', severity: 'note', ...placeOf(suspect, source) }
}

function notLearned(suspect: SuspectFont, reason: string): Diagnostic {
  return { code: 'W_PDF_UNMAPPED', severity: 'warning', ...placeOf(suspect, reason) }
}

function placeOf({ name, runs }: SuspectFont, outcome: string): Pick<Diagnostic, 'message' | 'page'> {
  const numbers = [...new Set(runs.map(({ page }) => page))]
  const [page] = numbers
  const where = `${numbers.length === 1 ? 'page' : 'pages'} ${numbers.join(', ')}`
  const message = `font ${name || 'without name'}: its characters do not make words on ${where}; ${outcome}`
  return page === undefined ? { message } : { message, page }
}

/** Share of the letters that one offset explains, from which the numbers of the glyphs follow the order of ASCII. */
const LEAST_SHARE = 0.9
/** Fewer letters agree by chance. */
const LEAST_LETTERS = 10

/**
 * The letters, with those that no sample had, where the numbers of the glyphs are those of ASCII plus one offset: as they are
 * where a program wrote the numbers of a subset in the place of characters.
 *
 * @param marks all of the font
 */
function continueByOffset(
  letters: ReadonlyMap<string, string>,
  marks: ReadonlySet<string>,
  { codeOf }: Pick<SuspectFont, 'codeOf'>,
): ReadonlyMap<string, string> {
  const offsets = [...letters].flatMap(([mark, letter]) => offsetOf(codeOf(mark), letter))
  const [offset] = mostFrequent(offsets)
  const fitting = offsets.filter(other => other === offset).length
  if (offset === undefined || fitting < LEAST_LETTERS || fitting < LEAST_SHARE * offsets.length) return letters
  const all = new Map(letters)
  for (const mark of marks) {
    const code = (codeOf(mark) ?? NaN) - offset
    if (!all.has(mark) && code > 0x20 && code < 0x7f) all.set(mark, String.fromCharCode(code))
  }
  return all
}

function offsetOf(code: number | undefined, letter: string): readonly number[] {
  return code === undefined || letter.length !== 1 ? [] : [code - letter.charCodeAt(0)]
}

function mostFrequent(numbers: readonly number[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).map(([number]) => number)
}

/** Share of a recognised word that lies beside the run from which it is of another one, too. */
const MOST_BESIDE = 0.25
/** How far a run reaches above its baseline and below it, in its size: letters with ascenders, and descenders. */
const ASCENT = 0.75
const DESCENT = 0.25

/** Each run with what was recognised in its place; runs that share a recognised word with another are left out. */
function pairWords(runs: readonly PlacedRun[], recognised: readonly Page[]): readonly ReadWord[] {
  const words = new Map(recognised.map(page => [page.number, page.runs.filter(isUpright)]))
  return runs.filter(({ run }) => isUpright(run)).flatMap(({ page, run }) => pairOf(run, words.get(page) ?? []))
}

function isUpright({ direction }: TextRun): boolean {
  return direction === 0
}

function pairOf(run: TextRun, words: readonly TextRun[]): readonly ReadWord[] {
  const below = words.filter(
    word => isOnLine(word, run) && middleOf(word.box) > run.box.left && middleOf(word.box) < run.box.right,
  )
  const inside = below.sort((a, b) => a.box.left - b.box.left)
  if (inside.length === 0 || inside.some(({ box }) => besideOf(box, run.box) > MOST_BESIDE)) return []
  return [{ codes: [...run.text], text: inside.map(({ text }) => text).join(' ') }]
}

function isOnLine({ box }: TextRun, { baseline, size }: TextRun): boolean {
  const middle = (box.top + box.bottom) / 2
  return middle > baseline - ASCENT * size && middle < baseline + DESCENT * size
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}

function besideOf(word: Box, run: Box): number {
  const beside = Math.max(0, run.left - word.left) + Math.max(0, word.right - run.right)
  return beside / Math.max(1, word.right - word.left)
}
