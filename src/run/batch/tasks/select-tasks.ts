import { OptionError } from '../../../base/errors.ts'
import type { BatchDocument } from '../documents/documents.ts'
import type { JournalEntry, KnownInput } from '../journal/entry.ts'
import type { Entries } from '../journal/journal.ts'

/** A document that is to be tried, and what is known of it. */
export interface Task {
  readonly document: BatchDocument
  /** It may be unchanged: the worker checks first. */
  readonly known: KnownInput | undefined
}

/** Which documents of a journal are tried again. */
export interface TaskOptions {
  /** Whether documents that failed before are. */
  readonly retriesFailed: boolean
  /** Whether documents are that have changed, or were converted by other options or another version. */
  readonly convertsChanged: boolean
  /** Name and version of the program, and the fingerprint of its options, as they are now. */
  readonly program: string
  readonly settings: string
}

/**
 * The documents that are to be tried, in their order: those that are not in the journal, and those asked for again.
 *
 * @throws {OptionError} `E_OPTION_CONFLICT` where the journal is of other options or another version and nothing is
 *   asked for again: the outputs of one folder would be of two kinds
 */
export function selectTasks(
  documents: readonly BatchDocument[],
  entries: Entries,
  options: TaskOptions,
): readonly Task[] {
  const { retriesFailed, convertsChanged } = options
  return documents.flatMap((document): Task[] => {
    const entry = entries.get(document.name)
    if (entry === undefined) return [{ document, known: undefined }]
    if (retriesFailed && entry.status === 'failed') return [{ document, known: undefined }]
    if (convertsChanged) return [{ document, known: knownInput(entry, options) }]
    if (!retriesFailed) refuseOthers(entry, options)
    return []
  })
}

/** What the input was, if the outputs would be the same today. */
function knownInput(entry: JournalEntry, { program, settings }: TaskOptions): KnownInput | undefined {
  const { sha256, corrections, outputs } = entry
  if (sha256 === undefined || entry.program !== program || entry.settings !== settings) return undefined
  return { sha256, corrections, outputs: Object.keys(outputs) }
}

function refuseOthers(entry: JournalEntry, { program, settings }: TaskOptions): void {
  if (entry.program === program && entry.settings === settings) return
  const what = entry.program === program ? 'other options' : entry.program
  throw new OptionError(
    'E_OPTION_CONFLICT',
    `${entry.document} was converted by ${what}; --only-changed converts such documents again, another -o leaves them`,
  )
}
