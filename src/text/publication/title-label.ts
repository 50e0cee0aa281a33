/** The word before the title in forms and on title pages: `Titel: …`, `Title: …`. */
const TITLE_LABEL =
  /^(?:(?:arbeits|vortrags)?titel|title|titre|título|titolo|titulo|tytuł|naslov|naziv|наслов|название)\s*[:：]\s*(?=\S|$)/iu

/** Whether a text says of itself that it is the title. */
export function hasTitleLabel(text: string): boolean {
  return TITLE_LABEL.test(text)
}

/** Whether a text is such a word and nothing else, above the title. */
export function isTitleLabel(text: string): boolean {
  return TITLE_LABEL.exec(text.trim())?.[0].length === text.trim().length
}

/** The title without the word that announces it. */
export function dropTitleLabel(text: string): string {
  return text.replace(TITLE_LABEL, '')
}
