/** What has outputs by itself: each chapter of a book, or each paper of proceedings or of an issue. */
export const SPLITS = ['chapter', 'paper'] as const

/** One of {@link SPLITS}. */
export type Split = (typeof SPLITS)[number]
