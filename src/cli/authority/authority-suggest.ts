import { basename, join } from 'node:path'
import { indexAuthority } from '../../authority/index-authority.ts'
import { type Suggestion, suggestFrom, toCorrections } from '../../authority/suggest.ts'
import { readPaperHeader } from '../../bibliography/paper-header.ts'
import { CORRECTIONS_EXTENSION, type Correction, isHeaderCorrection } from '../../corrections/corrections.ts'
import { parseCorrections } from '../../corrections/parse-corrections.ts'
import { writeCorrections } from '../../corrections/write-corrections.ts'
import { OptionError } from '../../errors.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readAuthorityFile } from './authority-file.ts'
import { deliverTo } from '../shared/deliver.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { parseFolder } from '../shared/output-names.ts'
import { readBytesIfThere } from '../../sources/files/read-bytes.ts'
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
  const patchOf = output === undefined ? undefined : planPatches(output)
  const index = indexAuthority(authority)
  const all: PaperSuggestions[] = []
  const status = await attemptEach(files, terminal, async file => {
    const suggestions = suggestFrom(index, readPaperHeader(await readInput(file, terminal)))
    all.push({ paper: sourceNameOf(file), suggestions })
    if (json !== true) terminal.writeOut(toText(file, suggestions))
    const patch = patchOf?.(file)
    if (patch === undefined) return
    const kept = await readPatch(patch)
    const added = toCorrections(suggestions).filter(correction => !isCorrected(correction, kept))
    if (added.length > 0) await deliverTo(patch, writeCorrections(stemOf(file), [...kept, ...added]), terminal)
  })
  if (json === true) terminal.writeOut(`${JSON.stringify(all, undefined, 1)}\n`)
  return status
}

/** The file of corrections of each paper, in the folder that is named. */
function planPatches(output: string): (file: string) => string {
  const folder = parseFolder(output)
  if (folder === undefined) {
    throw new OptionError('E_OPTION_CONFLICT', '-o -: standard output takes the suggestions; name a folder')
  }
  return file => join(folder, stemOf(file) + CORRECTIONS_EXTENSION)
}

/** What is in the file already; nothing where there is none. */
async function readPatch(path: string): Promise<readonly Correction[]> {
  const bytes = await readBytesIfThere(path)
  return bytes === undefined ? [] : parseCorrections(new TextDecoder().decode(bytes), basename(path))
}

/** What a person, or a suggestion before, said of the same author or organisation stays. */
function isCorrected(correction: Correction, kept: readonly Correction[]): boolean {
  return kept.some(
    other =>
      isHeaderCorrection(other) &&
      isHeaderCorrection(correction) &&
      other.header === correction.header &&
      other.text === correction.text,
  )
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
