import type { Report } from '../../../../base/diagnostics.ts'
import type { OcrFile } from '../ocr-document.ts'
import { placeLines } from './place-lines.ts'
import { readSignAtLineEnd } from '../../../../base/text/hyphens/line-end-signs.ts'
import type { OcrPage } from '../ocr-page.ts'

/** The file with a place for each line and word, as far as it can be known, and with hyphens at its line ends. */
export function completeFile(file: OcrFile, report: Report): OcrFile {
  return { ...file, pages: placeLines(file.pages, report).map(readHyphens) }
}

/** The page with hyphens at its line ends where the file has other signs for them, `¬` and `⸗`. */
function readHyphens(page: OcrPage): OcrPage {
  const lines = page.lines.map(line => {
    const last = line.words.at(-1)
    if (last === undefined) return line
    // A hyphen that is a separate element, as in ALTO, follows the last letters.
    const before = line.words.at(-2)
    const stem = last.text.length === 1 && last.spaceBefore === false ? (before?.text ?? '') : ''
    const text = readSignAtLineEnd(stem + last.text).slice(stem.length)
    return text === last.text ? line : { ...line, words: [...line.words.slice(0, -1), { ...last, text }] }
  })
  return { ...page, lines }
}
