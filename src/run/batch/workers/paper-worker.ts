/** A worker of a batch: the process in which documents are converted, one after the other. Started by `run-batch.ts`. */
import { convertDocument } from './convert-document.ts'
import type { Job, JobResult } from './worker-messages.ts'
import { serveJobs } from './serve-jobs.ts'
import type { WorkerSettings } from './settings.ts'
import { readWorkerBibliography } from './worker-bibliography.ts'

export const firstJob = serveJobs<WorkerSettings, Job, JobResult>(async (settings, onProgress) => {
  const bibliography = await readWorkerBibliography(settings.bibliography)
  return job => convertDocument(job, { settings, bibliography, onProgress })
})
