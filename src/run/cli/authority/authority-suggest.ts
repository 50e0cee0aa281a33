import { join } from 'node:path'
import { indexAuthority } from '../../../products/authority/index-authority.ts'
import { type Suggestion, suggestFrom, toCorrections, toProposals } from '../../../products/authority/suggest.ts'
import { readPaperHeader } from '../../../read/bibliography/paper-header.ts'
import { CORRECTIONS_EXTENSION } from '../../../model/corrections/corrections.ts'
import { writeCorrections } from '../../../understand/corrections/write-corrections.ts'
import { OptionError } from '../../../base/errors.ts'
import { attemptEach } from '../shared/attempt.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { readAuthorityFile } from '../../../products/recipes/files/authority-file.ts'
import { deliverTo } from '../shared/deliver.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { findSame, parsePatchFolder, PROPOSALS_EXTENSION, readPatch, withoutDecided } from './patches.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml authority suggest` as they were typed. */
export interface AuthoritySuggestFlags {
  readonly authority: string
  readonly output?: string
  readonly json?: boolean
}

/** What is suggested for one paper; a member of the list that `--json` writes. */
interface PaperSuggestions {
  readonly paper: string
  readonly suggestions: readonly Suggestion[]
}

/** Runs `paperxml authority suggest`: what an authority file knows better of the headers of papers. The exit status. */
export async function runAuthoritySuggest(
  files: readonly string[],
  { authority: path, output, json }: AuthoritySuggestFlags,
  terminal: Terminal,
): Promise<number> {
  const authority = await readAuthorityFile(path)
  if (authority === undefined) throw new OptionError('E_FILE_MISSING', `--authority ${path}: there is no such file`)
  const folder = output === undefined ? undefined : parsePatchFolder(output)
  // Also where nothing is suggested: what comes next is given the folder.
  if (folder !== undefined) await makeFolder(folder)
  const index = indexAuthority(authority)
  const all: PaperSuggestions[] = []
  const status = await attemptEach(files, terminal, async file => {
    const suggestions = suggestFrom(index, readPaperHeader(await readInput(file, terminal)))
    all.push({ paper: sourceNameOf(file), suggestions })
    if (json !== true) terminal.writeOut(toText(file, suggestions))
    if (folder !== undefined) await writePatches(stemOf(file), suggestions, folder, terminal)
  })
  if (json === true) terminal.writeOut(`${JSON.stringify(all, undefined, 1)}\n`)
  return status
}

/** Adds what is sure to the corrections of the paper, and writes the rest into its file of proposals. */
async function writePatches(
  paper: string,
  suggestions: readonly Suggestion[],
  folder: string,
  terminal: Terminal,
): Promise<void> {
  const patch = join(folder, paper + CORRECTIONS_EXTENSION)
  const kept = (await readPatch(patch)) ?? []
  const added = toCorrections(suggestions).filter(correction => findSame(kept, correction) === undefined)
  const all = [...kept, ...added]
  if (added.length > 0) await deliverTo(patch, writeCorrections(paper, all), terminal)
  const open = join(folder, paper + PROPOSALS_EXTENSION)
  const proposals = toProposals(suggestions).flatMap(proposal => withoutDecided(proposal, all))
  const isStale = proposals.length === 0 && (await readPatch(open)) !== undefined
  if (proposals.length > 0 || isStale) await deliverTo(open, writeCorrections(paper, proposals), terminal)
}

function toText(file: string, suggestions: readonly Suggestion[]): string {
  const lines = suggestions.flatMap(({ header, text, part, candidates, isSure }) => [
    `  ${header} "${text}": ${part}${isSure ? '' : candidates.length > 1 ? ', one of these perhaps' : ', perhaps'}`,
    ...candidates.map(
      ({ value, confidence, reason, papers }) =>
        `    ${value}  ${confidence.toFixed(2)}  ${reason} (${papers === 1 ? '1 paper' : `${papers} papers`})`,
    ),
  ])
  return `${[lines.length === 0 ? `${file}: nothing to suggest` : file, ...lines].join('\n')}\n`
}
