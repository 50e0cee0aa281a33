/** A caption is at most this far from its figure, its frame, or the rules of its table, in points. */
export const CAPTION_REACH = 40
/** Type of floats and of the notes below tables is at most this share of the body's, where it is smaller. */
export const SMALL_FLOAT_TYPE = 0.95
