import type { Report } from '../../../base/diagnostics.ts'
import type { Page, TextRun } from '../../../model/page/page.ts'
import { languageOr } from '../../../base/text/languages/language.ts'
import { repairWords } from '../../../base/text/hyphens/repair-words.ts'
import { knowsWord } from '../../../base/text/hyphens/word-list.ts'

/** Letters and digits in a row; those beside a hyphen are only parts of words. */
const WORD = /(?<![\p{L}\p{N}\-‐])[\p{L}\p{N}]+(?![\p{L}\p{N}\-‐@])/gu

/**
 * The pages with misread letters repaired, where the language and the document agree on a word
 * (`base/text/hyphens/repair-words.ts`). A note, `N_OCR_REPAIRED`, names each repair: what was read, and where.
 *
 * Never changes what was not recognised, nor the count of glyphs. Changes nothing in languages without a list of words.
 *
 * @param language of the document; detected by default
 */
export async function repairRecognised(
  pages: readonly Page[],
  language: string | undefined,
  report: Report,
): Promise<readonly Page[]> {
  const recognised = pages.flatMap(({ runs }) => runs.filter(run => run.confidence !== undefined))
  if (recognised.length === 0) return pages
  const text = recognised.map(textAlone).join(' ')
  const known = await languageOr(language, () => text)
  if (knowsWord('a', known) === undefined) return pages
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const repairs = repairWords(counts, word => knowsWord(word, known) === true)
  if (repairs.size === 0) return pages
  return pages.map(page => ({
    ...page,
    runs: page.runs.map((run, i, runs) =>
      opensInWord(runs[i - 1]) ? run : repairRun(run, page.number, repairs, report),
    ),
  }))
}

/** Whether the run before ends in a hyphen: the next one begins with the rest of its word. */
function opensInWord(before: TextRun | undefined): boolean {
  return before !== undefined && /\p{L}[-‐]$/u.test(before.text)
}

/** The text of a run; empty where it begins with the rest of a word that was cut at a line end. */
function textAlone(run: TextRun, i: number, runs: readonly TextRun[]): string {
  return opensInWord(runs[i - 1]) ? '' : run.text
}

function repairRun(run: TextRun, page: number, repairs: ReadonlyMap<string, string>, report: Report): TextRun {
  if (run.confidence === undefined) return run
  const text = run.text.replace(WORD, word => {
    const repaired = repairs.get(word)
    if (repaired === undefined) return word
    const message = `"${word}" was recognised in place of "${repaired}", and corrected: of the two, only that is a word here`
    report({ code: 'N_OCR_REPAIRED', severity: 'note', message, page, box: run.box })
    return repaired
  })
  return text === run.text ? run : { ...run, text }
}
