import type { RuleNameIn, RuleTable } from '../../../../base/collections/rules.ts'
import { SAME_SIZE } from '../../../evidence/line-style.ts'

/** Titles in two languages have one size, or sizes that differ by less than this share. */
const NEAR_SIZE = 0.3

/** What the words of a block near the title are like. */
export interface SubtitleWords {
  readonly isNames: boolean
  readonly beginsWithNames: boolean
  readonly isAddress: boolean
  /** Prose in the size of the body, not bold. */
  readonly isText: boolean
  readonly isOther: boolean
}

/** What is seen of a block that may be the subtitle. */
export interface SubtitleFacts extends SubtitleWords {
  readonly isLarger: boolean
  readonly isMuchLarger: boolean
  readonly hasFaceOfTitle: boolean
  readonly hasColorOfTitle: boolean
  readonly isAboveNames: boolean
  readonly isPhrase: boolean
  /** The title ends with a colon. */
  readonly isAfterColon: boolean
  readonly hasManyLines: boolean
  readonly endsInDigits: boolean
}

/** What is seen of a block that may be the title in another language. */
export interface SecondTitleFacts extends SubtitleWords {
  /** How far its size is from that of the title, as a share of it. */
  readonly difference: number
  readonly isLargerThanBody: boolean
  readonly isNextToTitle: boolean
  readonly hasLengthOfTitle: boolean
  readonly isCapitalAsTitle: boolean
  readonly isOtherScript: boolean
  readonly isAboveNames: boolean
  readonly isAboveAbstract: boolean
}

/** Rules by which words near the title are its subtitle. */
export const SUBTITLE_RULES = {
  'larger-than-body-and-next': {
    points: 0.6,
    says: 'larger than the body and than what follows',
    because: 'Names and addresses have one size with what follows.',
    holds: facts => facts.isLarger,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > larger type makes a phrase a subtitle',
  },
  'much-larger-than-body': {
    points: 0.4,
    says: 'much larger than the body',
    because: 'Names and addresses seldom are.',
    holds: facts => facts.isMuchLarger,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > much larger type makes a phrase above names a subtitle',
  },
  'face-of-title': {
    points: 0.4,
    says: 'in the face of the title',
    because: 'The body has another one.',
    holds: facts => facts.hasFaceOfTitle,
    shownBy:
      'understand/decide/front/front-matter.test.ts > a subtitle has the face of the title, which the body has not',
  },
  'colour-of-title': {
    points: 0.4,
    says: 'in the colour of the title',
    because: 'The body has another one.',
    holds: facts => facts.hasColorOfTitle,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > the colour of the title makes a phrase above names a subtitle',
  },
  'above-names': {
    points: 0.4,
    says: 'above names',
    because: 'A subtitle is between the title and the names.',
    holds: facts => facts.isAboveNames,
    shownBy:
      'understand/decide/front/front-matter.test.ts > a subtitle has the face of the title, which the body has not',
  },
  'words-of-a-phrase': {
    points: 0.4,
    says: 'the words of a phrase',
    because: 'Names, dates and places have fewer words.',
    holds: facts => facts.isPhrase,
    shownBy:
      'understand/decide/front/front-matter.test.ts > a subtitle has the face of the title, which the body has not',
  },
  'after-colon': {
    points: 0.6,
    says: 'the title ends with a colon',
    because: 'A colon announces more words of the title.',
    holds: facts => facts.isAfterColon,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > a colon at the end of the title makes a phrase a subtitle',
  },
  'few-words': {
    points: -0.4,
    says: 'few words',
    because: 'It may be a place, a date, a name.',
    holds: facts => !facts.isPhrase,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > few words are none in larger type',
  },
  'many-lines': {
    points: -0.6,
    says: 'many lines',
    because: 'Subtitles are short.',
    holds: facts => facts.hasManyLines,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > many lines are no subtitle',
  },
  'all-names': {
    points: -1.6,
    says: 'nothing but names',
    because: 'They are the authors.',
    holds: facts => facts.isNames,
    shownBy:
      'understand/decide/front/front-matter.test.ts > names > are those below the title, not the editors named above it or the links of a banner',
  },
  'begins-with-names': {
    points: -0.4,
    says: 'begins with names',
    because: 'Phrases such as `Analyse von Briefen` may begin like a name.',
    holds: facts => facts.beginsWithNames,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > words that begin like names are none',
  },
  'reads-as-address': {
    points: -0.6,
    says: 'reads as an address',
    because: 'An organisation, with commas or in few words: libraries and schools are in titles too.',
    holds: facts => facts.isAddress,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > an address is none',
  },
  'digits-at-end': {
    points: -0.4,
    says: 'ends in digits',
    because: 'They are marks of names; but titles end with years.',
    holds: facts => facts.endsInDigits,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > digits at the end make none',
  },
  'sentences-in-body-size': {
    points: -1.2,
    says: 'sentences in the size of the body',
    because: 'They are text.',
    holds: facts => facts.isText,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > sentences in the size of the body are none',
  },
  'no-subtitle-by-its-words': {
    points: -2,
    says: 'words that no subtitle has',
    because: 'A key word, an address of the web, a phrase of publishers, the kind of the article.',
    holds: facts => facts.isOther,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > words of other things are none',
  },
} as const satisfies RuleTable<SubtitleFacts>

/** Rules by which words near the title are the title in another language, or the title proper beside a translation: only the language, which is found later, says which. */
export const SECOND_TITLE_RULES = {
  'size-of-title': {
    points: 0.8,
    says: 'in the size of the title',
    because: 'A title in two languages has one size in both.',
    holds: ({ difference }) => difference <= SAME_SIZE,
    shownBy:
      'understand/decide/front/title/title-above-text.test.ts > the title is the first line of the likeliest style, wherever names and addresses stand',
  },
  'near-size-of-title': {
    points: 0.4,
    says: 'nearly in the size of the title',
    because: 'The translation may be smaller; subtitles are, too.',
    holds: ({ difference, isLargerThanBody }) => difference > SAME_SIZE && difference <= NEAR_SIZE && isLargerThanBody,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > a size near that of the title makes a second title',
  },
  'next-to-title': {
    points: 0.2,
    says: 'next to the title',
    because: 'So are subtitles and names.',
    holds: facts => facts.isNextToTitle,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > a place next to the title makes a second title',
  },
  'length-of-title': {
    points: 0.4,
    says: 'about as long as the title',
    because: 'Translations are, names and notices seldom.',
    holds: facts => facts.hasLengthOfTitle,
    shownBy:
      'understand/decide/front/title/title-above-text.test.ts > the title is the first line of the likeliest style, wherever names and addresses stand',
  },
  'capitals-as-title': {
    points: 0.2,
    says: 'in capitals as the title is',
    because: 'Banners are in capitals too, but seldom between title and names.',
    holds: facts => facts.isCapitalAsTitle,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > capitals like those of the title make a second title',
  },
  'other-script': {
    points: 0.4,
    says: 'in another script than the title',
    because: 'One of them is a translation.',
    holds: facts => facts.isOtherScript,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > another script makes a second title',
  },
  'above-names': {
    points: 0.2,
    says: 'above names',
    because: 'A title is above them, but so is a subtitle.',
    holds: facts => facts.isAboveNames,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > a place above names makes a second title',
  },
  'above-abstract': {
    points: 0.2,
    says: 'above the abstract',
    because: 'A second title may be above the abstract in its language.',
    holds: facts => facts.isAboveAbstract,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > a place above the abstract makes a second title',
  },
  'begins-with-names': {
    points: -0.6,
    says: 'begins with names',
    because: 'Phrases such as `Analyse von Briefen` may begin like a name.',
    holds: facts => facts.beginsWithNames,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > words that begin like names are no second title',
  },
  'all-names': {
    points: -1.6,
    says: 'nothing but names',
    because: 'They are the authors.',
    holds: facts => facts.isNames,
    shownBy:
      'understand/decide/front/title/title-above-text.test.ts > the title is the first line of the likeliest style, wherever names and addresses stand',
  },
  'reads-as-address': {
    points: -0.6,
    says: 'reads as an address',
    because: 'An organisation, with commas or in few words: libraries and schools are in titles too.',
    holds: facts => facts.isAddress,
    shownBy: 'understand/decide/front/title/subtitle-rules.test.ts > an address is no second title',
  },
  'sentences-in-body-size': {
    points: -1.2,
    says: 'sentences in the size of the body',
    because: 'They are text.',
    holds: facts => facts.isText,
    shownBy:
      'understand/decide/front/title/subtitle-rules.test.ts > sentences in the size of the body are no second title',
  },
  'no-subtitle-by-its-words': {
    points: -2,
    says: 'words that no subtitle has',
    because: 'A key word, an address of the web, a phrase of publishers, the kind of the article.',
    holds: facts => facts.isOther,
    shownBy: 'understand/decide/front/front-matter.test.ts > a table below the title is no second title',
  },
} as const satisfies RuleTable<SecondTitleFacts>

/** Evidence of titles in a second language. */
export const SECOND_TITLE = 'second-title'

/** The name of one of these rules. */
export type SubtitleRule =
  | RuleNameIn<typeof SUBTITLE_RULES>
  | RuleNameIn<typeof SECOND_TITLE_RULES>
  | typeof SECOND_TITLE
