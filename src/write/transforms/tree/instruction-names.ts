/** The names of instructions that the stylesheets ask for, by what becomes of them. */

/** What a block may be, by a name, and what it says of itself by `key="value"` alone. */
export const KINDS = new Set(['code', 'gloss', 'item', 'references', 'run-in', 'table-note', 'theorem'])
export const FACTS = new Set(['confidence', 'head', 'id', 'lang', 'level', 'name', 'type'])

/** Names of works and people, before the text of a reference. */
export const FIELDS = new Set(['bibl', 'bibl-author', 'bibl-editor'])

/** Places in the text. `p` begins a paragraph, which may say something of itself as a block does. */
export const PLACES = new Set([
  'call',
  'cb',
  'corrected',
  'float',
  'formula',
  'hyphen',
  'label-end',
  'lb',
  'no-note',
  'org-part',
  'p',
  'pb',
])

/** Styles that are switched on, and off by the same name with a slash. */
export const STYLES = new Set(['b', 'i', 'sub', 'sup', 'u'])

/** Attributes that are said again with their styles. */
export const STYLED = new Set(['caption', 'title'])

/** What is around them, as it is named here and in the result. */
export const STYLED_ELEMENT = 'paperxml:styled'

/** Elements whose text may have styles, all but `abstract` citations too: elsewhere instructions for them say nothing. */
export const HOLDS_STYLES = new Set([
  'p',
  'title',
  'subtitle',
  'pubinfo',
  'footnote',
  'doubt',
  'b',
  'i',
  'u',
  'abstract',
  STYLED_ELEMENT,
])

/** Elements in which the stylesheets ignore text that is white space alone (`xsl:strip-space`). */
export const LAYOUT_ONLY = new Set([
  ...['article', 'header', 'pdfmetadata', 'ocrmetadata', 'firstpageheader', 'frontmatter', 'author', 'body'],
  ...['section', 'subsection', 'subsubsection', 'references', 'appendix', 'figure', 'table', 'tr', 'td'],
])
