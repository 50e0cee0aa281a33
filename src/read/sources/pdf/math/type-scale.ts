/** Sizes and distances of type that all of this folder goes by. */

/** Size of scripts in shares of that of their base, at most: TeX sets those of 8 points in 6, and those of others smaller. */
export const SCRIPT_SCALE = 0.87

/** Baselines of words and cells of one line differ by at most this, in ems: faces side by side are not set on one height to the last point. */
export const SAME_LINE = 0.08

/** A script is raised or lowered by at least this, in ems of its base. */
export const LEAST_SHIFT = 0.05
