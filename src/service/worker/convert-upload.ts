import { describeConversion } from '../../batch/workers/convert-document.ts'
import type { WorkerEntry } from '../../batch/journal/entry.ts'
import { isFaultOfDisk, stageOutputs } from '../../batch/outputs/stage-outputs.ts'
import type { Bibliography } from '../../bibliography/entry.ts'
import { parseCorrections } from '../../corrections/parse-corrections.ts'
import { asPaperError, oneLine } from '../../errors.ts'
import { makeOutputs, refuseFaults } from '../../recipes/outputs.ts'
import { readBytes } from '../../sources/files/read-bytes.ts'
import type { DocumentJob, ServiceResult } from './service-messages.ts'
import { formatsOf, toProducts } from './service-products.ts'

/** What a worker has for all of its documents. */
export interface UploadContext {
  readonly bibliography: Bibliography | undefined
  readonly staging: string
  /** Called once for a document with pages to recognise. */
  readonly onRecognising: (pages: number) => void
}

/** Converts one upload, writes its products and says what came of it. Throws nothing: a failure is a result. */
export async function convertUpload(job: DocumentJob, context: UploadContext): Promise<ServiceResult> {
  const started = performance.now()
  let entry: WorkerEntry = { status: 'done', pages: 0, seconds: 0, warnings: {}, outputs: {} }
  try {
    entry = { ...entry, ...(await convert(job, context)) }
  } catch (thrown) {
    const failure = asPaperError(thrown)
    if (isFaultOfDisk(failure)) return { type: 'disk', message: failure.message }
    entry = { ...entry, status: 'failed', code: failure.code, message: oneLine(failure) }
  }
  return { type: 'entry', entry: { ...entry, seconds: Math.round(performance.now() - started) / 1000 } }
}

async function convert(
  { path, id, source, products, folder, reading, corrections }: DocumentJob,
  { bibliography, staging, onRecognising }: UploadContext,
): Promise<Partial<WorkerEntry>> {
  const settings = {
    ...reading,
    formats: formatsOf(products),
    writesReport: products.includes('report'),
    keepsHocr: false,
  }
  const made = await makeOutputs(await readBytes(path), settings, {
    id,
    source,
    bibliography,
    corrections: corrections === undefined ? undefined : parseCorrections(corrections, 'corrections'),
    onProgress: (done, pages) => {
      if (done === 0) onRecognising(pages)
    },
  })
  refuseFaults(made.conversion.diagnostics)
  const outputs = await stageOutputs(toProducts(products, id, made), folder, staging)
  return { ...describeConversion(made.conversion), outputs }
}
