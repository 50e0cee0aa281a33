/** Rules by which blocks are footnotes, and what each adds to the score of a block at the foot of a column. */
export const NOTE_WEIGHTS = {
  /** A note of the column before stops inside, and this is the only small type at the foot of the next: enough alone. */
  'goes-on-from-column': 0.6,
  'smaller-than-body': 0.3,
  /** Hardly anything else at the foot of a page begins so. */
  'raised-mark': 0.45,
  'sign-read-for-mark': 0.3,
  /** Weak: entries of lists begin so, too. */
  'number-at-start': 0.2,
  'called-on-page': 0.3,
  /** Words end in numbers for other reasons, too: only below a rule. */
  'glued-call-on-page': 0.15,
  /** Decides where type and rule say nothing, and the number is called. */
  'series-of-notes': 0.1,
  /** The call is not found, but the number follows that of the last note, which looks the same. */
  'counts-on': 0.2,
  /** So do lines inside the block, which is apart from the text: several notes, and a list would begin with its first number. */
  'counts-on-inside': 0.15,
  /** The next note found has the number behind that of the last block of a column, and its sign. */
  'counts-up-to-note': 0.3,
  /** Nearly enough: a paragraph that a float divides may begin in small letters, too. */
  'goes-on-from-note': 0.45,
  'apart-from-text': 0.1,
  /** In type of the body's size: all that tells a typist's notes from the text. */
  'glued-mark-apart': 0.3,
  /** Quotations are set closer, too, but open with no mark. */
  'closer-lines': 0.3,
  'rule-above': 0.3,
  'below-note-with-rule': 0.3,
  'small-type-apart': 0.3,
  /** With any mark, as white space above the last lines of a page has hardly another cause. */
  'far-below-text': 0.35,
  /** The line that separates notes is the best evidence of a recognised page: enough alone. */
  'under-separator': 0.55,
  /** A tagged PDF, or the region of an OCR file, says so: enough alone. */
  'tagged-note': 0.55,
} as const

/** The name of one of them. */
export type NoteRule = keyof typeof NOTE_WEIGHTS

/** Their names. */
export const NOTE_RULES = Object.keys(NOTE_WEIGHTS) as NoteRule[]
