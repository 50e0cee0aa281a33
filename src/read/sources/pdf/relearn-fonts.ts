import type { Font, Page, TextRun } from '../../../model/page/page.ts'
import { UNKNOWN_CHARACTER } from '../normalise/clean-text.ts'
import { CodeMarks } from './fonts/code-marks.ts'
import type { PdfFont } from './fonts/fonts.ts'
import type { ReadPage } from './page.ts'
import { type Reading, readPage } from './read-page.ts'

/** A font that may have a wrong table of characters, with all that it sets. */
export interface SuspectFont {
  readonly name: string
  /** In the order of the pages; each character of their text is a mark that stands for a glyph. */
  readonly runs: readonly PlacedRun[]
  /** What the file says that a mark means. */
  textOf(mark: string): string
  /** The number of the glyph in its font. */
  codeOf(mark: string): number | undefined
}

/** A run with the number of its page. */
export interface PlacedRun {
  readonly page: number
  readonly run: TextRun
}

/** Finds fonts whose tables are wrong, and what their glyphs mean. */
export interface FontLearner {
  /** Fonts that are worth a second look; a page is read again for each that is on it. */
  findSuspects(fonts: readonly PdfFont[], pages: readonly Page[]): Promise<readonly PdfFont[]>
  /** What each mark means, without those that remain unknown; `undefined` where the font is kept as it is. */
  learn(suspect: SuspectFont): Promise<ReadonlyMap<string, string> | undefined>
}

/**
 * The pages, those read again that set text in a font whose table is wrong, where the learner knows better. A glyph that it does
 * not know is an unknown character from then on.
 */
export async function relearnFonts(
  reading: Reading,
  pages: readonly ReadPage[],
  learner: FontLearner,
): Promise<readonly ReadPage[]> {
  const fonts = [...new Set(reading.fonts.values())]
  const suspects = await learner.findSuspects(
    fonts,
    pages.map(({ page }) => page),
  )
  if (suspects.length === 0) return pages
  const faces = new Set(suspects.flatMap(({ font, bold }) => [font, bold]))
  const shown = pages.filter(({ page }) => page.runs.some(run => faces.has(run.font)))
  const numbers = shown.map(({ page }) => page.number)
  const marks = new CodeMarks()
  const marked = await readAgain(reading, numbers, font => (suspects.includes(font) ? marks.markedFont(font) : font))
  const learned = new Map<PdfFont, ReadonlyMap<string, string>>()
  for (const font of suspects) {
    const letters = await learner.learn(toSuspect(font, marked, marks))
    if (letters !== undefined) learned.set(font, letters)
  }
  if (learned.size === 0) return pages
  const better = new Map([...learned].map(([font, letters]) => [font, withLetters(font, letters, marks)]))
  for (const [id, font] of reading.fonts) reading.fonts.set(id, better.get(font) ?? font)
  const again = new Map((await readAgain(reading, numbers, font => font)).map(read => [read.page.number, read]))
  return pages.map(read => again.get(read.page.number) ?? read)
}

/** The pages with other fonts in the place of those that are known; what reading them reports was reported before. */
async function readAgain(
  reading: Reading,
  numbers: readonly number[],
  replace: (font: PdfFont) => PdfFont,
): Promise<readonly ReadPage[]> {
  const fonts = new Map([...reading.fonts].map(([id, font]) => [id, replace(font)]))
  const quiet: Reading = { ...reading, fonts, report: () => undefined }
  const pages: ReadPage[] = []
  for (const number of numbers) pages.push(await readPage(quiet, number))
  return pages
}

function toSuspect(font: PdfFont, pages: readonly ReadPage[], marks: CodeMarks): SuspectFont {
  const isOfFont = ({ text }: TextRun) => [...text].every(mark => marks.codeOf(mark)?.font === font)
  return {
    name: font.font.name,
    runs: pages.flatMap(({ page }) => page.runs.filter(isOfFont).map(run => ({ page: page.number, run }))),
    textOf: mark => font.texts.get(marks.codeOf(mark)?.code ?? NaN) ?? UNKNOWN_CHARACTER,
    codeOf: mark => marks.codeOf(mark)?.code,
  }
}

/** The font with these texts; codes that are not among them mean nothing that is known. */
function withLetters(font: PdfFont, letters: ReadonlyMap<string, string>, marks: CodeMarks): PdfFont {
  const learned = new Map([...letters].map(([mark, text]) => [marks.codeOf(mark)?.code, text]))
  const texts = [...font.texts.keys()].map(code => [code, learned.get(code) ?? UNKNOWN_CHARACTER] as const)
  const asLearned = (face: Font): Font => ({ ...face, isLearned: true })
  return { ...font, font: asLearned(font.font), bold: asLearned(font.bold), texts: new Map(texts), unmapped: new Map() }
}
