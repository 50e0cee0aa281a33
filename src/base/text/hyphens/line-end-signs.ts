/**
 * Characters that transcriptions have at a line end for the hyphen of print: `¬` says that the hyphen is not part of the
 * word (FineReader, Transkribus, Deutsches Textarchiv), `⸗` and `⹀` are the hyphens of blackletter.
 */
const SIGNS: Readonly<Record<string, string>> = { '¬': '\u00ad', '⸗': '-', '⹀': '-' }

/** Only after a letter: alone, `¬` is the negation of logic. */
const SIGN_AT_END = /(?<=[\p{L}\p{M}])[¬⸗⹀]$/u

/** The text of a line, or its last word, with a soft hyphen or a hyphen where it ends in another sign for one. */
export function readSignAtLineEnd(text: string): string {
  return text.replace(SIGN_AT_END, sign => SIGNS[sign] ?? sign)
}
