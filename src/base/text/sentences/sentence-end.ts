/**
 * The end of a sentence, or a colon or semicolon, at the end of a line; quotes (in French after a blank), brackets and
 * note calls or citations may follow: `towns.”12`, `towns.[3,5–7]`.
 */
export const SENTENCE_END =
  /[.!?…:;؟۔؛。！？：．](?:\s?["'”’»“)\]」』）］〉》])*(?:\d{0,3}(?:[,–-]\s?\d{1,3})*|\s?\[\d{1,3}(?:[,;–-]\s?\d{1,3})*\])$/u
