import { type FormulaNotation, formulasOf } from './formulas/formulas.ts'
import { readVersion } from './package-file.ts'
import type { TeiFlavour } from './tei-flavours.ts'
import { setFormulas } from './formulas/set-formulas.ts'
import { markTei } from './tei-marks/mark-tei.ts'
import type { TeiMarks } from './tei-marks/marks.ts'
import { type PaperTree, runStylesheet } from './xslt.ts'

/** How TEI is written. */
export interface TeiOptions {
  readonly flavour?: TeiFlavour
  /** `<lb break="no"/>` where a hyphen was undone; default off. Not with `task2012`, which has `del` there. */
  readonly hyphenBreaks?: boolean
  /** Language of a paper that does not say it; default `und`. */
  readonly language?: string | undefined
  /** Date for `revisionDesc`, e.g. `2026-11-20`; default: none, so that two runs give the same bytes. */
  readonly date?: string | undefined
  /** MD5 of the file, in hexadecimal digits, for the flavour `grobid`; default: none. */
  readonly md5?: string | undefined
  /** How formulas are written; default `tex`. The flavour `grobid` has their text. */
  readonly formulas?: FormulaNotation | undefined
  /** What is marked besides the structure; default: nothing. */
  readonly marks?: TeiMarks | undefined
}

/**
 * The paper as TEI P5, from the paperXML of any program.
 *
 * @param paper paperXML, or what was parsed of it
 * @throws {SourceError} `E_XML_MALFORMED`; `E_FORMAT_UNKNOWN` where it is no paperXML
 * @throws {TransformError} `E_XSLT_FAILED`
 */
export async function transformToTei(paper: string | PaperTree, options: TeiOptions = {}): Promise<string> {
  const { flavour = 'default', hyphenBreaks = false, language, date, md5, marks, formulas = 'tex' } = options
  const isGrobid = flavour === 'grobid'
  const tei = await runStylesheet(isGrobid ? 'paper-to-grobid' : 'paper-to-tei', paper, {
    flavour,
    'application-version': readVersion(),
    ...(hyphenBreaks && flavour !== 'task2012' ? { hyphens: 'break' } : {}),
    ...(language === undefined ? {} : { language }),
    ...(date === undefined ? {} : { date }),
    ...(md5 === undefined || !isGrobid ? {} : { md5: md5.toUpperCase() }),
    ...(marks === undefined ? {} : { 'marks-units': 'yes' }),
    ...(marks?.sentences === undefined ? {} : { sentences: 'yes' }),
  })
  const marked = marks === undefined ? tei : markTei(tei, marks)
  const named = isGrobid
    ? toGrobidForm(marks?.ids === true ? addIds(marked) : marked)
    : setFormulas(marked, formulasOf(typeof paper === 'string' ? paper : paper.paperXml), formulas)
  return named.endsWith('\n') ? named : `${named}\n`
}

/**
 * The same XML as programs that read GROBID's TEI need it. One knows a section by the namespace that is repeated on it
 * (divisions with a type are not), and treats the text as HTML, where an empty element must have two tags.
 */
function toGrobidForm(tei: string): string {
  return tei
    .replace(/<div(?=[>/])/g, '<div xmlns="http://www.tei-c.org/ns/1.0"')
    .replace(/<(head|label|figDesc|title|p|div)( [^<>]*)?\/>/g, '<$1$2></$1>')
}

/** Elements that get an `xml:id` where one is asked for: the title, headings, paragraphs and notes that have none. */
const WITH_ID = /<titleStmt><title|<(?:head|p|note type="other")(?=[ >])(?! type="raw")(?![^>]* xml:id=)/gu

/** The TEI with ids, numbered in the order of the elements, so that two runs give the same. */
function addIds(tei: string): string {
  let count = 0
  return tei.replace(WITH_ID, tag => `${tag} xml:id="_${++count}"`)
}
