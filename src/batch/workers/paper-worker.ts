/** A worker of a batch: the process in which documents are converted, one after the other. Started by `run-batch.ts`. */
import { basename } from 'node:path'
import { readBibliography } from '../../bibliography/read-bibliography.ts'
import { readBytes } from '../../sources/files/read-bytes.ts'
import { convertDocument } from './convert-document.ts'
import type { Job, JobResult } from './worker-messages.ts'
import { serveJobs } from './serve-jobs.ts'
import type { WorkerSettings } from './settings.ts'

serveJobs<WorkerSettings, Job, JobResult>(async (settings, onRecognising) => {
  const path = settings.bibliography
  // Warnings about the bibliography were printed when the batch began.
  const bibliography =
    path === undefined ? undefined : await readBibliography(await readBytes(path), basename(path), () => {})
  return job => convertDocument(job, { settings, bibliography, onRecognising })
})
