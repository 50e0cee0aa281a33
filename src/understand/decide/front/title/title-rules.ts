/**
 * The evidence that a block is the title, or none, with its weights. The size of its type is weighed by how near it comes to the
 * largest of the page.
 */
export const TITLE_WEIGHTS = {
  /** The same words as in the file's own description. */
  'title-in-file': 4,
  /** `Title: …` */
  'title-label': 3,
  bold: 0.6,
  /** As typists do in the place of bold type. */
  underlined: 0.6,
  capitals: 1,
  centred: 0.5,
  'upper-part': 0.7,
  'several-words': 0.8,
  /** A logo, a banner, the heading of a section. */
  'one-word': -0.8,
  /** The name of the journal, which running heads have too. */
  logo: -6,
  'names-below': 0.6,
  /** Names follow, at most below a subtitle, and an address or the abstract these, before any running text: no section has that. */
  'addresses-or-abstract-below-names': 1,
  /** Where all is of one type, the place at the head of the page, above names, is what a typist has to show it. */
  'first-in-one-type': 0.5,
  /** A title is at the end of another paper only. */
  'below-running-text': -3,
  /** At the head of a later column. */
  'behind-running-text': -2,
  'below-abstract': -3,
  /** Names over their address, or before it, may be larger than a title in capitals, which is measured by its height. */
  'names-and-address': -3,
  'kind-of-article': -5,
  'publication-phrase': -5,
  /** The meeting that a manuscript was sent to, or its date. */
  'names-event': -4,
  'heading-keyword': -4,
  'number-in-series': -3,
  /** Titles begin with numbers, too: `100 years of …`. */
  'opens-with-number': -1.5,
  /** A table at the head of a page may be in larger type than its text. */
  'cells-of-values': -5,
  address: -4,
} as const

/** The weight of the largest type of a page that is well larger than its body's. */
export const WEIGHT_OF_LARGEST = 4

/** The name of a rule for or against a title. Size does not count for a recognised list of names. */
export type TitleRule = keyof typeof TITLE_WEIGHTS | 'size' | 'list-of-names'
