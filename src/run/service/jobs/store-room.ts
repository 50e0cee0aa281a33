import { statfsSync } from 'node:fs'
import { ServiceError } from '../service-error.ts'

/** With less room on the disk of the store than this, the service takes no document to be kept, and is not ready. */
export const LEAST_FREE_BYTES = 1e9

/** How much may be kept. */
export interface RoomLimits {
  readonly store: string
  /** Most bytes of all documents with their outputs, and of those of one token. */
  readonly storeLimitBytes: number
  readonly tokenLimitBytes: number
}

/** Bytes that are kept: of all documents with their outputs, and of those of one owner. */
export interface KeptBytes {
  readonly whole: number
  readonly own: number
}

/** Room for documents that are being sent: promised before they are read, so that the disk is never full. */
export class StoreRoom {
  readonly #limits: RoomLimits
  readonly #measure: (owner: string) => Promise<KeptBytes>
  /** Bytes that were promised to uploads which have not ended, by owner. */
  readonly #promised = new Map<object, { readonly owner: string; readonly bytes: number }>()

  constructor(limits: RoomLimits, measure: (owner: string) => Promise<KeptBytes>) {
    this.#limits = limits
    this.#measure = measure
  }

  /**
   * Promises room to an upload; what comes back must be called when it has ended.
   * @throws {ServiceError} `E_STORE_FULL`
   */
  async promise(owner: string, bytes: number): Promise<() => void> {
    const upload = {}
    this.#promised.set(upload, { owner, bytes })
    const end = () => void this.#promised.delete(upload)
    try {
      this.#check(owner, await this.#measure(owner))
      return end
    } catch (error) {
      end()
      throw error
    }
  }

  #check(owner: string, kept: KeptBytes): void {
    const uploads = [...this.#promised.values()]
    const promised = sumOf(uploads)
    const own = sumOf(uploads.filter(upload => upload.owner === owner))
    const { store, storeLimitBytes, tokenLimitBytes } = this.#limits
    if (freeBytes(store) - promised < LEAST_FREE_BYTES) throw full('the disk of the service has no room for it')
    if (kept.whole + promised > storeLimitBytes) throw full('the service keeps as much as it is allowed to')
    if (owner !== '' && kept.own + own > tokenLimitBytes) throw full('as much is kept for this token as is allowed')
  }
}

function full(reason: string): ServiceError {
  return new ServiceError('E_STORE_FULL', `${reason}; remove documents, or wait until some expire`)
}

function sumOf(uploads: readonly { readonly bytes: number }[]): number {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Room on the disk of a folder; none where the folder is gone, or its disk does not answer. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
