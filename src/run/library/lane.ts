import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PaperWorker, paperWorker } from '../batch/workers/convert-task.ts'
import { DEFAULT_LIMITS, type Limits, type WorkerSettings } from '../batch/workers/settings.ts'
import {
  type ErrorCode,
  InternalError,
  LimitError,
  OptionError,
  OutputError,
  PackageError,
  type PaperError,
  SourceError,
  TransformError,
} from '../../base/errors.ts'
import { DEFAULT_FORMATS, type Format, outputNameOf, REPORT_EXTENSION } from '../../products/recipes/formats.ts'
import type { ConvertedPaper, ConverterOptions, ConverterTask } from './converter.ts'

/** A paper as a lane gets it. */
interface LanePaper {
  readonly bytes: Uint8Array
  readonly source: string
  readonly id: string
}

/** A process, replaced as need be, with a folder for what goes in and comes out. */
export class Lane {
  readonly #folder: string
  readonly #settings: WorkerSettings
  readonly #limits: Limits
  #worker: PaperWorker

  constructor(folder: string, options: ConverterOptions) {
    this.#folder = folder
    this.#settings = toSettings(folder, options)
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#worker = paperWorker(this.#settings, this.#limits)
  }

  async convert(paper: LanePaper, { signal, onProgress }: ConverterTask): Promise<ConvertedPaper> {
    signal?.throwIfAborted()
    const stop = () => void this.#replace()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      return await this.#convert(paper, onProgress)
    } catch (thrown) {
      signal?.throwIfAborted()
      throw thrown
    } finally {
      signal?.removeEventListener('abort', stop)
      await rm(this.#settings.folder, { recursive: true, force: true })
    }
  }

  /** Ends its process at once. */
  end(): Promise<void> {
    return this.#worker.end()
  }

  async #convert({ bytes, source, id }: LanePaper, onProgress: ConverterTask['onProgress']): Promise<ConvertedPaper> {
    await mkdir(this.#settings.folder, { recursive: true })
    const path = join(this.#folder, 'input')
    await writeFile(path, bytes)
    const { result, ...cost } = await this.#worker.convert({ path, stem: id, source, known: undefined }, onProgress)
    if (result instanceof LimitError) throw result
    if (result.type === 'disk') throw new OutputError('E_OUTPUT_FAILED', result.message)
    if (result.type === 'unchanged') throw new TypeError('no earlier result was named')
    const { code, message = '', pages, warnings, trust } = result.entry
    if (code !== undefined) throw errorOf(code, message)
    return { ...(await this.#readOutputs(id)), pages, warnings, trust, ...cost }
  }

  /** Ends the process whatever it does; the next paper gets a new one. */
  async #replace(): Promise<void> {
    const ended = this.#worker
    this.#worker = paperWorker(this.#settings, this.#limits)
    await ended.end()
  }

  async #readOutputs(id: string): Promise<Pick<ConvertedPaper, 'outputs' | 'report'>> {
    const read = (name: string) => readFile(join(this.#settings.folder, name), 'utf8')
    const outputs = new Map<Format, string>()
    for (const format of this.#settings.formats) outputs.set(format, await read(outputNameOf(id, format)))
    return { outputs, report: this.#settings.writesReport ? await read(id + REPORT_EXTENSION) : undefined }
  }
}

function toSettings(folder: string, options: ConverterOptions): WorkerSettings {
  const { formats = DEFAULT_FORMATS, report = false, reader = 'auto', flavour = 'default', ocr = {} } = options
  const { pages, language, password, teiMarks = {}, markdown, formulas, formulasInText } = options
  return {
    formats,
    writesReport: report,
    keepsHocr: false,
    reader,
    flavour,
    ocr,
    pages,
    language: language === 'auto' ? undefined : language,
    password,
    teiMarks,
    markdown,
    formulas,
    formulasInText,
    folder: join(folder, 'out'),
    staging: join(folder, 'staging'),
    corrections: undefined,
    bibliography: undefined,
  }
}

type ErrorClass = new (code: ErrorCode, message: string) => PaperError

/** The classes of errors that say something of more than the paper itself. */
const CLASSES: Partial<Record<ErrorCode, ErrorClass>> = {
  E_INTERNAL: InternalError,
  E_MEMORY: LimitError,
  E_OPTION_CONFLICT: OptionError,
  E_OPTION_RANGE: OptionError,
  E_OUTPUT_FAILED: OutputError,
  E_PACKAGE_MISSING: PackageError,
  E_TIMEOUT: LimitError,
  E_WORKER_LOST: LimitError,
  E_XSLT_FAILED: TransformError,
}

/** The error that another process named by its code. */
function errorOf(code: ErrorCode, message: string): PaperError {
  return new (CLASSES[code] ?? SourceError)(code, message)
}
