import type { RuleTable } from '../../../../base/collections/rules.ts'

/** What the other headings say of a block; left out is what does not hold. */
export interface AmongHeadings {
  /** It is right under a heading in another style, and has lost the points of a line alone by that. */
  readonly isUnderHeading?: true
  /** It is as far from the text above and below as headings. */
  readonly isSpacedLikeHeadings?: true
  /** It is alone before text, and headings of its size have this look, which the picture of its page may not show. */
  readonly unseen?: 'bold' | 'underlined'
  /** Its number follows that of the last heading. */
  readonly isNext?: true
  /** What was printed, where another number was read. */
  readonly readAs?: string
  /** It has the number that is missing between two headings in its style. */
  readonly fillsGap?: true
  /** Its number is in brackets, and those of sections are not. */
  readonly isInBrackets?: true
  /** Another section has its number: that of a recognised document, or one with a look that this block has not. */
  readonly taken?: 'recognised' | 'plain'
}

/** Rules by which a block is a heading because others are; each is weighed where its fact was found, in the order of `headings.ts`. */
export const AMONG_HEADINGS_RULES = {
  'number-in-brackets': {
    points: -0.75,
    says: 'its number is in brackets',
    because: 'Where sections have numbers without brackets, it is an example, a rule or a formula.',
    holds: ({ isInBrackets }) => isInBrackets === true,
    shownBy:
      'understand/decide/headings/numbering/section-succession.test.ts > numbers in brackets beside them are those of examples',
  },
  'number-taken': {
    points: -0.75,
    says: 'another heading has its number',
    because: 'It is an item of a list between two sections.',
    holds: ({ taken }) => taken === 'recognised',
    shownBy:
      'understand/decide/headings/numbering/section-succession.test.ts > an item between two sections that looks like a heading, with the number of another, is none',
  },
  'number-in-succession': {
    points: 0.875,
    says: 'its number follows that of the heading before',
    because: 'The numbers of a recognised paper say more than its type, of which the picture may not show the weight.',
    holds: ({ isNext }) => isNext === true,
    shownBy:
      'understand/decide/headings/numbering/section-succession.test.ts > recognised headings have the numbers that their succession demands, and say what was read',
  },
  'number-read-as': {
    points: 0,
    says: 'its number was read as {}',
    because: 'It says what was changed, and decides nothing.',
    holds: ({ readAs }) => readAs !== undefined,
    detail: ({ readAs = '' }) => readAs,
    shownBy:
      'understand/decide/headings/numbering/section-succession.test.ts > recognised headings have the numbers that their succession demands, and say what was read',
  },
  'bold-elsewhere': {
    points: 0.375,
    says: 'others of its size in the same position are bold',
    because: 'One bold line in three is taken for a lighter one on a picture: half of what visible weight has.',
    holds: ({ unseen }) => unseen === 'bold',
    shownBy:
      'understand/decide/headings/measured-weights.test.ts > half the points of weight are enough for a recognised line among bold headings',
  },
  'underlined-elsewhere': {
    points: 0.25,
    says: 'others of its size in the same position are underlined',
    because: 'Some drawn lines are not found on a picture: half of what a visible one has.',
    holds: ({ unseen }) => unseen === 'underlined',
    shownBy:
      'understand/decide/headings/measured-weights.test.ts > half the points of a drawn line are enough for a recognised line among underlined headings',
  },
  'under-heading': {
    points: 0.4,
    says: 'right under another heading',
    because: 'There it has neither space nor a finished paragraph above it.',
    holds: ({ isUnderHeading }) => isUnderHeading === true,
    shownBy:
      'understand/decide/headings/headings.test.ts > headings > right under another one are found without space above them',
  },
  'spaced-like-headings': {
    points: 0.375,
    says: 'as far from the text as other headings',
    because: 'The lowest level of headings may have nothing else to show it.',
    holds: ({ isSpacedLikeHeadings }) => isSpacedLikeHeadings === true,
    shownBy:
      'understand/decide/headings/spaced-headings.test.ts > a line in the type of the text that stands apart like the headings of its paper is one',
  },
  'number-taken-in-body-type': {
    points: -1.25,
    named: 'number-taken',
    says: 'another heading has its number',
    because: 'Sections with these numbers look otherwise: what else it has is a place, or an entry of an outline.',
    holds: ({ taken }) => taken === 'plain',
    shownBy:
      'understand/decide/headings/numbering/section-succession.test.ts > items of a list with the numbers of sections are no headings',
  },
  'number-in-gap': {
    points: 2,
    named: 'number-in-succession',
    says: 'its number follows that of the heading before',
    because: 'Where 2 and 4 are headings in its style, the only 3 between them is one, however full its line is.',
    holds: ({ fillsGap }) => fillsGap === true,
    shownBy:
      'understand/decide/headings/numbering/number-gaps.test.ts > a number that is missing between two headings makes a line a heading',
  },
} as const satisfies RuleTable<AmongHeadings>
