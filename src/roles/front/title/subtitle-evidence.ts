import { weigh } from '../weigh.ts'

/** The evidence that words near the title are its subtitle, with its weights. */
export const SUBTITLE_WEIGHTS = {
  'larger-than-body-and-next': 1.5,
  /** Clearly larger than running text: names and addresses seldom are. */
  'much-larger-than-body': 1,
  'face-of-title': 1,
  'colour-of-title': 1,
  'above-names': 1,
  'words-of-a-phrase': 1,
  /** A place, a date, a name. */
  'few-words': -1,
  'many-lines': -1.5,
  'all-names': -4,
  /** `Analyse von Briefen` may begin like a name. */
  'begins-with-names': -1,
  /** An organisation, with commas or in few words: libraries and schools are in titles too. */
  'reads-as-address': -1.5,
  /** Marks behind names; but titles end with years. */
  'digits-at-end': -1,
  'sentences-in-body-size': -3,
  'no-subtitle-by-its-words': -5,
} as const

/**
 * The evidence that words near the title are the title in another language, or the title proper beside a translation,
 * with its weights. Only the language, which is found later, says which.
 */
export const SECOND_TITLE_WEIGHTS = {
  'size-of-title': 2,
  'near-size-of-title': 1,
  'next-to-title': 0.5,
  'length-of-title': 1,
  /** Banners are in capitals too, but seldom between title and names. */
  'capitals-as-title': 0.5,
  'other-script': 1,
  'above-names': 0.5,
  'above-abstract': 0.5,
  'begins-with-names': -1.5,
  'all-names': -4,
  'reads-as-address': -1.5,
  'sentences-in-body-size': -3,
  'no-subtitle-by-its-words': -5,
} as const

/** Evidence of titles in a second language. */
export const SECOND_TITLE = 'second-title'

/** The name of a piece of this evidence. */
export type SubtitleRule = keyof typeof SUBTITLE_WEIGHTS | keyof typeof SECOND_TITLE_WEIGHTS | typeof SECOND_TITLE

/** Least weight of a subtitle. */
const ENOUGH_FOR_SUBTITLE = 2.2
/** Least weight of a second title. */
const ENOUGH_FOR_SECOND_TITLE = 2.5

/** The evidence that speaks for a subtitle; empty where it is not enough. */
export function weighSubtitle(holds: Readonly<Record<keyof typeof SUBTITLE_WEIGHTS, boolean>>): SubtitleRule[] {
  return weigh(SUBTITLE_WEIGHTS, holds, ENOUGH_FOR_SUBTITLE)
}

/** The evidence that speaks for a title in a second language; empty where it is not enough. */
export function weighSecondTitle(holds: Readonly<Record<keyof typeof SECOND_TITLE_WEIGHTS, boolean>>): SubtitleRule[] {
  const rules = weigh(SECOND_TITLE_WEIGHTS, holds, ENOUGH_FOR_SECOND_TITLE)
  return rules.length === 0 ? [] : [SECOND_TITLE, ...rules]
}
