import type { AssembleContext } from '../../src/paper/body/assemble.ts'
import { pageReference } from './paper-builder.ts'

/** What drawn lines need to become text: English, upright body of ten points, no notes, unknown words. */
export function contextOf(overrule: Partial<AssembleContext> = {}): AssembleContext {
  return {
    vocabulary: new Map(),
    language: 'en',
    bodyIsBold: false,
    bodyIsItalic: false,
    bodyIsMonospace: false,
    bodySize: 10,
    pageReference,
    calls: new Map(),
    drawsSoftHyphens: false,
    lineBreaks: false,
    wordPlaces: false,
    ...overrule,
  }
}
