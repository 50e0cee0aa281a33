import type { Report } from '../../../base/diagnostics.ts'
import { uniteBoxes } from '../../../base/geometry/box.ts'
import type { DroppedText, Page, SourceDocument } from '../../../model/page/page.ts'
import { textOfRuns } from '../../../base/text/characters/text-of-runs.ts'
import { readHocr } from '../ocr-files/hocr/hocr.ts'
import type { OcrOptions } from '../ocr/options.ts'
import { recognisePages } from '../ocr/recognise-pages.ts'
import { openPages } from './open-pages.ts'

/** A PDF, and which of its pages are to be recognised. */
export interface Scan {
  readonly bytes: Uint8Array
  readonly password: string | undefined
  /** Pages of the file, from 1. */
  readonly pages: readonly number[]
}

/**
 * The document with the text of those pages as it is recognised from their pictures. What the file itself had as their
 * text is set apart, `replaced`; it stays the text of a page on which nothing is recognised. They are as large as their pictures, upright.
 *
 * @throws {SourceError} `E_OCR_LANGUAGE`, `E_OCR_FAILED`
 */
export async function recogniseDocument(
  document: SourceDocument,
  scan: Scan,
  options: OcrOptions,
  report: Report,
): Promise<SourceDocument> {
  const { openPage, close } = openPages(scan.bytes, scan.password)
  const recognising = recognisePages(scan.pages, openPage, options, report)
  const { hocr, sizes } = await recognising.finally(close)
  // A page on which nothing is recognised has a warning of its kind.
  const reportPages: Report = diagnostic => diagnostic.code !== 'W_XML_NO_TEXT' && report(diagnostic)
  const { pages, ocr } = await readHocr(new TextEncoder().encode(hocr), { pageSizes: sizes }, reportPages)
  const recognised = new Map(pages.map(page => [page.number, page]))
  const merged = document.pages.map(page => replaceText(page, recognised.get(page.number)))
  return { ...document, pages: merged, ocr, hocr }
}

function replaceText(page: Page, recognised: Page | undefined): Page {
  if (recognised === undefined || (recognised.runs.length === 0 && page.runs.length > 0)) return page
  return { ...recognised, label: page.label, dropped: [...page.dropped, ...replacedText(page), ...recognised.dropped] }
}

function replacedText({ number, runs }: Page): DroppedText[] {
  if (runs.length === 0) return []
  const text = textOfRuns(runs)
  const glyphs = runs.reduce((sum, run) => sum + run.glyphs, 0)
  return [{ page: number, text, box: uniteBoxes(runs.map(run => run.box)), glyphs, reason: 'replaced' }]
}
