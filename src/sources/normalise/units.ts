/** Points in an inch. */
export const POINTS_PER_INCH = 72
