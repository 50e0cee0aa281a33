import { basename, join } from 'node:path'
import { takeCorrections } from '../../../products/authority/take.ts'
import { writeAuthority } from '../../../products/authority/write-authority.ts'
import { CORRECTIONS_EXTENSION, type Correction } from '../../../model/corrections/corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { writeCorrections } from '../../../understand/corrections/write-corrections.ts'
import { OptionError } from '../../../base/errors.ts'
import { attemptEach } from '../shared/attempt.ts'
import { deliverTo } from '../shared/deliver.ts'
import { readInput } from '../shared/input.ts'
import type { Terminal } from '../shared/terminal.ts'
import { readAuthorityFile } from '../../../products/recipes/files/authority-file.ts'
import { addCorrections, parsePatchFolder, PROPOSALS_EXTENSION, readPatch } from './patches.ts'

/** The options of `paperxml authority take` as they were typed. */
export interface AuthorityTakeFlags {
  readonly authority: string
  readonly output?: string
}

/**
 * Runs `paperxml authority take`: what files of proposals or corrections say goes into the authority file, and into the
 * corrections of each paper. The exit status. Nothing of a file that cannot be read is taken.
 */
export async function runAuthorityTake(
  files: readonly string[],
  { authority: path, output }: AuthorityTakeFlags,
  terminal: Terminal,
): Promise<number> {
  const known = await readAuthorityFile(path)
  if (known === undefined) throw new OptionError('E_FILE_MISSING', `--authority ${path}: there is no such file`)
  const folder = output === undefined ? undefined : parsePatchFolder(output)
  let authority = known
  const status = await attemptEach(files, terminal, async file => {
    const json = new TextDecoder().decode(await readInput(file, terminal))
    const corrections = parseCorrections(json, basename(file))
    if (folder !== undefined) await addToPatch(paperOf(file), corrections, folder, terminal)
    authority = takeCorrections(authority, corrections)
  })
  if (authority !== known) await deliverTo(path, writeAuthority(authority), terminal)
  return status
}

async function addToPatch(
  paper: string,
  corrections: readonly Correction[],
  folder: string,
  terminal: Terminal,
): Promise<void> {
  const patch = join(folder, paper + CORRECTIONS_EXTENSION)
  const all = addCorrections((await readPatch(patch)) ?? [], corrections)
  if (all.length > 0) await deliverTo(patch, writeCorrections(paper, all), terminal)
}

/** Name of the paper that a file of proposals or corrections is about. */
function paperOf(file: string): string {
  const extension = [PROPOSALS_EXTENSION, CORRECTIONS_EXTENSION, '.json'].find(end => file.endsWith(end)) ?? ''
  return basename(file, extension)
}
