export const POINTS_PER_INCH = 72

/** Points of a pixel of CSS. */
export const POINTS_OF_PIXEL = 0.75
