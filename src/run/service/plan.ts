import type { Limits } from '../batch/workers/settings.ts'
import type { OcrOptions } from '../../read/sources/ocr/options.ts'

/** How the service runs. */
export interface ServicePlan {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Port for those who run the service; `undefined` for none. */
  readonly adminPort: number | undefined
  /** Documents that are converted at once, each in a separate process. */
  readonly workers: number
  /** Requests that may wait for a worker; one more is asked to come again. */
  readonly waiting: number
  /** How long a request waits for a worker. */
  readonly waitLimitMs: number
  readonly limits: Limits
  readonly mostUploadBytes: number
  /** Folder of the uploads and outputs. */
  readonly store: string
  /** Server of Redis by which several services share the documents of `/v1`; `undefined` where one has them alone. */
  readonly redis: string | undefined
  /** Documents of `/v1` that may wait. */
  readonly mostWaiting: number
  /** Most bytes that are kept of all of them, and of those of one token, outputs included. */
  readonly storeLimitBytes: number
  readonly tokenLimitBytes: number
  /** How long they are kept after their end. */
  readonly keepMs: number
  /** How long the service still takes requests when it begins to end, so that all who send them see that it is not ready. */
  readonly drainMs: number
  /** How long running documents may take when the service ends. */
  readonly graceMs: number
  /** Bibliographic file that fills headers. */
  readonly bibliography: string | undefined
  /** Authority file, which is created when something is added; `undefined` for none. */
  readonly authority: string | undefined
  readonly ocr: OcrOptions
  /** File with a token on each line; `undefined` lets everybody in. */
  readonly tokenFile: string | undefined
  /** Whether a browser is served the page. */
  readonly hasPage: boolean
  /** Names besides its address under which the service may be asked, in small letters. */
  readonly allowedHosts: readonly string[]
  /** Origins of web pages that may use the service: `https://example.org`, or `*` for all in `/api`. */
  readonly origins: readonly string[]
}
