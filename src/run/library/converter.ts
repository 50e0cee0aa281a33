import type { Limits } from '../batch/workers/settings.ts'
import type { PageProgress } from '../batch/workers/worker-messages.ts'
import type { Format } from '../../products/recipes/formats.ts'
import type { OutputSettings } from '../../products/recipes/outputs.ts'
import type { PaperInput } from './paper-input.ts'

/** How papers are converted in worker processes, and what is written of each. */
export interface ConverterOptions
  extends Partial<
    Pick<
      OutputSettings,
      'pages' | 'language' | 'password' | 'reader' | 'flavour' | 'formulas' | 'formulasInText' | 'teiMarks' | 'markdown'
    >
  > {
  /** Default: paperXML, TEI and sentences. */
  readonly formats?: readonly Format[]
  /** Whether the report of each paper is made as well; default false. */
  readonly report?: boolean
  /** How pages without text are recognised; default `{ mode: 'auto' }`. */
  readonly ocr?: Omit<OutputSettings['ocr'], 'onProgress'>
  /** Papers converted at once, each in a separate process; default one for each core. */
  readonly workers?: number
  /** What a paper may take before its process is ended; default 60 s on a processor, to which pages that need OCR add, and 1 GB. */
  readonly limits?: Partial<Limits>
}

/** What concerns one paper. */
export interface ConverterTask {
  /** Name of the document in its outputs; default the stem of its file's name, or `paper`. */
  readonly id?: string
  /** Ends the work, and the process that does it; what is thrown is its reason. */
  readonly signal?: AbortSignal
  /** Called before each page that is read, or recognised from its picture. */
  readonly onProgress?: (progress: PageProgress) => void
}

/** A paper that was converted in a process. */
export interface ConvertedPaper {
  readonly outputs: ReadonlyMap<Format, string>
  /** The report as JSON, where it was asked for. */
  readonly report: string | undefined
  readonly pages: number
  /** How many warnings there were of each code. */
  readonly warnings: Readonly<Record<string, number>>
  /** How far the result can be trusted, 0 to 1; see docs/outputs.md. */
  readonly trust: number | undefined
  readonly seconds: number
  /** Most memory of the process meanwhile. */
  readonly memoryBytes: number
}

/** Converts papers in processes that are kept for the next ones. */
export interface Converter {
  /**
   * Waits for a free process and converts the paper in it. A paper that takes too much, or that ends its process, harms no
   * other one.
   * @throws {PaperError} as `convertPaper`; `LimitError` where a limit was exceeded
   */
  convert(input: PaperInput, task?: ConverterTask): Promise<ConvertedPaper>
  /** Ends all processes. Must be called, or the program does not end. */
  close(): Promise<void>
}
