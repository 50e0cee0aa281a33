import type { Report } from '../../../base/diagnostics.ts'
import type { Page, TextRun } from '../../../model/page/page.ts'
import { knowsWord } from '../../../base/text/hyphens/word-list.ts'
import { languageOr } from '../../../base/text/languages/language.ts'

/** What takes the place of a glyph that is no known character. */
const LOST = '\uFFFD'
/** The ligatures of Latin type, which tables of fonts lack most often: they are glyphs that have no code. */
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'] as const
const WORD = /(?<![\p{L}\p{N}\uFFFD])[\p{L}\uFFFD]+(?![\p{L}\p{N}\uFFFD])/gu
/** Lost letters of one word that are tried: two of them are 25 words. */
const MOST_LOST = 2
/** Letters of a word beside the lost ones: what is shorter may be many words, and `\uFFFD` alone is often a sign. */
const LEAST_LETTERS_BESIDE = 2

/**
 * The pages with ligatures in the place of lost letters, where just one makes a word: one that the document has elsewhere, in
 * another font; or, if it has none of them, one of its language. A note, `N_PDF_MENDED`, names each word once.
 *
 * Never changes the count of glyphs.
 *
 * @param language of the document; detected by default
 */
export async function mendLigatures(
  pages: readonly Page[],
  language: string | undefined,
  report: Report,
): Promise<readonly Page[]> {
  if (!pages.some(({ runs }) => runs.some(({ text }) => text.includes(LOST)))) return pages
  const texts = pages.flatMap(({ runs }) => runs.map(({ text }) => text))
  const known = await languageOr(language, () => texts.join(' '))
  const words = texts.flatMap(text => text.match(WORD) ?? [])
  const own = new Set(words.filter(word => !word.includes(LOST)).map(word => word.toLowerCase()))
  const mended = new Map<string, string>()
  for (const word of new Set(words.filter(each => each.includes(LOST)))) {
    const found = onlyWord(word, own, known)
    if (found !== undefined) mended.set(word, found)
  }
  if (mended.size === 0) return pages
  const told = new Set<string>()
  const mend = (run: TextRun, page: number): TextRun => {
    if (!run.text.includes(LOST)) return run
    const text = run.text.replace(WORD, word => mended.get(word) ?? word)
    for (const word of run.text.match(WORD) ?? []) {
      const found = mended.get(word)
      if (found === undefined || told.has(word)) continue
      told.add(word)
      const message = `"${word}" has a letter that its font does not name, and is read as "${found}": no other ligature makes a word`
      report({ code: 'N_PDF_MENDED', severity: 'note', message, page, box: run.box })
    }
    return text === run.text ? run : { ...run, text }
  }
  return pages.map(page => ({ ...page, runs: page.runs.map(run => mend(run, page.number)) }))
}

/** The only word that ligatures make of one with lost letters; `undefined` where there are several, or none. */
function onlyWord(word: string, own: ReadonlySet<string>, language: string): string | undefined {
  const lost = [...word].filter(letter => letter === LOST).length
  if (lost > MOST_LOST || word.length - lost < LEAST_LETTERS_BESIDE) return undefined
  const candidates = withLigatures(word)
  const inDocument = candidates.filter(candidate => own.has(candidate.toLowerCase()))
  const found =
    inDocument.length > 0 ? inDocument : candidates.filter(candidate => knowsWord(candidate, language) === true)
  return found.length === 1 ? found[0] : undefined
}

function withLigatures(word: string): readonly string[] {
  if (!word.includes(LOST)) return [word]
  return LIGATURES.flatMap(ligature => withLigatures(word.replace(LOST, ligature)))
}
