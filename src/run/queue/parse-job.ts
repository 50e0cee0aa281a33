import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join, resolve, sep } from 'node:path'
import { SourceError } from '../../base/errors.ts'
import { SPLITS } from '../../products/recipes/split/split.ts'
import { FIGURE_FORMS } from '../../products/recipes/figures/figure-settings.ts'
import { FORMATS } from '../../products/recipes/formats.ts'
import { OCR_ENGINES, OCR_MODES } from '../../read/sources/ocr/options.ts'
import { READER_NAMES } from '../../read/sources/read-source.ts'
import { FORMULA_TEXTS } from '../../write/transforms/formulas/formula-texts.ts'
import { FORMULA_NOTATIONS } from '../../write/transforms/formulas/formulas.ts'
import { TEI_FLAVOURS } from '../../write/transforms/tei-flavours.ts'
import { MARKDOWN_CHOICES } from '../../write/writers/markdown/markdown-choices.ts'
import type { QueuedDocument } from './job.ts'

/** Whether a value of a job is what it should be. */
type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string'
const isFlag: Check = value => typeof value === 'boolean'
const isObject: Check = value => typeof value === 'object' && value !== null
const isCount: Check = value => Number.isSafeInteger(value) && Number(value) > 0
/** A path of this machine. The system ends names at NUL. */
const isPlace: Check = value => typeof value === 'string' && isAbsolute(value) && !value.includes('\0')
/** A path below the output folder, which must not lead out of it. */
const isInside: Check = value =>
  typeof value === 'string' && !value.includes('\0') && value.split('/').every(name => !['', '.', '..'].includes(name))

const oneOf =
  (values: readonly string[]): Check =>
  value =>
    values.includes(value as string)
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)
/** JSON drops what is undefined. */
const maybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

/** What a job must hold, by the path of each value; a member below an object that is missing is missing too. */
const SCHEMA: Readonly<Record<string, Check>> = {
  'document.name': isText,
  'document.stem': isInside,
  'document.corrections': maybe(isInside),
  'document.source.type': oneOf(['file', 'member']),
  'document.source.path': maybe(isPlace),
  'document.source.archive': maybe(isPlace),
  'document.source.member': maybe(isText),
  'known.sha256': maybe(isText),
  'known.corrections': maybe(isText),
  'known.outputs': maybe(listOf(isInside)),
  before: listOf(isInside),
  settings: isText,
  'output.folder': isPlace,
  'output.corrections': maybe(isPlace),
  'output.bibliography': maybe(isPlace),
  'output.formats': listOf(oneOf(FORMATS)),
  'output.pages': maybe(listOf(isCount)),
  'output.language': maybe(isText),
  'output.password': maybe(isText),
  'output.reader': oneOf(READER_NAMES),
  'output.flavour': oneOf(TEI_FLAVOURS),
  'output.teiMarks': maybe(isObject),
  'output.teiMarks.sentences': maybe(isFlag),
  'output.teiMarks.coordinates': maybe(isFlag),
  'output.teiMarks.tokens': maybe(isFlag),
  'output.markdown': maybe(listOf(oneOf(MARKDOWN_CHOICES))),
  'output.formulas': maybe(oneOf(FORMULA_NOTATIONS)),
  'output.formulasInText': maybe(oneOf(FORMULA_TEXTS)),
  'output.figures': maybe(isObject),
  'output.figures.dpi': maybe(isCount),
  'output.figures.form': maybe(oneOf(FIGURE_FORMS)),
  'output.writesReport': isFlag,
  'output.writesInspection': maybe(isFlag),
  'output.split': maybe(oneOf(SPLITS)),
  'output.keepsHocr': isFlag,
  'output.ocr': isObject,
  'output.ocr.mode': maybe(oneOf(OCR_MODES)),
  'output.ocr.languages': maybe(listOf(isText)),
  'output.ocr.dataFolder': maybe(isPlace),
  'output.ocr.engine': maybe(oneOf(OCR_ENGINES)),
  'output.ocr.threads': maybe(isCount),
}

/**
 * The data of a job, which anybody may have written who can write to the server.
 *
 * @param roots folders in which all inputs must be; none for anywhere
 * @throws {SourceError} `E_JOB_INVALID` where it is not what `enqueue` writes, or a name leads out of the output folder,
 *   or an input out of the roots
 */
export function parseJob(data: unknown, roots: readonly string[]): QueuedDocument {
  const job = checkSchema(data)
  const { document, output } = job
  const realRoots = roots.map(toFolder)
  for (const path of [inputOf(document), output.corrections, output.bibliography, output.ocr.dataFolder]) {
    if (path !== undefined && !isInRoots(path, realRoots)) {
      throw new SourceError('E_JOB_INVALID', `${path} is not in any of the folders that --inputs-below names`)
    }
  }
  return job
}

/** The file or archive of a document. A job that is invalid may have none. */
function inputOf({ source }: QueuedDocument['document']): string | undefined {
  return source.type === 'file' ? source.path : source.archive
}

/** Whether a path is one of the folders or in one, also when links are followed; anything is where there are none. */
function isInRoots(path: string, realRoots: readonly string[]): boolean {
  const real = toFolder(path)
  return realRoots.length === 0 || realRoots.some(root => real.startsWith(root))
}

/** A path without links and with a separator at its end; one that does not exist as it is. */
function toFolder(path: string): string {
  return join(existsSync(path) ? realpathSync(path) : resolve(path), sep)
}

function checkSchema(data: unknown): QueuedDocument {
  for (const [path, check] of Object.entries(SCHEMA)) if (!check(valueAt(data, path))) throw invalid(path, data)
  const { document } = data as QueuedDocument
  const { source } = document
  if (inputOf(document) === undefined)
    throw invalid(source.type === 'file' ? 'document.source.path' : 'document.source.archive', data)
  if (source.type === 'member' && source.member === undefined) throw invalid('document.source.member', data)
  const known = valueAt(data, 'known')
  if (known !== undefined && valueAt(data, 'known.outputs') === undefined) throw invalid('known.outputs', data)
  return data as QueuedDocument
}

function valueAt(data: unknown, path: string): unknown {
  let value = data
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  }
  return value
}

/** Longest value that a message quotes. */
const MOST_QUOTED = 100

function invalid(path: string, data: unknown): SourceError {
  const value = (JSON.stringify(valueAt(data, path)) ?? 'missing').slice(0, MOST_QUOTED)
  return new SourceError('E_JOB_INVALID', `the job is not from paperxml enqueue: ${path} is ${value}`)
}
