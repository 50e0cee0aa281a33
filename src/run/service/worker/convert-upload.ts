import { describeConversion } from '../../batch/workers/convert-document.ts'
import { type OpenEntry, recordWork } from '../../batch/workers/record-work.ts'
import type { Stage } from '../../batch/journal/entry.ts'
import { stageOutputs } from '../../batch/outputs/stage-outputs.ts'
import type { OnProgress } from '../../batch/workers/worker-process.ts'
import type { Bibliography } from '../../../model/bibliography/entry.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { FIGURE_FORMS, USUAL_FIGURE_DPI } from '../../../products/recipes/figures/figure-settings.ts'
import { makeOutputs, refuseFaults } from '../../../products/recipes/outputs.ts'
import { completePaper, preparePaper } from '../../../products/recipes/paper.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import type { DocumentJob, ServiceResult } from './service-messages.ts'
import type { KeptReading } from './kept-reading.ts'
import { hasPictures } from './product-files.ts'
import { formatsOf, toProducts } from './service-products.ts'

/** How pictures are cut where a request does not say. */
const USUAL_FIGURES = { dpi: USUAL_FIGURE_DPI, form: FIGURE_FORMS[0] } as const

/** What a worker has for all of its documents. */
export interface UploadContext {
  readonly bibliography: Bibliography | undefined
  readonly staging: string
  readonly onProgress: OnProgress
  /** What was read of the document that somebody looks at. */
  readonly kept: KeptReading
}

/**
 * Converts one upload, writes its products and says what came of it. Throws nothing: a failure is a result. What cannot be written is
 * a fault of the store, since its folders and names are those of the service.
 */
export async function convertUpload(job: DocumentJob, context: UploadContext): Promise<ServiceResult> {
  const result = await recordWork<never>(entry => convert(job, context, entry))
  if (result.type !== 'entry' || result.entry.code !== 'E_OUTPUT_FAILED') return result
  return { type: 'disk', message: result.entry.message ?? '' }
}

/** Steps of finding the structure: before corrections, and with them. */
const STEPS_OF_STRUCTURE = 2
/** Steps of each format: it is made, and checked. */
const STEPS_OF_FORMAT = 2

/** Follows a document: tells a step for each stage that begins after its pages were read, and measures all. */
function followStages(formats: number, onProgress: OnProgress) {
  const begun = { understanding: 0, writing: 0 }
  const steps = { understanding: STEPS_OF_STRUCTURE, writing: STEPS_OF_FORMAT * formats + 1 }
  const seconds = { reading: 0, understanding: 0, writing: 0 }
  let current: Stage = 'reading'
  let since = performance.now()
  const end = () => {
    seconds[current] += (performance.now() - since) / 1000
    since = performance.now()
    return seconds
  }
  const onStage = (name: string): void => {
    end()
    current = name === 'source' ? 'reading' : name === 'structure' ? 'understanding' : 'writing'
    if (current === 'reading') return
    const stage = current
    onProgress({ stage, done: Math.min(begun[stage]++, steps[stage]), pages: steps[stage] })
  }
  return { onStage, end }
}

async function convert(
  { path, id, source, products, folder, reading, corrections, isPreview = false }: DocumentJob,
  { bibliography, staging, onProgress, kept }: UploadContext,
  entry: OpenEntry,
): Promise<undefined> {
  const settings = {
    ...reading,
    formats: formatsOf(products),
    figures: products.some(hasPictures) ? (reading.figures ?? USUAL_FIGURES) : undefined,
    writesReport: products.includes('report'),
    keepsInspection: products.includes('inspection'),
    keepsHocr: false,
    isPreview,
  }
  const corrected = corrections === undefined ? undefined : parseCorrections(corrections, 'corrections')
  const key = JSON.stringify([path, reading])
  // Who asks for what the page shows is about to look at it.
  const isKept = isPreview || products.includes('inspection')
  const prepare: typeof preparePaper = (bytes, options) => kept.get(key, () => preparePaper(bytes, options), isKept)
  const complete: typeof completePaper = (paper, options) =>
    kept.complete(paper, corrections ?? '', () => completePaper(paper, options))
  const stages = followStages(settings.formats.length, onProgress)
  const made = await makeOutputs(await readBytes(path), settings, {
    prepare,
    complete,
    id,
    source,
    bibliography,
    corrections: corrected,
    onPage: (done, pages) => onProgress({ stage: 'reading', done, pages }),
    onProgress: (done, pages) => onProgress({ stage: 'recognising', done, pages }),
    onStage: stages.onStage,
  })
  Object.assign(entry, describeConversion(made.conversion))
  refuseFaults(made.conversion.diagnostics)
  entry.outputs = await stageOutputs(toProducts(products, id, made), folder, staging)
  entry.stages = stages.end()
}
