const PAPER_NAME = /^[^.].*\.(?:pdf|xml|tetml|html?|hocr|alto)(?:\.gz)?$/iu

/** Whether a file of a folder may be a paper, by its name; files that are chosen one by one are all sent. Plain text has no pages. */
export function mayBePaper(name: string): boolean {
  return PAPER_NAME.test(name)
}
