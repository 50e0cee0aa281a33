/**
 * What an improbable choice of levels costs. The levels of all styles of a paper are chosen together, so that the sum is
 * smallest (`style-levels.ts`). The weights were set by hand on the corpora of the project. Most may change by half without
 * harm; `unlikeStylesAlike`, `jump` and `anchorBelowTop` may not: set wrongly they cost up to five hundredths of the levels.
 */
export const LEVEL_COSTS = {
  /** The number of a heading says another level than its style has. Numbers are hardly ever wrong. */
  number: 4,
  /** The outline of the file says another level. Outlines are often made by hand, and some list all on one level. */
  outline: 2,
  /** A tag of the file (`H2`) says another level. Tags are often made by programs that guess. */
  tag: 0.8,
  /** The first heading is not at the top: each paper begins there. */
  firstBelowTop: 6,
  /** A heading is more than one level below the one before it. */
  jump: 6,
  /** The introduction or the list of references is not at the top. */
  anchorBelowTop: 4,
  /** A heading right below another one, with no text between, is not lower than it. */
  notBelowAbove: 4,
  /** A style that ranks higher by its type has a lower level, for each heading that shows it, up to three. */
  againstRank: 1.2,
  /** Two styles that differ in rank have one level, for each heading that shows it, up to three. */
  unlikeStylesAlike: 1.5,
  /** The same, where one of the two has a single heading: it may be misread. */
  strayAlike: 0.45,
  /** A style of a single heading shares the top with the style of the first section or the introduction. */
  strayAtTop: 1.2,
  /** Two styles of one rank have different levels, for each heading that shows it, up to three. */
  likeStylesApart: 0.7,
  /** A level below the top has one heading. */
  loneHeading: 0.5,
  /** Each level that a style is below the top: of two choices that cost the same the flatter one is taken. */
  depth: 0.15,
} as const

/** Votes and headings beyond this many add no certainty. */
export const MOST_WITNESSES = 3
/**
 * Journals set back matter apart from all other text: the rank of styles that only back matter has counts this much.
 */
export const BACK_MATTER_RANK = 0.3
/** The cost of sharing a level with a style of another rank counts this much for such styles. */
export const BACK_MATTER_UNLIKE = 0.1
