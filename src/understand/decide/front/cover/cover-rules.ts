import type { RuleTable } from '../../../../base/collections/rules.ts'

/** What the rules see of a block of a cover that may be the title. */
export interface CoverTitleFacts {
  /** The label of titles is left of it or above it. */
  readonly isLabelled: boolean
  readonly isNames: boolean
  /** Others have the label of an author. */
  readonly isBesideLabelled: boolean
  readonly namesOrganisation: boolean
  readonly isCourse: boolean
  /** It has the label of an author or a guide. */
  readonly isPerson: boolean
  readonly opensWithKind: boolean
  readonly hasYear: boolean
  readonly isRunningHead: boolean
  /** Its lines are on one of the next pages again, and nothing else in them. */
  readonly isAgain: boolean
}

/**
 * Rules for the title of a cover, which add to those for all titles (`title-rules.ts`). Title and authors are chosen together, as the pair
 * with the most points: a name in the largest type is no title while other words may be one.
 */
export const COVER_TITLE_RULES = {
  'title-label': {
    points: 3,
    says: 'the title has a label',
    because: 'Forms say what the title is: `Title:` and the words beside or below.',
    holds: facts => facts.isLabelled,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > the title is what its label says',
  },
  'names-for-title': {
    points: -0.6,
    says: 'the title is names',
    because: 'Covers print the author in the largest type, too; but a title may be like a name: `Coxeter Groups`.',
    holds: facts => facts.isNames,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > names are no title, though another is labelled',
  },
  'names-and-no-label': {
    points: -1.4,
    says: 'the title is names, and nobody else has the label of an author',
    because: 'They are the author then.',
    holds: facts => facts.isNames && !facts.isBesideLabelled,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > names are no title',
  },
  'organisation-for-title': {
    points: -2.5,
    says: 'the title names an organisation',
    because: 'Universities and faculties are in large type at the head of covers.',
    holds: facts => facts.namesOrganisation,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > an organisation is no title',
  },
  'course-for-title': {
    points: -2,
    says: 'the title is a course of study',
    because: 'Courses of study have the words of titles.',
    holds: facts => facts.isCourse,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a course of study is no title',
  },
  'person-for-title': {
    points: -3,
    says: 'the title has the label of a person',
    because: 'A label says who wrote the work, or who guided it.',
    holds: facts => facts.isPerson,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > who has a label is no title',
  },
  'kind-and-more-for-title': {
    points: -1,
    says: 'the title opens with the kind of the work',
    because: '`Dissertation for the degree of doctor` is a sentence of the cover.',
    holds: facts => facts.opensWithKind,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a sentence about the degree is no title',
  },
  'year-in-title': {
    points: -0.8,
    says: 'the title has a year',
    because: 'Dates and places are in lines of several words.',
    holds: facts => facts.hasYear,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a place with a date is no title',
  },
  'title-in-running-heads': {
    points: 1,
    says: 'the title is a running head',
    because: 'Running heads repeat the title, and seldom the institution.',
    holds: facts => facts.isRunningHead,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a running head shows the title',
  },
  'title-again': {
    points: 0.2,
    says: 'the title is on one of the next pages again',
    because:
      'Title pages and forms repeat it; they repeat the institution and have the title in another language, too.',
    holds: facts => facts.isAgain,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > what is on a further title page shows the title',
  },
} as const satisfies RuleTable<CoverTitleFacts>

/** What the rules see of names on a cover that may be the authors. */
export interface CoverAuthorFacts {
  readonly hasLabel: boolean
  readonly isInFile: boolean
  /** Declares on a later page to have written the work. */
  readonly declares: boolean
  readonly hasStudentNumber: boolean
  readonly teaches: boolean
  readonly areWords: boolean
  readonly isAboveDate: boolean
  readonly isBelowTitle: boolean
  /** No other names are nearer to the title. */
  readonly isNearest: boolean
}

/** Points of having an author at all: nearly all covers name one. */
export const POINTS_OF_AUTHORS = 1

/** Rules for the authors of a cover. */
export const COVER_AUTHOR_RULES = {
  'author-label': {
    points: 2,
    says: 'the author has a label',
    because: 'A label says who wrote the work.',
    holds: facts => facts.hasLabel,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a label shows the author',
  },
  'author-in-file': {
    points: 0.25,
    says: 'the file names the author',
    because: "A file's own description may name the person, the institution or the owner of the computer.",
    holds: facts => facts.isInFile,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > the file shows the author',
  },
  'author-declares': {
    points: 0.8,
    says: 'the author declares on a later page to have written the work',
    because: '`I, Ann Lee, declare …` is signed by authors alone.',
    holds: facts => facts.declares,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a declaration shows the author',
  },
  'student-number': {
    points: 0.8,
    says: 'the author has the number of a student',
    because: 'Students have numbers, and those who teach them have none.',
    holds: facts => facts.hasStudentNumber,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > the number of a student shows the author',
  },
  'academic-title': {
    points: -0.9,
    says: 'the author has an academic title or a post',
    because: 'Who guided or judged the work has one; authors of books and a few theses have one, too.',
    holds: facts => facts.teaches,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a professor is no author where others are named',
  },
  'ordinary-words': {
    points: -0.8,
    says: 'the author is ordinary words',
    because: 'A title in another language may have the form of a name.',
    holds: facts => facts.areWords,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > ordinary words are no author where others are named',
  },
  'above-date': {
    points: -0.3,
    says: 'a date is right below',
    because: 'Places are above dates, and a few authors.',
    holds: facts => facts.isAboveDate,
    shownBy:
      'understand/decide/front/cover/cover-rules.test.ts > a place above a date is no author where others are named',
  },
  'below-title': {
    points: 0.4,
    says: 'the author is below the title',
    because: 'Most covers name the author there.',
    holds: facts => facts.isBelowTitle,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > a name below the title is the author',
  },
  'nearest-to-title': {
    points: 0.3,
    says: 'no other name is nearer to the title',
    because: 'Guides and juries are further down.',
    holds: facts => facts.isNearest,
    shownBy: 'understand/decide/front/cover/cover-rules.test.ts > the nearest name is the author',
  },
} as const satisfies RuleTable<CoverAuthorFacts>
