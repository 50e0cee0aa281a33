import { rememberFor } from '../../../base/collections/remember.ts'
import type { Paper } from '../../../model/paper/paper.ts'
import type { FormulaText } from '../../../write/transforms/formulas/formula-texts.ts'
import type { TeiFlavour } from '../../../write/transforms/tei-flavours.ts'
import type { MarkdownChoice } from '../../../write/writers/markdown/markdown-choices.ts'
import type { Format } from '../formats.ts'
import { textsMissing } from './find-texts.ts'
import {
  lettersOfHtml,
  lettersOfMark,
  lettersOfMarkdown,
  lettersOfTei,
  lettersOfText,
  lettersOfXml,
} from './letters.ts'
import { type PaperText, type TextKind, textsInGrobidOrder, textsOfPaper } from './texts-of-paper.ts'

export interface OutputAccount {
  readonly format: Format
  /** Texts that the output holds by its definition. */
  readonly promised: number
  /** Those of them that it does not hold. Always empty unless the program has an error. */
  readonly lost: readonly PaperText[]
}

/** How an output holds the texts of a kind. */
type Holding =
  /** Letter for letter: the way of all kinds that are not named. */
  | 'whole'
  /** Every word somewhere: a line of the title page is left out where it repeats what was made of it, or has calls of notes. */
  | 'words'
  | 'left-out'

type Holdings = Partial<Readonly<Record<TextKind, Holding>>>

/** What sentences leave out: marks and numbers have columns or none; an address is a word of its line of the title page. */
const SENTENCES = {
  furniture: 'left-out',
  'printed-line': 'words',
  'translated-title': 'words',
  address: 'left-out',
  number: 'left-out',
  mark: 'left-out',
  label: 'left-out',
  call: 'left-out',
} as const

/** Words or LaTeX stand for formulas. */
const SENTENCES_WITHOUT_FORMULAS = { ...SENTENCES, mathematics: 'left-out' } as const

/** For readers: the title page is made anew, not repeated. */
const PAGES = {
  furniture: 'left-out',
  'printed-line': 'left-out',
  'translated-title': 'left-out',
  'translated-keyword': 'left-out',
  address: 'left-out',
} as const

/** Formulas are in LaTeX or MathML. */
const SET = { ...PAGES, mathematics: 'left-out' } as const

/** Markdown has its key words in the front matter alone. */
const WITHOUT_FRONT_MATTER = { ...SET, keyword: 'left-out' } as const

/** TEI for readers of GROBID has no lines of the title page, no heading and labels of the references, and labels of floats apart. */
const GROBID = {
  furniture: 'left-out',
  'printed-line': 'left-out',
  'translated-title': 'left-out',
  'translated-keyword': 'left-out',
  address: 'left-out',
  publication: 'left-out',
  heading: 'left-out',
  label: 'left-out',
  caption: 'words',
  formula: 'words',
} as const

/** How an output that has all of a paper is compared with it. */
interface Comparison {
  readonly holdings: Holdings
  /** The letters of the output, in its order. */
  readonly lettersOf: (product: string) => string
}

/** How each output is compared; a format without an entry does not compile. */
const COMPARISONS: Readonly<Record<Format, Comparison | 'not-compared'>> = {
  json: { holdings: {}, lettersOf: product => joinTexts(textsOfPaper(JSON.parse(product) as Paper)) },
  paperxml: { holdings: { furniture: 'left-out', 'printed-line': 'words' }, lettersOf: lettersOfXml },
  tei: {
    holdings: { furniture: 'left-out', 'printed-line': 'words', mathematics: 'left-out' },
    lettersOf: lettersOfTei,
  },
  tsv: { holdings: SENTENCES, lettersOf: product => lettersOfText(columnOf(product, 'text')) },
  text: { holdings: SENTENCES, lettersOf: lettersOfText },
  markdown: { holdings: SET, lettersOf: lettersOfMarkdown },
  html: { holdings: SET, lettersOf: lettersOfHtml },
  // Archives have different rules for what they accept.
  jats: 'not-compared',
  // Forms for corpora are made from the table of sentences, which is compared.
  vertical: 'not-compared',
  conllu: 'not-compared',
  horizontal: 'not-compared',
  // Parts of a paper for search, places of its Markdown, and records without its text.
  s2orc: 'not-compared',
  chunks: 'not-compared',
  'markdown-map': 'not-compared',
  dc: 'not-compared',
  datacite: 'not-compared',
}

/** What was chosen for an output. */
interface OutputChoices {
  readonly flavour?: TeiFlavour | undefined
  readonly markdown?: readonly MarkdownChoice[] | undefined
  readonly formulasInText?: FormulaText | undefined
}

/** What an output of a paper holds, text by text; `undefined` for one that does not have all of it. */
export function accountOutput(
  paper: Paper,
  format: Format,
  product: string,
  choices: OutputChoices = {},
): OutputAccount | undefined {
  const comparison = COMPARISONS[format]
  if (comparison === 'not-compared') return undefined
  const holdings = chooseHoldings(format, comparison, choices)
  const texts = holdings === GROBID ? textsInGrobidOrder(paper) : textsOfPaper(paper)
  return accountTexts(texts, format, comparison.lettersOf(product), holdings)
}

function chooseHoldings(
  format: Format,
  { holdings }: Comparison,
  { flavour, markdown, formulasInText = 'plain' }: OutputChoices,
): Holdings {
  if (format === 'tei' && flavour === 'grobid') return GROBID
  if (format === 'markdown' && markdown?.includes('no-front-matter') === true) return WITHOUT_FRONT_MATTER
  return holdings === SENTENCES && formulasInText !== 'plain' ? SENTENCES_WITHOUT_FORMULAS : holdings
}

/** Texts that may be parts of others by chance: two letters, or a number of an axis, as `0.10` among `0.010` and `10`. */
const FOUND_BY_CHANCE = /^(?:.{1,2}|\p{N}{3,4})$/u

function accountTexts(texts: readonly PaperText[], format: Format, letters: string, holdings: Holdings): OutputAccount {
  const holdingOf = ({ kind }: PaperText) => holdings[kind] ?? 'whole'
  const whole = texts.filter(text => holdingOf(text) === 'whole')
  const wanted = whole.map(lettersOfPaperText)
  // The place of a label such as `70` may have been taken for a part of another: that it is there at all has to do.
  const isThere = (text: string) => FOUND_BY_CHANCE.test(text) && letters.includes(text)
  const missing = textsMissing(wanted, letters).filter(i => !isThere(wanted[i] ?? ''))
  const inWords = texts.filter(text => holdingOf(text) === 'words')
  const lines = missingWords(inWords, letters)
  return {
    format,
    promised: whole.length + inWords.length,
    lost: [...lines, ...missing.flatMap(i => whole[i] ?? [])],
  }
}

/** Each output of a paper is compared with the same texts. */
const lettersOfPaperText = rememberFor(({ kind, text }: PaperText): string =>
  kind === 'mark' || kind === 'label' || kind === 'call' ? lettersOfMark(text) : lettersOfText(text),
)

/**
 * Lines with a long word or number that is nowhere in the output. A short one would be found within others by chance. The mark of a
 * name may be a letter, which a line of the title page has at the end of the name: `Millera`.
 */
function missingWords(lines: readonly PaperText[], letters: string): readonly PaperText[] {
  if (lines.length === 0) return []
  const known = letters.toLowerCase()
  const isKnown = (word: string) =>
    known.includes(word) || (/\p{L}{4}[a-z]$/u.test(word) && known.includes(word.slice(0, -1)))
  return lines.filter(({ text }) =>
    (text.match(/\p{L}{4,}|\p{N}{3,}/gu) ?? []).some(word => !isKnown(lettersOfText(word).toLowerCase())),
  )
}

function joinTexts(texts: readonly PaperText[]): string {
  return lettersOfText(texts.map(({ text }) => text).join('\n'))
}

/** The values of a column of a table, one a line. */
function columnOf(table: string, name: string): string {
  const [header = '', ...rows] = table.split('\n')
  const column = header.split('\t').indexOf(name)
  return rows.map(row => row.split('\t')[column] ?? '').join('\n')
}
