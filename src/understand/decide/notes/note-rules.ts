import type { RuleNameIn, RuleTable } from '../../../base/collections/rules.ts'
import type { NoteFacts } from './note-facts.ts'

/**
 * Rules by which blocks at the foot of a column are footnotes.
 *
 * Points are elevenths, so that two kinds of evidence are enough where each of them is rare elsewhere (6 and 6, 9 and 2), and two
 * that lists and captions show too are not (6 and 4).
 */
export const NOTE_RULES = {
  'smaller-than-body': {
    points: 6 / 11,
    says: 'smaller than the body',
    because: 'Captions, quotations and notices are small, too.',
    holds: ({ isSmall }) => isSmall === true,
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes when they are of smaller type and open with a raised mark or a symbol',
  },
  'raised-mark': {
    points: 9 / 11,
    says: 'begins with a raised mark',
    because: 'Little else at the foot of a page begins so.',
    holds: ({ mark }) => mark === 'raised',
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes of body type when rule and mark speak for them',
  },
  'sign-read-for-mark': {
    points: 6 / 11,
    says: 'begins with characters that may be a misread mark',
    because: 'Raised marks are misread in few ways, which open other lines, too.',
    holds: ({ mark }) => mark === 'misread',
    shownBy:
      'understand/decide/notes/note-rules.test.ts > a misread mark that touches its word, far below the text, is that of a note in the type of the text',
  },
  'number-at-start': {
    points: 4 / 11,
    says: 'begins with a number',
    because: 'Entries of lists begin so, too.',
    holds: ({ mark }) => mark === 'number',
    shownBy:
      'understand/decide/notes/low-feet.test.ts > type of the body is a note at the foot of a recognised page where it has a mark and much space above',
  },
  'glued-mark-apart': {
    points: 6 / 11,
    says: 'its mark touches the first word, far below the text',
    because: 'In type of the size of the body this is all that tells the notes of a typist from the text.',
    holds: ({ hasGluedMark }) => hasGluedMark === true,
    shownBy:
      'understand/decide/notes/note-rules.test.ts > a misread mark that touches its word, far below the text, is that of a note in the type of the text',
  },
  'called-on-page': {
    points: 6 / 11,
    says: 'its mark is called in the text of the page',
    because: 'Numbers of lists may be raised in the text by chance.',
    holds: ({ isCalled }) => isCalled === true,
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes when the text of the page calls their number, raised or not',
  },
  'series-of-notes': {
    points: 2 / 11,
    says: 'looks like the other notes that are called',
    because: 'Decides where type and rule say nothing, and the number is called.',
    holds: ({ inSeries }) => inSeries === 'called',
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > of body type are notes without a rule where they answer the calls of the paper',
  },
  'counts-on': {
    points: 4 / 11,
    says: 'its number follows that of the last note',
    because: 'The call was not found, but it looks like the other notes.',
    holds: ({ inSeries }) => inSeries === 'next',
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes when their number is the next of the series, though no call is found',
  },
  'counts-on-inside': {
    points: 3 / 11,
    says: 'lines inside it continue the numbers of the notes',
    because: 'Several notes, apart from the text: a list would begin with its first number.',
    holds: ({ countsOnInside }) => countsOnInside === true,
    shownBy:
      'understand/decide/notes/low-feet.test.ts > several notes in one block follow the last one of another page, where they are apart from the text',
  },
  'goes-on-from-note': {
    points: 9 / 11,
    says: 'continues the last note',
    because: 'Nearly enough: a paragraph that a float divides may begin in small letters, too.',
    holds: ({ continuesNote }) => continuesNote === true,
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > go on in body type on the next page, under a rule or apart from its text',
  },
  'apart-from-text': {
    points: 2 / 11,
    says: 'apart from the text',
    because: 'Above the rest of a note there is white space; above that of a paragraph there is none.',
    holds: ({ isFarBelow, continuesNote, countsUp }) =>
      isFarBelow === true && (continuesNote === true || countsUp === true),
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > go on in body type on the next page, under a rule or apart from its text',
  },
  'rule-above': {
    points: 6 / 11,
    says: 'below a rule',
    because: 'Tables and boxes end with rules, too.',
    holds: ({ rule }) => rule === 'above',
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes when they are of smaller type below a short rule',
  },
  'below-note-with-rule': {
    points: 6 / 11,
    says: 'below a note that is below a rule',
    because: 'The rule separates all notes of a column.',
    holds: ({ rule }) => rule === 'further-above',
    shownBy:
      'understand/decide/notes/note-rules.test.ts > a raised mark is that of a note in the type of the text below another one with a rule above it',
  },
  'glued-call-on-page': {
    points: 3 / 11,
    says: 'a word of the page ends in its number',
    because: 'Words end in numbers for other reasons, too: only below a rule.',
    holds: ({ hasGluedCall }) => hasGluedCall === true,
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes of body type below a rule when a word of the page ends in their number, which may be a raised figure of its font',
  },
  'small-type-apart': {
    points: 6 / 11,
    says: 'small type at the foot of a recognised page',
    because: 'Recognition loses marks and rules, but measures the size of type.',
    holds: ({ isSmallFoot }) => isSmallFoot === true,
    shownBy:
      'understand/decide/notes/note-rules.test.ts > small type at the foot of a recognised page is a note right below its white space, without a mark',
  },
  'far-below-text': {
    points: 7 / 11,
    says: 'far below the text of a recognised page',
    because: 'With any mark, as white space above the last lines of a page has hardly another cause.',
    holds: ({ isLow }) => isLow === true,
    shownBy:
      'understand/decide/notes/low-feet.test.ts > type of the body is a note at the foot of a recognised page where it has a mark and much space above',
  },
  'closer-lines': {
    points: 6 / 11,
    says: 'its lines are closer than those of the text',
    because: 'Quotations are set closer, too, but open with no mark.',
    holds: ({ isCloser }) => isCloser === true,
    shownBy:
      'understand/decide/notes/note-rules.test.ts > a number is that of a note whose lines are closer than those of the text, apart from it',
  },
  'closer-and-apart': {
    points: 2 / 11,
    named: 'apart-from-text',
    says: 'apart from the text',
    because: 'White space above lines that are closer than the text is that above notes, or quotations.',
    holds: ({ isCloser, isFarBelow, continuesNote }) =>
      isCloser === true && isFarBelow === true && continuesNote !== true,
    shownBy:
      'understand/decide/notes/note-rules.test.ts > a number is that of a note whose lines are closer than those of the text, apart from it',
  },
  'under-separator': {
    points: 1,
    says: 'below the line that separates notes',
    because: 'It is the best evidence of a recognised page: enough alone.',
    holds: ({ isSeparated }) => isSeparated === true,
    shownBy:
      'understand/decide/notes/under-separator.test.ts > type of the body below a short line at the foot of a recognised page > is a note without its mark',
  },
  'tagged-note': {
    points: 1,
    says: 'the file calls it a note',
    because: 'A tagged PDF or the region of an OCR file is enough alone.',
    holds: ({ isTagged }) => isTagged === true,
    shownBy:
      'understand/decide/notes/footnotes.test.ts > blocks at the foot of a column > are notes when the file says so',
  },
  'goes-on-from-column': {
    points: 12 / 11,
    says: 'continues the note of the column before',
    because:
      'That stops inside a sentence, and this is the only small type at the foot of the next column: enough alone.',
    holds: ({ continuesColumn }) => continuesColumn === true,
    shownBy:
      'understand/decide/notes/note-rules.test.ts > small type continues the note at the foot of the column before with any word',
  },
  'counts-up-to-note': {
    points: 6 / 11,
    says: 'its number is the one before that of the next note',
    because: 'The last lines of a full page, with the look of the next note and the number before it.',
    holds: ({ countsUp }) => countsUp === true,
    shownBy:
      'understand/decide/notes/first-of-series.test.ts > the last block of a recognised page is a note where the next note has its sign and the number behind its own',
  },
} as const satisfies RuleTable<NoteFacts>

/** The name of one of them. */
export type NoteRule = RuleNameIn<typeof NOTE_RULES>
