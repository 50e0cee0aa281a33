import type { RuleNameIn, RuleTable } from '../../../../base/collections/rules.ts'
import type { HeadingFacts } from './heading-facts.ts'
import type { AMONG_HEADINGS_RULES } from './among-headings-rules.ts'

/**
 * Rules by which a block is a heading, by itself: its type, its words, its place, what the file says, then what headings are not like.
 *
 * The points were found on papers of many publishers: what is seldom anything but a heading has 0.75 or 1, what emphasis or a list
 * shows too 0.25 to 0.5, a hint less. With 1 a block is a heading, with less where others look like it (`headings.ts`).
 */
export const HEADING_RULES = {
  bold: {
    points: 0.75,
    says: 'bold',
    because: 'Whole blocks of a text are bold for little else.',
    holds: facts => facts.isBolder,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > bold makes a heading',
  },
  'much-larger': {
    points: 0.75,
    says: 'much larger than the body',
    because: 'Type that is a quarter larger is for titles of some kind.',
    holds: facts => facts.isMuchLarger,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > much larger type makes a heading',
  },
  larger: {
    points: 0.5,
    says: 'larger than the body',
    because: 'Leads and quotations may be somewhat larger, too.',
    holds: facts => facts.isLarger && !facts.isMuchLarger,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > larger type makes a heading',
  },
  capitals: {
    points: 0.5,
    says: 'in capitals',
    because: 'So are rows of acronyms and of names.',
    holds: facts => facts.isCapital,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > capitals make a heading',
  },
  italic: {
    points: 0.375,
    says: 'italic',
    because: 'Italics are for emphasis and for statements as well.',
    holds: facts => facts.isSlanted,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > italics make a heading',
  },
  'other-font': {
    points: 0.175,
    says: 'another font than the body',
    because: 'So have labels, notices and programs.',
    holds: facts => facts.isOtherFont,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > another font makes a heading',
  },
  'font-of-headings': {
    points: 0.3,
    says: 'in a font that mostly short blocks have',
    because: 'A font that the paper keeps for short blocks is one of headings, or of labels.',
    holds: facts => facts.isInFontOfHeadings,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a font of short blocks makes a heading',
  },
  underlined: {
    points: 0.5,
    says: 'underlined',
    because: 'Typists underline headings, and now and then a word.',
    holds: facts => facts.isUnderlined,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a line below the words makes a heading',
  },
  colour: {
    points: 0.25,
    says: 'in another colour than the body',
    because: 'Links and labels have a colour, too.',
    holds: facts => facts.isColored,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > colour makes a heading',
  },
  centred: {
    points: 0.175,
    says: 'centred',
    because: 'Formulas, quotations and captions are centred more often.',
    holds: facts => facts.isCentered,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a place in the middle makes a heading',
  },
  numbered: {
    points: 0.375,
    says: 'begins with the number of a section',
    because: 'Items of lists have numbers of one part, too.',
    holds: ({ number }) => number?.restStart === 'capital' && number.depth === 1,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a number makes a heading',
  },
  'numbered-in-parts': {
    points: 0.55,
    named: 'numbered',
    says: 'begins with the number of a section',
    because: 'Few items of lists have numbers of several parts.',
    holds: ({ number }) => number?.restStart === 'capital' && number.depth > 1,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a number of several parts makes a heading',
  },
  'number-before-small-letter': {
    points: -0.25,
    says: 'a small letter follows its number',
    because: 'A number before a small letter counts something.',
    holds: ({ number }) => number?.restStart === 'small',
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a number before a small letter makes none',
  },
  keyword: {
    points: 0.75,
    says: 'the usual words for: {}',
    because: 'A line that is nothing but the name of a section is seldom anything else.',
    holds: ({ keyword }) => keyword !== undefined && keyword.concept !== 'introduction',
    detail: ({ keyword }) => keyword?.concept ?? '',
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a key word makes a heading',
  },
  'keyword-introduction': {
    points: 0.5,
    says: 'the usual words for: introduction',
    because: 'It is a word of running heads and of lists of contents as well.',
    holds: ({ keyword }) => keyword?.concept === 'introduction',
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > the word introduction makes a heading',
  },
  'space-above': {
    points: 0.25,
    says: 'white space above',
    because: 'Paragraphs, items and displays have space above them, too.',
    holds: facts => facts.hasSpaceAbove,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > space above makes a heading',
  },
  'space-below': {
    points: 0.15,
    says: 'white space below',
    because: 'Many headings are close to their text.',
    holds: facts => facts.hasSpaceBelow,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > space below makes a heading',
  },
  'stands-alone': {
    points: 0.25,
    says: 'is alone on its line',
    because: 'A short line that ends no sentence, above a longer text, is no paragraph; it may be a line of a list.',
    holds: facts => facts.isAlone,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a line alone makes a heading',
  },
  'apart-in-one-type': {
    points: 0.5,
    says: 'far from the text above, in a paper of one type',
    because: 'A typist may have nothing else to show a heading.',
    holds: facts => facts.isApartInOneType,
    shownBy:
      'understand/decide/headings/typed-headings.test.ts > a short line above a set-in paragraph is a heading of a recognised paper in one type, by the space above it',
  },
  outline: {
    points: 1,
    says: 'in the outline of the file',
    because: 'Whoever made the file says that it is one.',
    holds: facts => facts.isInOutline,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > an entry of the outline makes a heading',
  },
  'tagged-heading': {
    points: 0.75,
    says: 'the file calls it a heading',
    because: 'Programs tag lines for their type alone, so it is not enough by itself.',
    holds: facts => facts.isTagged,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a tag of the file makes a heading',
  },
  long: {
    points: -0.5,
    says: 'longer than most headings',
    because: 'Leads and statements are set off in two lines and more.',
    holds: facts => facts.isLong,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > many words make none',
  },
  'ends-like-a-sentence': {
    points: -0.45,
    says: 'ends like a sentence',
    because: 'Some journals end their headings with a stop, most do not.',
    holds: ({ ending }) => ending === 'sentence',
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a stop makes none',
  },
  'ends-like-a-question': {
    points: -0.075,
    named: 'ends-like-a-sentence',
    says: 'ends like a sentence',
    because: 'Headings may ask.',
    holds: ({ ending }) => ending === 'question',
    shownBy:
      'understand/decide/headings/rules/heading-rules.test.ts > a question mark makes none where little else shows a heading',
  },
  'ends-open': {
    points: -0.625,
    says: 'breaks off inside a sentence',
    because: 'What ends with a comma or a hyphen continues in the next line.',
    holds: ({ ending }) => ending === 'open',
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a comma at the end makes none',
  },
  'ends-with-colon': {
    points: -0.2,
    named: 'ends-open',
    says: 'breaks off inside a sentence',
    because: 'Some headings end with a colon; more lines that announce a list do.',
    holds: ({ ending }) => ending === 'colon',
    shownBy:
      'understand/decide/headings/rules/heading-rules.test.ts > a colon at the end makes none where little else shows a heading',
  },
  'starts-small': {
    points: -0.75,
    says: 'begins with a small letter',
    because: 'It is the rest of a sentence.',
    holds: facts => facts.startsSmall && !facts.isMuchLarger,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a small letter at the start makes none',
  },
  'starts-small-in-large-type': {
    points: -0.25,
    named: 'starts-small',
    says: 'begins with a small letter',
    because: 'Designers set titles in small letters, in type that is much larger.',
    holds: facts => facts.startsSmall && facts.isMuchLarger,
    shownBy:
      'understand/decide/headings/rules/heading-rules.test.ts > a small letter makes none in large type where little else shows a heading',
  },
  bullet: {
    points: -0.75,
    says: 'begins with a bullet',
    because: 'It is an item of a list.',
    holds: facts => facts.hasBullet,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a bullet makes none',
  },
  'item-of-list': {
    points: -0.75,
    says: 'has the number beside that of a line above it',
    because: 'In the type of the body it is an item of a list, whose items are set apart.',
    holds: facts => facts.isItem,
    shownBy:
      'understand/decide/headings/rules/heading-rules.test.ts > the number after that of the line above makes none',
  },
  'labelled-statement': {
    points: -1,
    says: 'begins like a theorem, a hypothesis or a file',
    because: 'Such a label names what follows it, not a section.',
    holds: facts => facts.isStatement,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > the label of a statement makes none',
  },
  formula: {
    points: -0.75,
    says: 'like a formula',
    because: 'Displays are set off as headings are.',
    holds: facts => facts.isFormula,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a formula is none',
  },
  'row-of-cells': {
    points: -1,
    says: 'its words are spaced like cells of a table',
    because: 'Names of columns are bold, short and apart from the text.',
    holds: facts => facts.isRowOfCells,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > a row of cells is none',
  },
  'labels-of-parts': {
    points: -1,
    says: 'labels of the parts of a figure',
    because: 'They are in a row below their figure.',
    holds: facts => facts.isLabelsOfParts,
    shownBy: 'understand/decide/headings/rules/heading-rules.test.ts > labels of the parts of a figure are none',
  },
  'fills-column': {
    points: -0.25,
    says: 'as wide as the column',
    because: 'Lines of paragraphs are; few headings are.',
    holds: facts => facts.fillsColumn,
    shownBy:
      'understand/decide/headings/rules/heading-rules.test.ts > a line as wide as the column makes none where little else shows a heading',
  },
  'opens-text': {
    points: -3.5,
    says: 'opens a paragraph that continues after it',
    because: 'Outweighs all other evidence: the words continue in the next line, so this is no heading on its line.',
    holds: facts => facts.opensText,
    shownBy:
      'understand/decide/headings/heading-candidates.test.ts > a block > that opens a paragraph is none, though the outline has its words, and would be none in larger type apart from the text',
  },
} as const satisfies RuleTable<HeadingFacts>

/** The name of a rule of headings, with the key word or the number that was read. */
export type HeadingRule = RuleNameIn<typeof HEADING_RULES> | RuleNameIn<typeof AMONG_HEADINGS_RULES>
