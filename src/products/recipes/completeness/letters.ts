/**
 * What is no letter, digit or symbol: blanks and punctuation, which outputs write in their way, and accents. Symbols of
 * ASCII are markup in some. U+FFFD is a character that could not be read.
 */
const NO_LETTER = /[^\p{L}\p{N}\p{S}]+|\ufffd+/gu
/** The same in ASCII, in which most of a text is. */
const NO_LETTER_OF_ASCII = /[\0-/:-@[-`{-\x7f]+/g
const BEYOND_ASCII = /[^\0-\x7f]+/g

/** A tag or an instruction, with its name and attributes. */
const MARKUP = /<([?/]?[^\s<>/?]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g

/** The elements whose attributes are printed before their text. */
const TITLED: ReadonlySet<string> = new Set([
  'section',
  'subsection',
  'subsubsection',
  'appendix',
  'figure',
  'table',
  'author',
  'org',
])

/** The value of an attribute. */
const VALUE = /=\s*("[^"]*"|'[^']*')/g

/** An escaped character, and what is no text: formulas, front matter, fences, addresses, comments, tags, targets of links. */
const MARKDOWN = new RegExp(
  [
    String.raw`(?<verbatim>^---\n.*?\n---$|^(\x60{3,})[^\n]*\n.*?\n\2$|<https?:[^\s<>]*>)`,
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`\$\$\n[^\n]*\n\$\$|\$(?:[^$\n\\]|\\.)+\$`,
    '<!--.*?-->|</?[a-z][a-z0-9]*(?: [^<>]*)?>',
    String.raw`(?<=\])\(#[^\s()]*\)`,
    String.raw`(?<entity>&(?:[a-z]+|#\d+);)`,
  ].join('|'),
  'gms',
)

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The letters, digits and symbols of a text, accents left out: the same however it is composed, broken or spaced. */
export function lettersOfText(text: string): string {
  const plain = text.normalize('NFKD').replace(NO_LETTER_OF_ASCII, '')
  return plain.replace(BEYOND_ASCII, stretch => stretch.replace(NO_LETTER, ''))
}

/** The letters and digits of the mark of an item or a note: for its symbols some outputs have names or bullets. */
export function lettersOfMark(mark: string): string {
  return lettersOfText(mark).replace(/\p{S}+/gu, '')
}

/**
 * The letters of an XML document: its text, with titles, captions and names that are attributes in their place. The
 * values of other attributes and of instructions come last.
 */
export function lettersOfXml(xml: string): string {
  const values: string[] = []
  const text = xml.replace(MARKUP, (_tag, name: string, attributes: string) => {
    const found = [...attributes.matchAll(VALUE)].map(([, value = '']) => value).join(' ')
    if (TITLED.has(name)) return found
    values.push(found)
    return ''
  })
  return lettersOfText(decode(text)) + lettersOfText(decode(values.join(' ')))
}

/** {@link lettersOfXml} of HTML, whose formulas are in MathML: they are in another order than in a line of text. */
export function lettersOfHtml(html: string): string {
  return lettersOfXml(html.replace(/<math\b.*?<\/math>/gsu, ''))
}

/** A footnote of TEI in the text that calls it, and its mark. */
const CALLED_NOTE = /<note place="foot" [^>]*?\bn="([^"]*)"[^>]*>.*?<\/note>/gu

/**
 * {@link lettersOfXml} of TEI, without the formulas that are in a notation. A note in a line of text is read after that
 * line, as it is printed: in its sentence it would part a text that is one. Its mark stays in the sentence.
 */
export function lettersOfTei(tei: string): string {
  return lettersOfXml(
    tei.replace(/<formula notation=.*?<\/formula>/gsu, '').replace(/^.*<note place="foot".*$/gmu, notesLast),
  )
}

function notesLast(line: string): string {
  const notes: string[] = []
  const text = line.replace(CALLED_NOTE, (note, mark: string) => {
    notes.push(note)
    return mark
  })
  return text + notes.join('')
}

/** The letters of Markdown as it is read, without the tags, comments and targets of links that it may have. */
export function lettersOfMarkdown(markdown: string): string {
  const text = markdown.replace(MARKDOWN, (...match) => {
    const { verbatim, escaped, entity } = match.at(-1) as Readonly<Record<string, string | undefined>>
    return verbatim ?? escaped ?? decode(entity ?? '')
  })
  return lettersOfText(text)
}

function decode(text: string): string {
  return text.replace(ENTITY, (_entity, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? ''
    return String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16))
  })
}
