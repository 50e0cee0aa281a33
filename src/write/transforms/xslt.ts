import { SourceError, TransformError } from '../../base/errors.ts'
import { putElementsForInstructions } from './tree/instruction-elements.ts'
import { readPackageFile } from './package-file.ts'
import { adviceOn, refuseHostileXml } from './refuse-hostile.ts'
import { loadSaxon } from './saxon.ts'

/** A stylesheet of `xslt/`, by its name. */
export type StylesheetName = 'paper-to-tei' | 'paper-to-grobid' | 'paper-to-sentences'

const BYTE_ORDER_MARK = /^\ufeff/

/** Stylesheets as saxon-js runs them, each read once per process. */
const stylesheets = new Map<StylesheetName, object>()

/** PaperXML that was parsed for stylesheets: several can run over it. */
export interface PaperTree {
  /** The document as it was given. */
  readonly paperXml: string
  /** The node of the processor. */
  readonly document: object
  /** Whether tabs or line ends are in its text. */
  readonly hasLineEnds: boolean
}

/**
 * Parses paperXML of any program.
 *
 * @throws {SourceError} `E_XML_MALFORMED`
 */
export async function openPaperXml(paperXml: string): Promise<PaperTree> {
  refuseHostileXml(paperXml)
  const { xml, hasLineEnds } = putElementsForInstructions(paperXml.replace(BYTE_ORDER_MARK, ''))
  try {
    const document = await loadSaxon().getResource({ text: xml || ' ', type: 'xml' })
    return { paperXml, document, hasLineEnds }
  } catch (error) {
    throw toPaperError(error)
  }
}

/**
 * The output of a stylesheet over a document, as text.
 *
 * Never loads anything the document names: no DTD, no entity, no included file.
 *
 * @throws {SourceError} `E_XML_MALFORMED` where the document is not well-formed, or uses entities it declares itself;
 *   `E_FORMAT_UNKNOWN` where it is no paperXML, or has an element at a place where none is expected.
 * @throws {TransformError} `E_XSLT_FAILED` where the stylesheet fails over it.
 */
export async function runStylesheet(
  name: StylesheetName,
  paper: string | PaperTree,
  parameters: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { document } = typeof paper === 'string' ? await openPaperXml(paper) : paper
  const stylesheet = stylesheets.get(name) ?? readStylesheet(name)
  stylesheets.set(name, stylesheet)
  try {
    const { principalResult } = loadSaxon().transform(
      {
        stylesheetInternal: stylesheet,
        sourceNode: document,
        stylesheetParams: parameters,
        destination: 'serialized',
      },
      'sync',
    )
    return principalResult
  } catch (error) {
    throw toPaperError(error)
  }
}

function readStylesheet(name: StylesheetName): object {
  return JSON.parse(readPackageFile(`dist/xslt/${name}.sef.json`)) as object
}

/** Codes of XPath and of `xslt/errors.xsl`: a document that cannot be parsed; none at all, as in an empty file or beside comments. */
const MALFORMED: readonly string[] = ['FODC0002', 'Q{urn:paperxml:errors}EMPTY']

/** What the codes of the errors begin with that `xslt/errors.xsl` raises. */
const FOREIGN = 'Q{urn:paperxml:errors}'

function toPaperError(error: unknown): SourceError | TransformError {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (MALFORMED.includes(code))
    return new SourceError(
      'E_XML_MALFORMED',
      `not well-formed XML: ${explainEntity(message.replace(/^Failed parsing XML in undefined: /, ''))}`,
      { cause: error },
    )
  if (code.startsWith(FOREIGN)) return new SourceError('E_FORMAT_UNKNOWN', `no paperXML: ${message}`, { cause: error })
  return new TransformError('E_XSLT_FAILED', message, { cause: error })
}

/** The processor reads no DTD and knows no entities but XML's own five. */
function explainEntity(message: string): string {
  const entity = /unknown entity &([^;]+);/.exec(message)?.[1]
  return entity === undefined ? message : `${message}; ${adviceOn(entity)}`
}
