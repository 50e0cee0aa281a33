import type { RecordedWork } from '../../batch/workers/record-work.ts'
import type { ErrorCode } from '../../../base/errors.ts'
import type { OutputSettings } from '../../../products/recipes/outputs.ts'
import type { PagePngOptions } from '../../../read/sources/pdf/pictures/page-png.ts'
import type { Product } from './product-files.ts'
import type { TextTask } from './text-tasks.ts'

/** The settings of every worker of a service. Plain data: it is sent to another process. */
export interface ServiceSettings {
  /** Bibliographic file. */
  readonly bibliography: string | undefined
  /** Folder in which outputs are written before they are moved. */
  readonly staging: string
}

/** A document to convert. */
export interface DocumentJob {
  readonly type: 'document'
  /** Where its bytes are. */
  readonly path: string
  /** Name of the document, and of its file as it may be printed: never used as a path. */
  readonly id: string
  readonly source: string
  /** What is written into `folder`, under the names of `PRODUCTS`. */
  readonly products: readonly Product[]
  readonly folder: string
  readonly reading: Omit<OutputSettings, 'formats' | 'writesReport' | 'keepsHocr'>
  /** Text of a file of corrections. */
  readonly corrections?: string | undefined
  /** Whether what was read is kept for the next job with the same document: a person sees what corrections do. Default: no. */
  readonly isPreview?: boolean
}

/** Texts to analyse, like the names of some authors or a document in XML. */
export interface TextJob {
  readonly type: 'text'
  readonly task: TextTask
  readonly texts: readonly string[]
}

/** A page to draw, and where its picture is written. */
export interface PageJob extends PagePngOptions {
  readonly type: 'page'
  readonly path: string
  readonly to: string
}

export type ServiceJob = DocumentJob | TextJob | PageJob

/** What came of a job. */
export type ServiceResult =
  | RecordedWork
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'drawn' }
  /** The texts could not be analysed, or the page not be drawn. */
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly message: string }
