/** Flags of V8 that are set when a process has run for a while. */
import { setFlagsFromString } from 'node:v8'

export interface LateFlag {
  readonly first: string
  readonly later: string
}

let set: readonly LateFlag[] = []

/** Sets flags to what they are at first, and in that many milliseconds to what they are later, if the process is there still. */
export function setFlagsInTurn(flags: readonly LateFlag[], afterMs: number): void {
  for (const { first } of flags) setFlagsFromString(first)
  setTimeout(() => {
    set = flags
    for (const { later } of flags) setFlagsFromString(later)
  }, afterMs).unref()
}

/** The result of `work`, which runs as if no flag had been set late: V8 takes compiled code only under the flags under which it was made. */
export function underFirstFlags<Result>(work: () => Result): Result {
  for (const { first } of set) setFlagsFromString(first)
  try {
    return work()
  } finally {
    for (const { later } of set) setFlagsFromString(later)
  }
}
