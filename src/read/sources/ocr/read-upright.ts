import type { OcrEngine, Recognised } from './engines/engine.ts'
import { type GreyImage, turnQuarters } from '../picture/grey-image.ts'
import { standsOnEnd } from './engines/hocr-evidence.ts'

/** Mean confidence below which a page is tried the other ways up: read on its side, no page gives words. */
const WRONG_WAY_UP = 0.6

/** A picture as it was read. */
export interface Upright {
  readonly image: GreyImage
  readonly recognised: Recognised
  /** Quarter turns, clockwise, by which the picture was turned. */
  readonly quarters: number
}

/** The picture as it is, or the way up that reads best where that gives no words, or words that run up or down. */
export async function readUpright(image: GreyImage, dpi: number, engine: OcrEngine): Promise<Upright> {
  let best: Upright = { image, recognised: await engine.recognise(image, dpi), quarters: 0 }
  if (likelihoodOf(best) >= WRONG_WAY_UP) return best
  for (const quarters of [2, 1, 3]) {
    const turned = turnQuarters(image, quarters)
    const trial = { image: turned, recognised: await engine.recognise(turned, dpi), quarters }
    if (likelihoodOf(trial) > likelihoodOf(best)) best = trial
    if (likelihoodOf(best) >= WRONG_WAY_UP) break
  }
  return best
}

/** How likely the page is the right way up: the confidence of its words; none where its lines run up or down. */
function likelihoodOf({ recognised: { hocr, confidence } }: Upright): number {
  return standsOnEnd(hocr) ? 0 : confidence
}
