import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OptionError } from '../../../base/errors.ts'
import {
  HYPHEN_RULES,
  OBJECT_RULES,
  RECOVERY_PRESETS,
  type RecoveryOptions,
  resolveOptions,
} from '../../../products/recovery/options.ts'
import { parseChoice } from '../shared/choice.ts'
import { STANDARD_STREAM } from '../shared/input.ts'
import { parseLanguage } from '../shared/language-option.ts'
import { checkOutputNames, outputFolderOf } from '../shared/output-names.ts'

/** The options of `paperxml recover` as they were typed. */
export interface RecoverFlags {
  readonly output?: string
  readonly eps?: string
  readonly preset: string
  readonly columnWidth?: string
  readonly sentences?: boolean
  readonly report?: boolean
  readonly objects?: string
  readonly hyphens?: string
  readonly words?: string
  readonly repair: boolean
  readonly language: string
  readonly encoding?: string
  readonly truth?: string
}

/** What `paperxml recover` is to do, checked before anything is read or written. */
export interface RecoverPlan {
  readonly files: readonly string[]
  /** Folder of the outputs; `undefined` for standard output. */
  readonly folder: string | undefined
  readonly recovery: Omit<RecoveryOptions, 'words' | 'language'>
  /** `undefined` where the program finds out. */
  readonly language: string | undefined
  /** `undefined` where the program finds out. */
  readonly encoding: string | undefined
  readonly unit: 'paragraph' | 'sentence'
  readonly repair: boolean
  readonly writesReport: boolean
  /** File of words that are written with their hyphen or as one. */
  readonly words: string | undefined
  /** File of the text with its sentences in one piece each. */
  readonly truth: string | undefined
}

/** What follows the name of the text in the names of the outputs. */
export const RECOVERED_EXTENSIONS = {
  text: '.recovered.txt',
  report: '.recovered.json',
  summary: '.recovered.report.txt',
  histogram: '.recovered.svg',
} as const

/**
 * The plan of a recovery. A folder means the texts in it (`*.txt`), except those that this command wrote.
 * @throws {OptionError} where an option cannot be, or two outputs would have one name
 */
export async function planRecovery(args: readonly string[], flags: RecoverFlags): Promise<RecoverPlan> {
  const files = (await Promise.all(args.map(textsOf))).flat()
  const plan: RecoverPlan = {
    files,
    folder: outputFolderOf(files, flags.output),
    recovery: parseRecovery(flags),
    language: parseLanguage(flags.language),
    encoding: flags.encoding,
    unit: flags.sentences === true ? 'sentence' : 'paragraph',
    repair: flags.repair,
    writesReport: flags.report === true || flags.truth !== undefined,
    words: flags.words,
    truth: flags.truth,
  }
  if (plan.truth !== undefined && files.length > 1) {
    throw new OptionError('E_OPTION_CONFLICT', `--truth is of one text, and ${files.length} are to be recovered`)
  }
  if (plan.folder === undefined) checkStandardOutput(plan)
  else checkOutputNames(files, plan.folder, stem => Object.values(RECOVERED_EXTENSIONS).map(end => stem + end))
  return plan
}

async function textsOf(argument: string): Promise<readonly string[]> {
  if (argument === STANDARD_STREAM || !(await isFolder(argument))) return [argument]
  const names = (await readdir(argument)).filter(
    name => /\.txt(\.gz)?$/i.test(name) && !/\.recovered\.(report\.)?txt$/.test(name),
  )
  if (names.length === 0)
    throw new OptionError('E_OPTION_RANGE', `${argument}: there is no text (*.txt) in this folder`)
  return names.sort().map(name => join(argument, name))
}

/** A missing path counts as a file: it fails later with the others that cannot be read. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}

function checkStandardOutput(plan: RecoverPlan): void {
  const conflict = (what: string) =>
    new OptionError('E_OPTION_CONFLICT', `standard output takes ${what}; name a folder with -o`)
  if (plan.files.length > 1) throw conflict(`one text, and ${plan.files.length} are to be recovered`)
  if (plan.writesReport) throw conflict('no report beside the text')
}

function parseRecovery(flags: RecoverFlags): RecoverPlan['recovery'] {
  const options = {
    preset: parseChoice('--preset', flags.preset, RECOVERY_PRESETS),
    eps: flags.eps === undefined ? undefined : parseNumber('--eps', flags.eps),
    columnWidth: flags.columnWidth === undefined ? undefined : parseNumber('--column-width', flags.columnWidth),
    objects: flags.objects === undefined ? undefined : parseChoice('--objects', flags.objects, OBJECT_RULES),
    hyphens: flags.hyphens === undefined ? undefined : parseChoice('--hyphens', flags.hyphens, HYPHEN_RULES),
  }
  // The recovery knows the ranges; they are checked before a file is read.
  resolveOptions(flags.words === undefined ? options : { ...options, words: [] })
  return options
}

function parseNumber(flag: string, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  throw new OptionError('E_OPTION_RANGE', `${flag} ${text}: expected a number`)
}
