import type { Page } from '../../src/page/page.ts'
import { type DrawOptions, drawPage } from './draw-page.ts'

/** A drawn page as OCR reads it: fonts have no names, and every word has a confidence. */
export function drawRecognised(art: string | readonly string[], options: DrawOptions = {}): Page {
  const page = drawPage(art, options)
  return { ...page, runs: page.runs.map(run => ({ ...run, font: { ...run.font, name: '' }, confidence: 0.9 })) }
}
