import type { RuleNameIn, RuleTable } from '../../../base/collections/rules.ts'

/** What is seen of sentences below the names, without a heading, before the body. */
export interface AbstractStartFacts {
  readonly looksOtherwise: boolean
  readonly hasOtherFace: boolean
  readonly isAboveKeywords: boolean
  readonly isAboveIntroduction: boolean
  readonly hasNames: boolean
}

/** What is seen of a block after the abstract so far. */
export interface AbstractFacts {
  readonly isAlike: boolean
  readonly isLikeBody: boolean
  /** A box is drawn around the finished abstract, and not around this. */
  readonly leavesFrame: boolean
  /** A box is drawn around both, and not around the title. */
  readonly sharesFrame: boolean
  readonly hasOtherEdges: boolean
  readonly isBehindNotice: boolean
  readonly hasDropCapital: boolean
  /** The abstract so far stops inside a sentence. */
  readonly isUnfinished: boolean
  /** It opens with a small letter in the next line. */
  readonly continuesSentence: boolean
  readonly isBelowLabel: boolean
  readonly isAboveFrontMatter: boolean
  readonly isFirstInScriptOfTitle: boolean
  readonly isAnnounced: boolean
}

/** Rules by which sentences below the names, without a heading, are the abstract. */
export const ABSTRACT_START_RULES = {
  'other-look-before-body': {
    points: 1,
    says: 'looks otherwise than the body',
    because: 'Other type, set in, or across its columns: that is how abstracts are set off.',
    holds: facts => facts.looksOtherwise,
    shownBy:
      'understand/decide/front/front-matter.test.ts > the abstract > is found by its look where it has no heading',
  },
  'other-face-before-body': {
    points: 0.75,
    says: 'in another face than the body',
    because: 'Journals that set all text in one size change the face.',
    holds: facts => facts.hasOtherFace,
    shownBy: 'understand/decide/front/abstract-rules.test.ts > another face is enough below names',
  },
  'key-words-below': {
    points: 0.75,
    says: 'key words follow',
    because: 'They are below abstracts.',
    holds: facts => facts.isAboveKeywords,
    shownBy: 'understand/decide/front/abstract-rules.test.ts > key words below are enough below names',
  },
  'introduction-below': {
    points: 0.75,
    says: 'the introduction follows',
    because: 'Little but an abstract comes between the names and `Introduction`.',
    holds: facts => facts.isAboveIntroduction,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > in a typescript without a heading, text below the names > is the abstract above the introduction, which may say what it is about',
  },
  'below-names': {
    points: 0.25,
    says: 'below the names',
    because: 'Dedications and mottos are there, too.',
    holds: facts => facts.hasNames,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > in a typescript without a heading, text below the names > is the abstract above the introduction, which may say what it is about',
  },
} as const satisfies RuleTable<AbstractStartFacts>

/** Rules by which a block continues the abstract. */
export const ABSTRACT_RULES = {
  'looks-like-abstract': {
    points: 2,
    says: 'looks like the abstract so far',
    because: 'It is enough where nothing counts against it.',
    holds: facts => facts.isAlike,
    shownBy:
      'understand/decide/front/front-matter.test.ts > text below the abstract of a typescript opens the paper, unless its first section is the introduction',
  },
  'looks-otherwise': {
    points: -2,
    says: 'looks otherwise than its neighbours',
    because: 'Names, notes and the body are set otherwise.',
    holds: facts => !facts.isAlike,
    shownBy:
      'understand/decide/front/front-matter.test.ts > names > stand below the abstract where none stand above it',
  },
  'set-like-body': {
    points: -2,
    says: 'set like the body',
    because: 'Nothing separates the two where the abstract is set like it too.',
    holds: facts => facts.isLikeBody,
    shownBy:
      'understand/decide/front/front-matter.test.ts > text below the abstract of a typescript opens the paper, unless its first section is the introduction',
  },
  'outside-frame': {
    points: -3,
    says: 'outside the box of the abstract',
    because: 'A box is drawn around a finished abstract.',
    holds: facts => facts.leavesFrame,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract ends before text without a heading that looks like it > where it stands on a shade and the text does not',
  },
  'same-frame': {
    points: 4,
    says: 'in the box of the abstract',
    because: 'No section of the body begins in that box.',
    holds: facts => facts.sharesFrame,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract in a box > goes on in a box on the next page, whatever is at the foot of the first',
  },
  'other-edges': {
    points: -3,
    says: 'other edges than the abstract',
    because: 'A motto, or text across the column below an abstract that is set in.',
    holds: facts => facts.hasOtherEdges,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract ends before text without a heading that looks like it > where the text is wider on both sides',
  },
  'behind-notice': {
    points: -2,
    says: 'after dates or another notice',
    because: 'These come below a finished abstract.',
    holds: facts => facts.isBehindNotice && !facts.isUnfinished,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract ends before text without a heading that looks like it > where dates stand between them',
  },
  'drop-capital': {
    points: -3,
    says: 'begins with a capital over several lines',
    because: 'Such a capital opens the body.',
    holds: facts => facts.hasDropCapital,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract ends before text without a heading that looks like it > where a drop capital opens the text',
  },
  'sentence-continues': {
    points: 1,
    says: 'a sentence continues from before',
    because: 'The abstract is not finished.',
    holds: facts => facts.isUnfinished,
    shownBy:
      'understand/decide/front/abstract-rules.test.ts > an unfinished sentence is enough in the type of the abstract and of the body',
  },
  'sentence-right-below': {
    points: 4,
    says: 'continues a sentence right below',
    because: 'A word in another face makes the rest of a sentence look like another style.',
    holds: facts => facts.isUnfinished && facts.continuesSentence,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > the abstract > goes on right below an unfinished sentence, though a line begins in another face',
  },
  'below-label': {
    points: 4,
    says: 'right below the label of a part of the abstract',
    because: 'The label says what it is: `Methods`.',
    holds: facts => facts.isBelowLabel,
    shownBy:
      'understand/decide/front/abstract-extent.test.ts > an abstract has the text right below the label of a part, whatever its look, and its rest at the head of the next page',
  },
  'front-matter-below': {
    points: 1,
    says: 'key words or the first heading follow',
    because: 'The text before them is still front matter.',
    holds: facts => facts.isAboveFrontMatter,
    shownBy:
      'understand/decide/front/front-matter.test.ts > text below the abstract of a typescript opens the paper, unless its first section is the introduction',
  },
  'first-in-script-of-title': {
    points: 5,
    says: 'the first in the script of the title',
    because: 'The abstract so far has another script; that in the script of the title follows, however it is set.',
    holds: facts => facts.isFirstInScriptOfTitle,
    shownBy:
      'understand/decide/front/abstract-rules.test.ts > the first text in the script of the title is enough, whatever it looks like',
  },
  'announced-in-two-languages': {
    points: 5,
    says: 'announced by its heading in two languages',
    because: 'The heading is `Résumé – Abstract`, and one text is below it.',
    holds: facts => facts.isAnnounced,
    shownBy:
      'understand/decide/front/front-matter.test.ts > abstracts in two languages > are both below a heading in both, also where the second looks otherwise',
  },
} as const satisfies RuleTable<AbstractFacts>

/** The name of one of them. */
export type AbstractRule = RuleNameIn<typeof ABSTRACT_START_RULES> | RuleNameIn<typeof ABSTRACT_RULES>
