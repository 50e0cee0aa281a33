/** A worker of the service: the process in which documents are converted, one after the other. */
import { basename } from 'node:path'
import { serveJobs } from '../../batch/workers/serve-jobs.ts'
import { readBibliography } from '../../bibliography/read-bibliography.ts'
import { readBytes } from '../../sources/files/read-bytes.ts'
import { convertUpload } from './convert-upload.ts'
import type { ServiceJob, ServiceResult, ServiceSettings } from './service-messages.ts'
import { doTextTask } from './text-tasks.ts'

serveJobs<ServiceSettings, ServiceJob, ServiceResult>(async ({ bibliography: path, staging }, onRecognising) => {
  // Warnings about the bibliography were printed when the service began.
  const bibliography =
    path === undefined ? undefined : await readBibliography(await readBytes(path), basename(path), () => {})
  return async job => {
    if (job.type === 'document') return convertUpload(job, { bibliography, staging, onRecognising })
    try {
      return { type: 'text', text: await doTextTask(job.task, job.texts) }
    } catch (error) {
      return { type: 'failed', message: String(error) }
    }
  }
})
