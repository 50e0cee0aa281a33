import type { DtdValidator, RelaxNGValidator, XmlDocument, XmlLibError } from 'libxml2-wasm'
import type { TeiFlavour } from './tei-flavours.ts'
import { readPackageFile } from './package-file.ts'

/** Where a document breaks its grammar, or is not XML at all. */
export interface ValidityProblem {
  /** From 1; 0 where the checker names none. */
  readonly line: number
  readonly message: string
}

type Library = typeof import('libxml2-wasm')
type Validator = DtdValidator | RelaxNGValidator

/** Grammars, each read once per process. */
const validators = new Map<string, Validator>()

/** The places where a document is not valid paperXML by `dtd/paper.dtd`; none when it is. A DTD it names is not read. */
export function validatePaperXml(xml: string): Promise<readonly ValidityProblem[]> {
  return validate(xml, 'dtd/paper.dtd', compileDtd)
}

/** The places where a document is not valid by the DTD of JATS Publishing 1.3; none when it is. */
export function validateJats(xml: string): Promise<readonly ValidityProblem[]> {
  return validate(xml, 'dtd/jats-publishing-1.3.dtd', compileDtd)
}

function compileDtd(library: Library, grammar: string): Validator {
  return new library.DtdValidator(library.XmlDtd.fromString(grammar))
}

/**
 * The places where a document is not the TEI that this program writes, by `dtd/paper-tei.rng`, by `dtd/paper-tei-mathml.rng` where
 * it has formulas in MathML, or by `dtd/paper-tei-grobid.rng` for the flavour `grobid`; none when it is. TEI of other programs may be valid TEI and yet
 * have such places.
 */
export function validateTei(xml: string, flavour: TeiFlavour = flavourOf(xml)): Promise<readonly ValidityProblem[]> {
  if (flavour === 'grobid') return validate(xml, 'dtd/paper-tei-grobid.rng', compileRelaxNg)
  return validate(xml, MATHML_FORMULA.test(xml) ? 'dtd/paper-tei-mathml.rng' : 'dtd/paper-tei.rng', compileRelaxNg)
}

/** What `paper-tei.rng` does not know. */
const MATHML_FORMULA = /<formula\s[^>]*notation="mathml"/u

/** Only the flavour `grobid` says how its space is treated. */
function flavourOf(xml: string): TeiFlavour {
  return /<TEI\b[^>]*\sxml:space=/.test(xml) ? 'grobid' : 'default'
}

/** What a grammar may include: they are looked for beside it. */
const INCLUDED = ['dtd/paper-tei.rng', 'dtd/mathml-core.rng'] as const

function compileRelaxNg(library: Library, grammar: string): Validator {
  if (grammar.includes('<include ')) {
    const files = INCLUDED.map(path => [path.replace('dtd/', ''), new TextEncoder().encode(readPackageFile(path))])
    library.xmlRegisterInputProvider(new library.XmlBufferInputProvider(Object.fromEntries(files)))
  }
  const document = library.XmlDocument.fromString(grammar)
  const validator = library.RelaxNGValidator.fromDoc(document)
  document.dispose()
  return validator
}

async function validate(
  xml: string,
  grammarPath: string,
  compile: (library: Library, grammar: string) => Validator,
): Promise<readonly ValidityProblem[]> {
  const library = await import('libxml2-wasm')
  const validator = validators.get(grammarPath) ?? compile(library, readPackageFile(grammarPath))
  validators.set(grammarPath, validator)
  let document: XmlDocument | undefined
  try {
    document = parse(library, xml)
    validator.validate(document)
    return []
  } catch (error) {
    if (error instanceof library.XmlLibError) return toProblems(error)
    throw error
  } finally {
    document?.dispose()
  }
}

/**
 * Nothing outside of the document is loaded, and no entity is expanded. The encoding that it declares is that of the
 * file it was, not of this string.
 */
function parse(library: Library, xml: string): XmlDocument {
  const { XML_PARSE_NONET, XML_PARSE_NO_XXE, XML_PARSE_IGNORE_ENC } = library.ParseOption
  return library.XmlDocument.fromString(xml, { option: XML_PARSE_NONET | XML_PARSE_NO_XXE | XML_PARSE_IGNORE_ENC })
}

function toProblems(error: XmlLibError): readonly ValidityProblem[] {
  if (error.details.length === 0) return [{ line: 0, message: error.message.trim() }]
  return error.details.map(({ line, message }) => ({ line, message: message.trim() }))
}
