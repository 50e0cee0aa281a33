import { ServiceError } from '../service-error.ts'

/** Places for requests that last, of which there are only so many. */
export class Slots {
  readonly #most: number
  #taken = 0

  constructor(most: number) {
    this.#most = most
  }

  /**
   * Takes a place; what comes back gives it up.
   * @throws {ServiceError} `E_BUSY` where all are taken
   */
  take(): () => void {
    if (this.#taken >= this.#most)
      throw new ServiceError('E_BUSY', 'too many requests of this kind are open; try again later')
    this.#taken++
    let isTaken = true
    return () => {
      if (isTaken) this.#taken--
      isTaken = false
    }
  }
}
