/** The process of a service that has its authority file: it reads and indexes it, which takes a second for 10,000 authors. */
import { serveJobs } from '../../batch/workers/serve-jobs.ts'
import { asPaperError, oneLine } from '../../../base/errors.ts'
import type { AuthorityJob, AuthorityResult, AuthoritySettings } from './authority-messages.ts'
import { AuthorityStore } from './authority-store.ts'

export const firstJob = serveJobs<AuthoritySettings, AuthorityJob, AuthorityResult>(async ({ path }) => {
  const store = new AuthorityStore(path)
  return async ({ paper, authors }) => {
    const header = { title: '', subtitle: '', metadata: new Map(), pages: [], authors }
    try {
      if (paper === undefined) return { type: 'done', suggestions: await store.suggest(header) }
      await store.add({ id: paper, header })
      return { type: 'done', suggestions: [] }
    } catch (thrown) {
      const failure = asPaperError(thrown)
      return { type: 'failed', code: failure.code, message: oneLine(failure) }
    }
  }
})
