import type { Combination } from '../../read/readings/combine.ts'
import type { Diagnostic, Report } from '../../base/diagnostics.ts'
import { namingFile, OptionError } from '../../base/errors.ts'
import type { SourceDocument } from '../../model/page/page.ts'
import { isChosen, type PageChoice } from '../../base/page-choice.ts'
import { readSource } from '../../read/sources/read-source.ts'

/** A second reading of the paper. */
export interface SecondReading {
  /** Bytes of the running text as HTML: what `pdftohtml -noframes`, `mutool convert -F xhtml` and OCR programs write. */
  readonly float?: Uint8Array | undefined
  /** Bytes of any input with pages: hOCR, a PDF with another text layer, the output of another program for it. */
  readonly with?: Uint8Array | undefined
}

/** The content of the second reading. */
interface ReadingOptions {
  readonly pages?: PageChoice | undefined
  readonly password?: string | undefined
  readonly language?: string | undefined
}

/** What its failures are about. */
const SECOND = 'the second reading'

/**
 * The document combined with a second reading of it; `undefined` if there is none.
 *
 * @throws {OptionError} `E_OPTION_CONFLICT` for two second readings
 * @throws {SourceError} as the readers do, and `E_READINGS_DIFFER`
 */
export async function combineWith(
  document: SourceDocument,
  { float, with: other }: SecondReading,
  { pages, password, language }: ReadingOptions,
  report: Report,
): Promise<Combination | undefined> {
  if (float !== undefined && other !== undefined) {
    throw new OptionError('E_OPTION_CONFLICT', 'a paper is combined with one other reading: float or with, not both')
  }
  const wanted = language === 'auto' ? undefined : language
  if (float !== undefined) {
    const [{ readFloatHtml }, { combineReadings }] = await Promise.all([
      import('../../read/sources/converters/float-html.ts'),
      import('../../read/readings/combine.ts'),
    ])
    const flow = await namingFile(SECOND, () => readFloatHtml(float, report))
    const blocks = flow.blocks.filter(({ page }) => page === undefined || isChosen(pages, page))
    return combineReadings(document, { blocks }, wanted, report)
  }
  if (other === undefined) return undefined
  const { combineReadings } = await import('../../read/readings/combine.ts')
  const reading = await namingFile(SECOND, () => readSource(other, { pages, password }, report))
  if (reading.pageCount !== document.pageCount) report(otherPages(document.pageCount, reading.pageCount))
  return combineReadings(document, reading, wanted, report)
}

function otherPages(here: number, there: number): Diagnostic {
  const message = `the readings have ${here} and ${there} pages; they are compared page by page, by number`
  return { code: 'W_READINGS_PAGES', severity: 'warning', message }
}
