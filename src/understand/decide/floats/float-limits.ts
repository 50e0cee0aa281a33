/** Type of floats and of the notes below tables is at most this share of the body's, where it is smaller. */
export const SMALL_FLOAT_TYPE = 0.95
