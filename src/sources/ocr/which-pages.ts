import type { TextRun } from '../../page/page.ts'
import type { ReadPage } from '../pdf/page.ts'
import type { OcrMode } from './options.ts'

/** Share of a page that pictures must cover for a page without text to count as scanned. */
export const SCAN_SHARE = 0.25
/** Share of signs without meaning from which a text is none: the font's table of characters is lost. */
const UNREADABLE_SHARE = 0.3
/** Fewer signs say nothing of the text. */
const LEAST_SIGNS = 50

/** The numbers of the pages that are to be recognised from their pictures. */
export function pagesToRecognise(pages: readonly ReadPage[], mode: OcrMode): number[] {
  if (mode === 'never') return []
  return pages.filter(page => mode === 'always' || isWithoutText(page)).map(({ page }) => page.number)
}

/** A page without text of its own: a picture, one with a recognised layer behind it, or signs without meaning. */
function isWithoutText({ page, isTextLayer, pictureShare }: ReadPage): boolean {
  if (isTextLayer) return true
  if (page.runs.length === 0) return pictureShare >= SCAN_SHARE
  return isUnreadable(page.runs)
}

function isUnreadable(runs: readonly TextRun[]): boolean {
  const text = runs.map(run => run.text).join('')
  if (text.length < LEAST_SIGNS) return false
  // Unknown signs, controls and the private use area, where fonts without a table of characters end.
  const unreadable = text.match(/[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0
  return unreadable >= UNREADABLE_SHARE * text.length
}
