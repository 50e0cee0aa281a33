import type { PdfjsFont } from './pdfjs-font.ts'

/*
 * The codes from 0xC0 on are letters with accents in Latin encodings, and the alphabet in Cyrillic ones. Widths tell which: à is as
 * wide as a and ä, but а, б and д differ.
 */

/** Letters of ASCII with the codes of their forms with accents, which Latin-1, Windows and T1 share. */
const FORMS: readonly (readonly [letter: string, first: number, last: number])[] = [
  ['A', 0xc0, 0xc5],
  ['C', 0xc7, 0xc7],
  ['E', 0xc8, 0xcb],
  ['I', 0xcc, 0xcf],
  ['N', 0xd1, 0xd1],
  ['O', 0xd2, 0xd6],
  ['U', 0xd9, 0xdc],
  ['Y', 0xdd, 0xdd],
  ['a', 0xe0, 0xe5],
  ['c', 0xe7, 0xe7],
  ['e', 0xe8, 0xeb],
  // A dotless i, which carries accents, has the width of the i in nearly all fonts, but not in all.
  ['', 0xec, 0xef],
  ['n', 0xf1, 0xf1],
  ['o', 0xf2, 0xf6],
  ['u', 0xf9, 0xfc],
  ['y', 0xfd, 0xfd],
]

/** Widths of one letter are the same but for rounding. */
const SAME_WIDTH = 0.005

/** Least share of the forms that are as wide as the first of their letter; of the Cyrillic alphabet it is a third. */
const MOSTLY = 0.75

/**
 * Whether the letters of the upper half are as wide as those of ASCII that they would be with accents. `undefined` where no letter
 * has two forms, and in a typewriter, where all are as wide.
 */
export function hasWidthsOfAccents(source: PdfjsFont, codes: readonly number[]): boolean | undefined {
  if (new Set(codes.map(code => source.widths?.[code])).size === 1) return undefined
  let alike = 0
  let compared = 0
  for (const [letter, first, last] of FORMS) {
    const forms = codes.filter(code => code === letter.charCodeAt(0) || (code >= first && code <= last))
    const [base, ...others] = forms.map(code => source.widths?.[code] ?? 0)
    if (base === undefined) continue
    compared += others.length
    alike += others.filter(width => Math.abs(width - base) <= SAME_WIDTH * base).length
  }
  return compared === 0 ? undefined : alike >= MOSTLY * compared
}
