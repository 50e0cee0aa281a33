import { weigh } from './weigh.ts'

/** The evidence that sentences below the names, without a heading, are the abstract; with its weights. */
export const ABSTRACT_START_WEIGHTS = {
  /** Other type than the body, set in, or across its columns. */
  'other-look-before-body': 2,
  /** Journals that set all text in one size change the face. */
  'other-face-before-body': 1.5,
  'key-words-below': 1.5,
  /** Nothing but an abstract stands between the names and `Introduction`. */
  'introduction-below': 1.5,
  'below-names': 0.5,
} as const

/** The evidence that a block continues the abstract, with its weights. */
export const ABSTRACT_CONTINUES_WEIGHTS = {
  'looks-like-abstract': 2,
  /** Other type than the abstract so far: names, notes, the body. */
  'looks-otherwise': -2,
  /** Set like the body: nothing separates the two where the abstract is set like it too. */
  'set-like-body': -2,
  /** A box is drawn around a finished abstract, and not around this. */
  'outside-frame': -3,
  /** A box is drawn around the abstract so far and this, and not around the title. */
  'same-frame': 4,
  /** Both edges lie elsewhere: an epigraph, or text across the column below an abstract that is set in. */
  'other-edges': -3,
  /** Dates or another notice stand between a finished abstract and this. */
  'behind-notice': -2,
  /** A capital over several lines opens the body. */
  'drop-capital': -3,
  'sentence-continues': 1,
  /** It opens with a small letter right below an unfinished sentence: a word in another face looks like another style. */
  'sentence-right-below': 4,
  /** The label of a part of the abstract is right above: `Methods`. */
  'below-label': 4,
  /** Key words or the first heading follow. */
  'front-matter-below': 1,
  /** The abstract so far has another script than the title. The one in the title's follows, however it is set. */
  'first-in-script-of-title': 5,
  /** The heading names the abstract in two languages, `Résumé – Abstract`, and one text stands below it. */
  'announced-in-two-languages': 5,
} as const

/** The names of the evidence for abstracts. */
export type AbstractRule = keyof typeof ABSTRACT_START_WEIGHTS | keyof typeof ABSTRACT_CONTINUES_WEIGHTS

/** Least weight with which sentences start an abstract. */
const ENOUGH_TO_START = 2
/** Least weight with which a block continues the abstract. */
const ENOUGH_TO_CONTINUE = 1

/** The evidence that speaks for a start of the abstract, strongest first; empty where it is not enough. */
export function weighStart(
  holds: Readonly<Record<keyof typeof ABSTRACT_START_WEIGHTS, boolean>>,
): (keyof typeof ABSTRACT_START_WEIGHTS)[] {
  return weigh(ABSTRACT_START_WEIGHTS, holds, ENOUGH_TO_START)
}

/** The evidence that speaks for a continued abstract, strongest first; empty where it is not enough. */
export function weighContinuation(
  holds: Readonly<Record<keyof typeof ABSTRACT_CONTINUES_WEIGHTS, boolean>>,
): (keyof typeof ABSTRACT_CONTINUES_WEIGHTS)[] {
  return weigh(ABSTRACT_CONTINUES_WEIGHTS, holds, ENOUGH_TO_CONTINUE)
}
