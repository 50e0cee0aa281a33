import type { Correction } from '../../../model/corrections/corrections.ts'
import type { Save } from '../../../model/corrections/save.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'

/** So many saves of a document are kept, the latest ones: enough to see what happened while one was away. */
export const MOST_SAVES = 200

/** What differs between the corrections that a document had and those that it has now; both are texts of files. */
export function describeSave(before: string | undefined, after: string, made: Pick<Save, 'tag' | 'at' | 'by'>): Save {
  const [was, is] = [before === undefined ? new Map() : entriesOf(before), entriesOf(after)]
  const onlyIn = (own: ReadonlyMap<string, Correction>, other: ReadonlyMap<string, Correction>) =>
    [...own].filter(([text]) => !other.has(text)).map(([, entry]) => entry)
  return { ...made, added: onlyIn(is, was), removed: onlyIn(was, is) }
}

/** The entries of a file of corrections by what they say. */
function entriesOf(file: string): ReadonlyMap<string, Correction> {
  return new Map(parseCorrections(file, 'corrections').map(entry => [JSON.stringify(entry), entry]))
}
