/** Languages that only few words distinguish, which a title or an abstract may not have. */
const SIMILAR: ReadonlySet<string> = new Set(['sr-Latn', 'hr'])

/** Whether a text's language is another one than the document's. */
export function isOtherLanguage(language: string, ofDocument: string): boolean {
  return language !== ofDocument && !(SIMILAR.has(language) && SIMILAR.has(ofDocument))
}
