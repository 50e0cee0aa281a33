/** The zero-width non-joiner, which keeps two letters of one word from being joined: Persian `می‌شود`. */
export const NON_JOINER = '\u{200C}'

const JOINING_LETTER = /^(?=\p{L})[\p{sc=Arab}\p{sc=Syrc}]/u

/** Whether a text begins with a letter of a script whose letters are joined. */
export function isJoiningLetter(text: string): boolean {
  return JOINING_LETTER.test(text)
}

/** Joiners and non-joiners that follow no letter or mark of a script in which they change how letters look. */
const STRAY_JOINERS =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mong}])[\u{200C}\u{200D}]|[\u{200C}\u{200D}]$/gu

/** The text without the joiners and non-joiners that mean nothing. */
export function removeStrayJoiners(text: string): string {
  return text.replace(STRAY_JOINERS, '')
}
