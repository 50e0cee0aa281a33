/*
 * Text render modes that leave no ink (PDF 1.7, table 106). Programs set the text that they recognise under a scan in
 * the first.
 */
export const INVISIBLE = 3
export const CLIP_ONLY = 7
