import { fileURLToPath } from 'node:url'
import type { Suggestion } from '../../../products/authority/suggest.ts'
import { ReplacedWorker } from '../../batch/workers/replaced-worker.ts'
import type { Limits } from '../../batch/workers/settings.ts'
import type { HeaderAuthor } from '../../../read/bibliography/paper-header.ts'
import { LimitError, OutputError, PaperError } from '../../../base/errors.ts'
import type { AuthorityJob, AuthorityResult, AuthoritySettings } from './authority-messages.ts'

/** Sources and built program lie at the same depth below the root of the package; workers run as built. */
const PROGRAM = fileURLToPath(new URL('../../../../dist/programs/authority-worker.js', import.meta.url))

/** How the authority file of a service is kept. */
export interface DeskPlan extends AuthoritySettings {
  readonly limits: Limits
  readonly staging: string
}

/**
 * Has the authority file of a service queried and changed by a separate process, one request after the other: the server
 * answers others meanwhile. The process begins with the first request.
 */
export class AuthorityDesk {
  readonly #worker: ReplacedWorker<AuthoritySettings, AuthorityJob, AuthorityResult>
  /** Settles when the request before has been answered. */
  #last: Promise<unknown> = Promise.resolve()

  constructor({ path, limits, staging }: DeskPlan) {
    this.#worker = new ReplacedWorker({ program: PROGRAM, settings: { path }, limits, staging })
  }

  /** What the file knows better of authors; @throws {PaperError} `E_AUTHORITY_INVALID`, or what ended the process */
  suggest(authors: readonly HeaderAuthor[]): Promise<readonly Suggestion[]> {
    return this.#ask({ paper: undefined, authors })
  }

  /**
   * Adds what a paper shows, in place of what it showed before.
   * @throws {PaperError} `E_AUTHORITY_INVALID`, or what ended the process
   * @throws {OutputError} `E_OUTPUT_FAILED`
   */
  async add(paper: string, authors: readonly HeaderAuthor[]): Promise<void> {
    await this.#ask({ paper, authors })
  }

  async close(): Promise<void> {
    await this.#worker.end()
  }

  #ask(job: AuthorityJob): Promise<readonly Suggestion[]> {
    const asking = this.#last.then(() => this.#worker.convert(job)).then(({ result }) => toSuggestions(result))
    this.#last = asking.catch(() => {})
    return asking
  }
}

function toSuggestions(result: AuthorityResult | LimitError): readonly Suggestion[] {
  if (result instanceof LimitError) throw result
  if (result.type === 'done') return result.suggestions
  const { code, message } = result
  throw code === 'E_OUTPUT_FAILED' ? new OutputError(code, message) : new ReportedError(code, message)
}

/** A failure that the process reported. */
class ReportedError extends PaperError {}
