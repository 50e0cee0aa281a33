/** ISO 639-1 with a script after it where it matters: `en`, `sr-Cyrl`. */
const LANGUAGE = /^[a-z]{2}(-[A-Z][a-z]{3})?$/

/** Whether a person can choose this as the language of a text: a code, or `auto`, by which the program finds out. */
export function isLanguageChoice(text: string): boolean {
  return text === 'auto' || LANGUAGE.test(text)
}
