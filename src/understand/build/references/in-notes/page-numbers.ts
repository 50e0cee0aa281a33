import { PAGES } from '../../../../base/text/keywords/bibliography-words.ts'

/** Pages or marginal numbers that a note refers to, as the source of a pattern: `S. 29–68`, `pp. 3`, `Rn. 12 ff.` */
export const PAGE_NUMBERS = String.raw`(?:${PAGES}|Rn\.|Anm\.|Sp\.)\s?\d+(?:\s?[–—-]\s?\d+)?(?:\s?ff?\.?|\s?sqq?\.?)?`

/** What says that a work has no year, as the source of a pattern: `o. J.`, `n.d.`, `s.a.` */
export const NO_YEAR = String.raw`(?:o\.\s?J|n\.\s?d|s\.\s?[adf]|b\.\s?r|б\.\s?г)\.?`

/** Where the words of another were read, as the source of a pattern: `, zit. n. Berichte der Fischer 97`. */
export const QUOTED_FROM = String.raw`,\s(?:zit\.|zitiert|cit\.|cited|quoted)\s.{2,60}`
