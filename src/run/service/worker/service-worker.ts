/** A worker of the service: the process in which documents are converted, one after the other. */
import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { serveJobs } from '../../batch/workers/serve-jobs.ts'
import { readPagePng } from '../../../read/sources/pdf/pictures/page-png.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import { readWorkerBibliography } from '../../batch/workers/worker-bibliography.ts'
import { asPaperError, oneLine } from '../../../base/errors.ts'
import { convertUpload } from './convert-upload.ts'
import { KeptReading } from './kept-reading.ts'
import type { ServiceJob, ServiceResult, ServiceSettings } from './service-messages.ts'
import { doTextTask } from './text-tasks.ts'

// The server answers first: where all processors are busy, its answers would wait for the turns of workers. Measured: the
// slowest hundredth of its answers takes 44 ms beside workers of the lowest priority, 64 beside those of one below the usual.
setPriority(constants.priority.PRIORITY_LOW)

export const firstJob = serveJobs<ServiceSettings, ServiceJob, ServiceResult>(
  async ({ bibliography: path, staging }, onProgress) => {
    const bibliography = await readWorkerBibliography(path)
    const kept = new KeptReading()
    return async job => {
      if (job.type === 'document') return convertUpload(job, { bibliography, staging, onProgress, kept })
      try {
        if (job.type === 'text') return { type: 'text', text: await doTextTask(job.task, job.texts) }
        await writeFile(job.to, await readPagePng(await readBytes(job.path), job))
        return { type: 'drawn' }
      } catch (thrown) {
        const failure = asPaperError(thrown)
        return { type: 'failed', code: failure.code, message: oneLine(failure) }
      }
    }
  },
)
