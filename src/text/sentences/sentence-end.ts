/**
 * The end of a sentence, or a colon or semicolon, at the end of a line; quotes (in French behind a blank), brackets and
 * a note call may follow.
 */
export const SENTENCE_END = /[.!?…:;؟۔؛。！？：．](?:\s?["'”’»“)\]」』）］〉》])*\d{0,3}$/u
