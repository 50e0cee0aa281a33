import { PAGES } from '../../../../base/text/keywords/bibliography-words.ts'

/** Pages or marginal numbers that a note refers to, as the source of a pattern: `S. 29–68`, `pp. 3`, `Rn. 12 ff.` */
export const PAGE_NUMBERS = String.raw`(?:${PAGES}|Rn\.|Anm\.|Sp\.)\s?\d+(?:\s?[–—-]\s?\d+)?(?:\s?ff?\.?|\s?sqq?\.?)?`
