/** What soft matching takes out: punctuation, blanks, and the symbols that stand for unreadable characters. */
const SOFTENED = new Set('(（[ •*,:;?.!/)）-−–‐«»„"“”‘’\'`$#@]*♦♥♣♠\u00A0。、，・\t\n\r·◼▲►◆○◇●◎◽◸◹◺')

/** Blanks and control characters at the ends, which Java's `trim` takes away; a no-break space stays. */
const ENDS = /^[\0- ]+|[\0- ]+$/g

function trim(text: string): string {
  return text.replace(ENDS, '')
}

/** A text of the header or of a reference as it is compared: one line, folded blanks, lower case. */
export function normaliseField(text: string): string {
  return trim(
    trim(text)
      .replace(/[\n\t]/g, ' ')
      .replace(/ {2,}/g, ' ')
      .replaceAll('&apos;', "'"),
  ).toLowerCase()
}

/** An identifier without the prefix that names its kind. */
export function normaliseIdentifier(text: string): string {
  let id = normaliseField(text)
  if (id.startsWith('pmcpmc')) id = id.replaceAll('pmcpmc', '')
  id = id.replaceAll('pmc', '')
  for (const prefix of ['doi', 'pmid'])
    if (id.startsWith(prefix)) id = id.replaceAll(prefix, '').trim().replace(/^:/, '').trim()
  return id
}

/** The texts of a field as one, joined with blanks. */
export function joinField(texts: readonly string[] | undefined): string {
  return normaliseField((texts ?? []).map(text => ` ${text}`).join(''))
}

/** The text without what soft matching ignores. */
export function soften(text: string): string {
  let soft = ''
  for (const character of text.toLowerCase()) if (!SOFTENED.has(character)) soft += character
  return soft
}

/** An abstract without the heading that the gold of some collections puts into it. */
export function withoutAbstractHeading(abstract: string): string {
  if (!/^(abstract|summary)/i.test(abstract)) return abstract
  return abstract.replace(/^(abstract)|(summary)\n? ?/gi, '')
}

const BLANKS = /[\t \u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g
const LINE_ENDS = /\r\n|[\f\n\r\v\u0085\u2028\u2029]/g
const LOW_LINES = /[_\u203F\u2040\u2054\uFE4D-\uFE4F\uFF3F\uFE33\uFE34]/g
const VERTICAL_LINES = /[|\u01C0\u05C0\u2223\u2758]/g
const BULLETS = /[\u2022\u2023\u25E6\u2043\u204C\u204D\u2219\u25D8\u29BE\u29BF\u23FA\u25CF\u26AB\u2B24\u00B7]/g
const OPENING = /[(\uFF08\u27EE\u2985\u2768\u276A\u27EC]/g
const CLOSING = /[)\uFF09\u27EF\u2986\u2769\u276B\u27ED]/g

/** The words for a float that are deleted from what points at it. */
const FLOAT_WORDS: Readonly<Record<string, RegExp>> = {
  reference_figure: /figure|Figure|fig\.|Fig\.|fig|Fig/g,
  reference_table: /table|Table/g,
}

/** A text of the full text as it is compared; the case is kept. */
export function normaliseFullText(text: string, field: string): string {
  const words = FLOAT_WORDS[field]
  const unified = trim(text)
    .replace(BLANKS, ' ')
    .replace(LINE_ENDS, '\n')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LOW_LINES, '_')
    .replace(VERTICAL_LINES, '|')
    .replace(BULLETS, '•')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .replace(/[\n\t_\u00A0]/g, ' ')
  const bare = words === undefined ? unified : unified.replace(words, '')
  return trim(
    bare
      .replace(/ {2,}/g, ' ')
      .replace(/^[[(]/, '')
      .replace(/[\]),]+$/, ''),
  )
}
