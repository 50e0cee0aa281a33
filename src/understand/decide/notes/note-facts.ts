/** What the rules of notes see of a block (`note-rules.ts`); left out is what was not looked for. */
export interface NoteFacts {
  /** Its type is smaller than the body's, as that of most notes is. */
  readonly isSmall?: boolean
  /** What it opens with: a raised mark or a symbol, characters that may be a misread one, or a number or letter on the line. */
  readonly mark?: 'raised' | 'misread' | 'number' | undefined
  /** In the body's type it is far below the text, and its misread mark touches its first word. */
  readonly hasGluedMark?: boolean
  readonly isCalled?: boolean
  /** In the look of the series of notes it is called, or has the number after that of the last note. */
  readonly inSeries?: 'called' | 'next' | undefined
  /** A line inside it continues the numbers. */
  readonly countsOnInside?: boolean
  /** It continues in the middle of a sentence of the last note. */
  readonly continuesNote?: boolean
  readonly isFarBelow?: boolean
  /** A short rule right above it, or above a block above it. */
  readonly rule?: 'above' | 'further-above' | undefined
  /** Below a rule, and a word of the page ends in its number. */
  readonly hasGluedCall?: boolean
  /** Of a recognised page: small type at the foot of its column, apart from the text. */
  readonly isSmallFoot?: boolean
  /** Of a recognised page: white space pushed it to the foot. */
  readonly isLow?: boolean
  /** In the body's type its lines are closer than those of the text. */
  readonly isCloser?: boolean
  /** Below the line that separates notes of a recognised page. */
  readonly isSeparated?: boolean
  /** The file calls it a note. */
  readonly isTagged?: boolean
  /** It continues the note at the foot of the column before. */
  readonly continuesColumn?: true
  /** Its number is the one before that of the next note. */
  readonly countsUp?: true
}
