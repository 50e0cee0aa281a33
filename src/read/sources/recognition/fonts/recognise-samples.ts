import type { Page } from '../../../../model/page/page.ts'
import { readHocr } from '../../ocr-files/hocr/hocr.ts'
import type { OcrOptions } from '../../ocr/options.ts'
import { recognisePages } from '../../ocr/recognise-pages.ts'
import { openPages } from '../open-pages.ts'
import type { Scan } from '../recognise-document.ts'

/**
 * Pages as recognition reads them from their pictures; those that fail are not among them.
 *
 * @throws {SourceError} `E_OCR_LANGUAGE`, `E_OCR_FAILED`; {PackageError} `E_PACKAGE_MISSING`
 */
export async function recogniseSamples(
  { bytes, password, pages }: Scan,
  options: OcrOptions,
): Promise<readonly Page[]> {
  const { openPage, close } = openPages(bytes, password)
  const { hocr, sizes } = await recognisePages(pages, openPage, options, ignore).finally(close)
  const { pages: recognised } = await readHocr(new TextEncoder().encode(hocr), { pageSizes: sizes }, ignore)
  return recognised
}

/** What is wrong with the samples is no fault of the document's. */
function ignore(): void {}
