import { type ErrorCode, SourceError } from '../../base/errors.ts'
import { rootElementOf } from '../../base/text/xml-root.ts'
import { refuseEntities, refuseHostileXml } from '../../write/transforms/refuse-hostile.ts'
import { type ValidityProblem, validateJats, validatePaperXml, validateTei } from '../../write/transforms/validate.ts'

/** A grammar that files can be checked against. */
interface Grammar {
  readonly format: string
  readonly code: ErrorCode
  validate(xml: string): Promise<readonly ValidityProblem[]>
}

/** Grammars of which other commands read documents: `validate` refuses what these refuse. */
const READ_BY_OTHERS: ReadonlySet<ErrorCode> = new Set(['E_DTD_INVALID', 'E_TEI_INVALID'])

/** The grammars by the root element that asks for them; that of JATS has the name of that of paperXML. */
const GRAMMARS: ReadonlyMap<string, Grammar> = new Map([
  ['article', { format: 'paperXML', code: 'E_DTD_INVALID', validate: validatePaperXml }],
  ['JATS', { format: 'JATS', code: 'E_JATS_INVALID', validate: validateJats }],
  ['TEI', { format: 'TEI', code: 'E_TEI_INVALID', validate: validateTei }],
])

/** Where a document breaks the grammar that it was checked against. */
export interface Validity {
  readonly format: string
  readonly problems: readonly ValidityProblem[]
  /** The code of a document with problems. */
  readonly code: ErrorCode
}

/** Articles of JATS name their public DTD, or its version at the root. */
const IS_JATS = /<!DOCTYPE article PUBLIC "-\/\/NLM\/\/|<article\b[^>]*\sdtd-version=/

/**
 * Checks a document against the grammar that its root element asks for.
 * @throws {SourceError} `E_FORMAT_UNKNOWN` where it asks for none; `E_XML_MALFORMED` for paperXML and TEI that no command reads
 */
export async function checkValidity(xml: string): Promise<Validity> {
  const root = rootElementOf(xml)
  const name = root.replace(/^.*:/, '')
  const grammar = GRAMMARS.get(name === 'article' && IS_JATS.test(xml) ? 'JATS' : name)
  if (grammar !== undefined && READ_BY_OTHERS.has(grammar.code)) {
    refuseHostileXml(xml)
    refuseEntities(xml)
  }
  if (grammar) return { format: grammar.format, problems: await grammar.validate(xml), code: grammar.code }
  const found = root === '' ? 'no XML element is found' : `the root element is <${root}>`
  throw new SourceError('E_FORMAT_UNKNOWN', `${found}; expected <article> of paperXML or JATS, or <TEI>`)
}
