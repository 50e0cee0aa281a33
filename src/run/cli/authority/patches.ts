import { basename } from 'node:path'
import type { Correction } from '../../../model/corrections/corrections.ts'
import { isHeaderCorrection } from '../../../understand/corrections/kinds.ts'
import type { HeaderCorrection } from '../../../model/corrections/header-corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { OptionError } from '../../../base/errors.ts'
import { readBytesIfThere } from '../../../read/sources/files/read-bytes.ts'
import { parseFolder } from '../shared/output-names.ts'

/** What follows the name of the paper in the name of a file of proposals. Its form is that of corrections. */
export const PROPOSALS_EXTENSION = '.proposals.json'

/** The folder for files of corrections. @throws {OptionError} for standard output, which takes the suggestions */
export function parsePatchFolder(output: string): string {
  const folder = parseFolder(output)
  if (folder !== undefined) return folder
  throw new OptionError('E_OPTION_CONFLICT', '-o -: corrections are one file for each paper; name a folder')
}

/** The corrections of a file; `undefined` where there is none. */
export async function readPatch(path: string): Promise<readonly Correction[] | undefined> {
  const bytes = await readBytesIfThere(path)
  return bytes === undefined ? undefined : parseCorrections(new TextDecoder().decode(bytes), basename(path))
}

/** What a user or an earlier suggestion said about the same author or organisation; an added one is found by its name. */
export function findSame(kept: readonly Correction[], correction: HeaderCorrection): HeaderCorrection | undefined {
  const { header, text } = correction
  const isSame = (other: HeaderCorrection) =>
    other.header === header && other.text === text && (text !== '' || addedName(other) === addedName(correction))
  return kept.find((other): other is HeaderCorrection => isHeaderCorrection(other) && isSame(other))
}

function addedName(correction: HeaderCorrection): string | undefined {
  return correction.header === 'organisation' ? correction.name : undefined
}

/** The proposal without the parts that `kept` says already; none where nothing is left of it. */
export function withoutDecided(proposal: HeaderCorrection, kept: readonly Correction[]): HeaderCorrection[] {
  const same = findSame(kept, proposal)
  if (same === undefined) return [proposal]
  if (proposal.text === '') return []
  const left = Object.entries(proposal).filter(([part]) => !(part in same) || NAMING.has(part))
  const isEmpty = left.every(([part]) => NAMING.has(part))
  return isEmpty ? [] : [Object.fromEntries(left) as unknown as HeaderCorrection]
}

/** Members that say what a correction is about, and why. */
const NAMING: ReadonlySet<string> = new Set(['header', 'text', 'note'])

/** The corrections with others added; where both are about one author or organisation, what is kept wins. */
export function addCorrections(kept: readonly Correction[], taken: readonly Correction[]): Correction[] {
  const added = taken.filter(isHeaderCorrection)
  const joined = kept.map(correction => {
    const other = isHeaderCorrection(correction) ? findSame(added, correction) : undefined
    return other === undefined ? correction : ({ ...other, ...correction } as Correction)
  })
  return [...joined, ...added.filter(correction => findSame(kept, correction) === undefined)]
}
