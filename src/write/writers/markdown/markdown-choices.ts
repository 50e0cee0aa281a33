/** What may be chosen for Markdown: citations as links, page marks, all notes at the end, no front matter. */
export const MARKDOWN_CHOICES = ['links', 'pages', 'end-notes', 'no-front-matter'] as const

/** One of {@link MARKDOWN_CHOICES}. */
export type MarkdownChoice = (typeof MARKDOWN_CHOICES)[number]
