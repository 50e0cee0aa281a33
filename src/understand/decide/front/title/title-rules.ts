import type { RuleNameIn, RuleTable } from '../../../../base/collections/rules.ts'

/** What the rules see of a block that may be the title. */
export interface TitleFacts {
  /** Its words are those of the title in the file's own description. */
  readonly isInFile: boolean
  readonly hasLabel: boolean
  readonly isBold: boolean
  readonly isUnderlined: boolean
  readonly isCapital: boolean
  readonly isCentred: boolean
  readonly isInUpperPart: boolean
  readonly hasSeveralWords: boolean
  readonly isOneWord: boolean
  readonly isLogo: boolean
  readonly isAboveNames: boolean
  /** Names follow, with at most a subtitle between, and an address or the abstract after these, before any running text. */
  readonly isAboveFrontMatter: boolean
  readonly isFirstInOneType: boolean
  /** Running text is above it on its page. */
  readonly isBelowText: boolean
  /** Running text comes before it in reading order, but not above it. */
  readonly isAfterText: boolean
  readonly isBelowAbstract: boolean
  readonly isNamesWithAddress: boolean
  readonly isKindOfArticle: boolean
  readonly isPublicationInfo: boolean
  readonly namesEvent: boolean
  readonly hasKeyword: boolean
  /** Its number continues that of another heading of the page. */
  readonly isInSeries: boolean
  readonly opensWithNumber: boolean
  readonly hasCells: boolean
  readonly isAddress: boolean
}

/** Points were fitted with so many as enough. */
const FITTED_ENOUGH = 2.4

/**
 * Rules by which a block is the title, or is not. The size of its type counts, too, by how near it comes to the largest of the
 * page: see {@link POINTS_OF_LARGEST}.
 */
export const TITLE_RULES = {
  'title-in-file': {
    points: 4 / FITTED_ENOUGH,
    says: 'the file names it as the title',
    because: "A file's own description seldom repeats other words of the page.",
    holds: facts => facts.isInFile,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the title that the file names is the title',
  },
  'title-label': {
    points: 3 / FITTED_ENOUGH,
    says: 'opens with a label of titles',
    because: 'Typed title pages have labels: `Title: …`.',
    holds: facts => facts.hasLabel,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a label shows the title',
  },
  bold: {
    points: 0.6 / FITTED_ENOUGH,
    says: 'bold',
    because: 'Bold type is usual for titles, and for headings.',
    holds: facts => facts.isBold,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > bold type shows the title',
  },
  underlined: {
    points: 0.6 / FITTED_ENOUGH,
    says: 'underlined',
    because: 'Typists underline in the place of bold type.',
    holds: facts => facts.isUnderlined,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > an underline shows the title',
  },
  capitals: {
    points: 1 / FITTED_ENOUGH,
    says: 'in capitals',
    because: 'Titles of papers in one type are often in capitals.',
    holds: facts => facts.isCapital,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > capitals show the title',
  },
  centred: {
    points: 0.5 / FITTED_ENOUGH,
    says: 'centred',
    because: 'Titles are often centred; so are names and headings.',
    holds: facts => facts.isCentred,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a place in the middle shows the title',
  },
  'upper-part': {
    points: 0.7 / FITTED_ENOUGH,
    says: 'in the upper part of the page',
    because: 'Little else is there, except names and banners.',
    holds: facts => facts.isInUpperPart,
    shownBy:
      'understand/decide/front/title/title-rules.test.ts > a place in the upper part of the page shows the title',
  },
  'several-words': {
    points: 0.8 / FITTED_ENOUGH,
    says: 'several words',
    because: 'Labels, banners and names have fewer.',
    holds: facts => facts.hasSeveralWords,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > several words show the title',
  },
  'one-word': {
    points: -0.8 / FITTED_ENOUGH,
    says: 'one word',
    because: 'It is a logo, a banner or the heading of a section.',
    holds: facts => facts.isOneWord,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > one word is no title',
  },
  logo: {
    points: -6 / FITTED_ENOUGH,
    says: 'the name of the journal',
    because: 'Running heads have it too, and it may be larger than all titles.',
    holds: facts => facts.isLogo,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the name of the journal is no title',
  },
  'names-below': {
    points: 0.6 / FITTED_ENOUGH,
    says: 'names are below',
    because: 'Authors are below most titles.',
    holds: facts => facts.isAboveNames,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > names below it show the title',
  },
  'addresses-or-abstract-below-names': {
    points: 1 / FITTED_ENOUGH,
    says: 'names, and then addresses or the abstract are below',
    because: 'No section has them before any running text.',
    holds: facts => facts.isAboveFrontMatter,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > names with addresses below it show the title',
  },
  'first-in-one-type': {
    points: 0.5 / FITTED_ENOUGH,
    says: 'the first words of a paper in one type',
    because: 'A typist has only the place at the head of the page, above names, to show the title.',
    holds: facts => facts.isFirstInOneType,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the first words of a paper in one type are the title',
  },
  'below-running-text': {
    points: -3 / FITTED_ENOUGH,
    says: 'below running text',
    because: 'Only the title of the next paper is below text.',
    holds: facts => facts.isBelowText,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > words below running text are no title',
  },
  'behind-running-text': {
    points: -2 / FITTED_ENOUGH,
    says: 'after running text',
    because: 'It is at the head of a later column.',
    holds: facts => facts.isAfterText,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > words after running text are no title',
  },
  'below-abstract': {
    points: -3 / FITTED_ENOUGH,
    says: 'below the abstract',
    because: 'The abstract is below the title.',
    holds: facts => facts.isBelowAbstract,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > words below the abstract are no title',
  },
  'names-and-address': {
    points: -3 / FITTED_ENOUGH,
    says: 'names with an address',
    because: 'They may be larger than a title in capitals, which is measured by its height.',
    holds: facts => facts.isNamesWithAddress,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > names with their address are no title',
  },
  'kind-of-article': {
    points: -5 / FITTED_ENOUGH,
    says: 'names the kind of article',
    because: 'Journals print `Review article` above titles, in any size.',
    holds: facts => facts.isKindOfArticle,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the kind of an article is no title',
  },
  'publication-phrase': {
    points: -5 / FITTED_ENOUGH,
    says: 'words of a publication line',
    because: 'Lines about the publication are at the head of the page, too.',
    holds: facts => facts.isPublicationInfo,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a line about the publication is no title',
  },
  'names-event': {
    points: -4 / FITTED_ENOUGH,
    says: 'names an event',
    because: 'Manuscripts name the meeting that they were sent to, or its date.',
    holds: facts => facts.namesEvent,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the meeting that a paper was sent to is no title',
  },
  'heading-keyword': {
    points: -4 / FITTED_ENOUGH,
    says: 'a usual word for a heading',
    because: 'Titles are no key words of sections.',
    holds: facts => facts.hasKeyword,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > the key word of a heading is no title',
  },
  'number-in-series': {
    points: -3 / FITTED_ENOUGH,
    says: 'its number is one of a series',
    because: 'Sections have numbers in series.',
    holds: facts => facts.isInSeries,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a heading with a number in a series is no title',
  },
  'opens-with-number': {
    points: -1.5 / FITTED_ENOUGH,
    says: 'opens with a number',
    because: 'Sections do; but some titles do, too: `100 years of …`.',
    holds: facts => facts.opensWithNumber,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a heading with a number is no title',
  },
  'cells-of-values': {
    points: -5 / FITTED_ENOUGH,
    says: 'cells of values side by side',
    because: 'A table at the head of a page may be in larger type than its text.',
    holds: facts => facts.hasCells,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > values side by side are no title',
  },
  address: {
    points: -4 / FITTED_ENOUGH,
    says: 'an address of the web',
    because: 'Web addresses and e-mails are not titles.',
    holds: facts => facts.isAddress,
    shownBy: 'understand/decide/front/title/title-rules.test.ts > a web address is no title',
  },
} as const satisfies RuleTable<TitleFacts>

/** Points of the largest type of a page that is well larger than its body's. */
export const POINTS_OF_LARGEST = 4 / FITTED_ENOUGH

/** The name of a rule for or against a title. Size does not count for a recognised list of names. */
export type TitleRule = RuleNameIn<typeof TITLE_RULES> | 'size' | 'list-of-names'
