/** Where the stylesheets look for elements: what is elsewhere would be lost. */

const BLOCKS = [
  ...['p', 'page', 'footnote', 'table', 'figure', 'doubt'],
  ...['section', 'subsection', 'subsubsection', 'references', 'appendix'],
]

/** What these elements may have in them. Others have text, and a template fails where it does not know an element in it. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  article: ['header', 'body'],
  header: ['file', 'pdfmetadata', 'ocrmetadata', 'firstpageheader', 'frontmatter', 'abstract'],
  pdfmetadata: ['meta'],
  ocrmetadata: ['meta'],
  frontmatter: ['p'],
  firstpageheader: ['page', 'title', 'subtitle', 'pubinfo', 'author'],
  author: ['org'],
  ...Object.fromEntries(
    ['body', 'section', 'subsection', 'subsubsection', 'references', 'appendix'].map(name => [name, BLOCKS]),
  ),
  figure: ['p'],
  table: ['tr'],
  tr: ['td'],
  td: ['p'],
}

/** Whether no stylesheet looks for an element of this name in one of that name. */
export function wouldBeLost(name: string, parent: string): boolean {
  return CHILDREN[parent]?.includes(name) === false
}
