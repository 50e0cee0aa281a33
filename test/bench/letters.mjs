/**
 * The letters and figures of a text, in lower case: blanks, hyphens, quotes and signs of formulas are written in many ways,
 * and differ between a truth and a page.
 */
export function lettersOf(text) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
