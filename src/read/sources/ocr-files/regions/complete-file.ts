import type { Report } from '../../../../base/diagnostics.ts'
import type { OcrFile } from '../ocr-document.ts'
import { placeLines } from './place-lines.ts'
import { readHyphens } from './read-hyphens.ts'

/** The file with a place for each line and word, as far as it can be known, and with hyphens at its line ends. */
export function completeFile(file: OcrFile, report: Report): OcrFile {
  return { ...file, pages: placeLines(file.pages, report).map(readHyphens) }
}
