import type { AssembleContext } from '../../src/understand/build/body/assemble.ts'
import { pageReference } from './paper-builder.ts'

/** `pagesBehind` of a paper that has these pages. */
export const pagesBehindOf = (numbers: readonly number[]) => (after: number, last: number) =>
  numbers.filter(number => number > after && number <= last).map(number => pageReference(number))

/** What drawn lines need to become text: English, upright body of ten points, no notes, unknown words. */
export function contextOf(overrule: Partial<AssembleContext> = {}): AssembleContext {
  return {
    vocabulary: new Map(),
    language: 'en',
    bodyIsBold: false,
    bodyIsItalic: false,
    bodyIsMonospace: false,
    bodySize: 10,
    pagesBehind: pagesBehindOf([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    linksOf: () => [],
    calls: new Map(),
    drawsSoftHyphens: false,
    lineBreaks: false,
    wordPlaces: false,
    ...overrule,
  }
}
