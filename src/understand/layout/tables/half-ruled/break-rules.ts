import type { RuleTable } from '../../../../base/collections/rules.ts'

/** What is seen between the rules where one table may end and another begin. */
export interface BreakFacts {
  /** Lines of running text: several, one that is no label, or none. */
  readonly text: 'lines' | 'line' | undefined
  /** White, in distances of rows; 0 where there is no more than between rows. */
  readonly white: number
  /** The boxes above and below are closed, and the sides between them are not drawn. */
  readonly hasOpenSides: boolean
  /** Whether the rows above and below are in the same columns, each in one of the others; `undefined` where it is not clear. */
  readonly columns: 'same' | 'other' | undefined
  /** A rule below names of columns follows. */
  readonly hasHeadBelow: boolean
  /** The head of the table above is printed again below. */
  readonly hasHeadAgain: boolean
}

/** White that may part tables, and that does, in distances of rows. */
export const WHITE_IN_ROWS = 1.5
const MUCH_WHITE_IN_ROWS = 2.5

/**
 * Rules by which one table ends and another begins between two rules of one width. A row of text between rules may be the title of
 * a group, and white may set groups apart: it takes two of these.
 */
export const BREAK_RULES = {
  'lines-of-text': {
    points: 1,
    says: 'lines of running text',
    because: 'Titles of groups are one line, and cells are in columns.',
    holds: ({ text }) => text === 'lines',
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by lines of text with white around them, though they have the same columns',
  },
  'one-line-of-text': {
    points: 0.5,
    says: 'a line of running text',
    because: 'The title of a group may be a sentence.',
    holds: ({ text }) => text === 'line',
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by a line of text where they have other columns',
  },
  white: {
    points: 0.75,
    says: 'white as high as a row',
    because: 'Groups of rows are set apart by white.',
    holds: ({ white }) => white >= WHITE_IN_ROWS && white < MUCH_WHITE_IN_ROWS,
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by white where several columns of one are in one of the other',
  },
  'much-white': {
    points: 1,
    says: 'white as high as two rows',
    because: 'White between groups is less.',
    holds: ({ white }) => white >= MUCH_WHITE_IN_ROWS,
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by white of three rows where the columns are neither the same nor wholly others',
  },
  'open-sides': {
    points: 1,
    says: 'sides that are not drawn between two boxes',
    because: 'The box of one table is closed.',
    holds: ({ hasOpenSides }) => hasOpenSides,
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted where their sides are not drawn',
  },
  'other-columns': {
    points: 0.5,
    says: 'other columns',
    because: 'Cells that span columns look like other columns.',
    holds: ({ columns }) => columns === 'other',
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by a line of text where they have other columns',
  },
  'same-columns': {
    points: -0.5,
    says: 'the same columns',
    because: 'Neighbours seldom have them.',
    holds: ({ columns }) => columns === 'same',
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > one table > has groups that much white sets apart',
  },
  'head-below': {
    points: 0.25,
    says: 'a head follows',
    because: 'The parts of one table may have heads.',
    holds: ({ hasHeadBelow }) => hasHeadBelow,
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted by less white where a head follows',
  },
  'head-again': {
    points: 1.5,
    says: 'the head is printed again',
    because: 'Rows that continue below their head do not need it; the columns are the same then.',
    holds: ({ hasHeadAgain }) => hasHeadAgain,
    shownBy:
      'understand/layout/tables/half-ruled/chain-breaks.test.ts > two tables of one width below each other > are parted where boxes with the same head are apart',
  },
} as const satisfies RuleTable<BreakFacts>
