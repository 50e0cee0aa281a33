/** How many characters of a block are shown: enough to find it on the page. */
export const OPENING_LENGTH = 60

/** The beginning of a text, to show a user which block is meant. */
export function openingOf(text: string): string {
  return [...text].slice(0, OPENING_LENGTH).join('')
}
