import { type ErrorCode, SourceError, TransformError } from '../../errors.ts'
import { rootElementOf } from '../../text/xml-root.ts'
import { type ValidityProblem, validatePaperXml, validateTei } from '../../transforms/validate.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readXmlInput } from '../shared/input.ts'
import type { Terminal } from '../shared/terminal.ts'

/** A grammar that files can be checked against. */
interface Grammar {
  readonly format: string
  readonly code: ErrorCode
  validate(xml: string): Promise<readonly ValidityProblem[]>
}

/** The grammars by the root element that asks for them. */
const GRAMMARS: ReadonlyMap<string, Grammar> = new Map([
  ['article', { format: 'paperXML', code: 'E_DTD_INVALID', validate: validatePaperXml }],
  ['TEI', { format: 'TEI', code: 'E_TEI_INVALID', validate: validateTei }],
])

/** Runs `paperxml validate`: each file by the grammar that its root element asks for. The exit status. */
export function runValidate(files: readonly string[], terminal: Terminal): Promise<number> {
  return attemptEach(files, terminal, async file => {
    const xml = await readXmlInput(file, terminal)
    const { format, code, validate } = grammarOf(xml)
    const problems = await validate(xml)
    for (const { line, message } of problems) terminal.writeError(`${file}:${line}: ${message}\n`)
    if (problems.length > 0) {
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      throw new TransformError(code, `not valid ${format}: ${count}`)
    }
    terminal.writeOut(`${file}: valid ${format}\n`)
  })
}

function grammarOf(xml: string): Grammar {
  const root = rootElementOf(xml)
  const grammar = GRAMMARS.get(root.replace(/^.*:/, ''))
  if (grammar) return grammar
  const found = root === '' ? 'no XML element is found' : `the root element is <${root}>`
  throw new SourceError('E_FORMAT_UNKNOWN', `${found}; expected <article> of paperXML or <TEI>`)
}
