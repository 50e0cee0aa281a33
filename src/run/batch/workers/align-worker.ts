/** A worker that prepares documents for alignment, one after the other. Started by `align-batch.ts`. */
import { parseAlignmentConfiguration } from '../../../products/alignment/configuration.ts'
import { defaultConfiguration } from '../../../products/alignment/default-configuration.ts'
import { asPaperError } from '../../../base/errors.ts'
import { openAligner } from '../../../products/recipes/align.ts'
import type { AlignJob, AlignJobResult, AlignSettings } from './align-messages.ts'
import { serveJobs } from './serve-jobs.ts'

export const firstJob = serveJobs<AlignSettings, AlignJob, AlignJobResult>(async (settings, report) => {
  const { configuration: file, sentenceJoin, kenlmPath, ocr, ...options } = settings
  // Warnings about the configuration were printed when the batch began.
  const read = file === undefined ? defaultConfiguration() : parseAlignmentConfiguration(file.json, file.name)
  const configuration = {
    ...read,
    sentenceJoin: sentenceJoin ?? read.sentenceJoin,
    kenlmPath: kenlmPath ?? read.kenlmPath,
  }
  const onProgress = (done: number, pages: number) => report({ stage: 'recognising', done, pages })
  const aligner = openAligner({ ...options, configuration, ocr: { ...ocr, onProgress } })
  return async ({ path }) => {
    try {
      const { html, warnings } = await aligner.align(path)
      return { type: 'done', html, warnings: warnings.map(({ message }) => message) }
    } catch (thrown) {
      const { code, message } = asPaperError(thrown)
      return { type: 'failed', code, message }
    }
  }
})
