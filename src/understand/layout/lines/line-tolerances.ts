/** Baselines of runs of one size that follow one another in a line differ by less than this, in ems. */
export const SAME_BASELINE_OF_RUNS_IN_EMS = 0.12
/** A run at most this share as large as its neighbours may be a raised or lowered mark among them. */
export const SCRIPT_SIZE = 0.86
/** The baseline of such a mark is at most this far above or below that of its line, in ems of the line. */
export const FURTHEST_SCRIPT_IN_EMS = 0.62
/** White space wider than this separates two words of a line, in ems: kerning and slanted letters leave less. */
export const WORD_GAP_IN_EMS = 0.18
