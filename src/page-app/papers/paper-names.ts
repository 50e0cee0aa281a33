const PAPER_NAME = /^[^.].*\.(?:pdf|xml|tetml|html?|hocr|alto)(?:\.gz)?$/iu

/** Whether a file of a folder may be a paper, by its name; files that are chosen one by one are all sent. Plain text has no pages. */
export function mayBePaper(name: string): boolean {
  return PAPER_NAME.test(name)
}

/** Characters that turn the direction of what follows: a name that has them looks like another one. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name as it is shown: its letters come in the order that they have. */
export function withoutTurns(name: string): string {
  return name.replace(TURNS, '\ufffd')
}
