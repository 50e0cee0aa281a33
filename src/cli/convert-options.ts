import { OptionError } from '../errors.ts'
import { FORMATS, type Format, HOCR_EXTENSION, outputNameOf, REPORT_EXTENSION } from '../recipes/formats.ts'
import type { OcrOptions } from '../sources/ocr/options.ts'
import type { Reader } from '../sources/read-source.ts'
import type { TeiFlavour } from '../transforms/tei.ts'
import { parseChoice } from './choice.ts'
import { parseFlavour } from './flavour.ts'
import { parseLanguage } from './language.ts'
import { type OcrFlags, parseOcrOptions } from './ocr-options.ts'
import { checkOutputNames, outputFolderOf } from './output-names.ts'
import { parsePageRanges } from './page-ranges.ts'
import { parseReader } from './reader.ts'

/** The options of `paperxml convert` as they were typed. */
export interface ConvertFlags extends OcrFlags {
  readonly output?: string
  readonly to?: string
  readonly pages?: string
  readonly language: string
  readonly password?: string
  readonly reader: string
  readonly pagesOf?: string
  readonly flavour: string
  readonly report?: boolean
  readonly corrections?: string
  readonly bib?: string
  readonly keepHocr?: boolean
  readonly layout?: string
  readonly float?: string
  readonly with?: string
}

/** What `paperxml convert` is to do, checked before anything is read or written. */
export interface ConvertPlan {
  readonly files: readonly string[]
  readonly formats: readonly Format[]
  /** Folder of the outputs; `undefined` for standard output. */
  readonly folder: string | undefined
  readonly pages: readonly number[] | undefined
  /** `undefined` where the program finds out. */
  readonly language: string | undefined
  readonly password: string | undefined
  readonly reader: Reader
  /** PDF file that the one file was recognised from. */
  readonly pagesOf: string | undefined
  readonly flavour: TeiFlavour
  readonly writesReport: boolean
  /** File of corrections, or folder with one for each document. */
  readonly corrections: string | undefined
  /** Bibliographic file. */
  readonly bibliography: string | undefined
  readonly ocr: OcrOptions
  /** Whether what was recognised is written as hOCR. */
  readonly keepsHocr: boolean
  /** File of a second reading of the document, as running text or with pages. */
  readonly second: { readonly float?: string; readonly with?: string }
}

/** What is written where nobody says what. */
const DEFAULT_FORMATS: readonly Format[] = ['paperxml', 'tei', 'tsv']

/**
 * The plan of a conversion.
 * @throws {OptionError} where an option cannot be, or two outputs would have one name.
 */
export function planConversion(named: readonly string[], flags: ConvertFlags): ConvertPlan {
  const files = filesOf(named, flags)
  const folder = outputFolderOf(files, flags.output)
  const plan = {
    files,
    formats: flags.to === undefined ? defaultFormats(folder) : parseFormats(flags.to),
    folder,
    pages: flags.pages === undefined ? undefined : parsePageRanges(flags.pages),
    language: parseLanguage(flags.language),
    password: flags.password,
    reader: parseReader(flags.reader),
    pagesOf: flags.pagesOf,
    flavour: parseFlavour(flags.flavour),
    writesReport: flags.report === true,
    corrections: flags.corrections,
    bibliography: flags.bib,
    ocr: parseOcrOptions(flags),
    keepsHocr: flags.keepHocr === true,
    second: flags.float === undefined ? (flags.with === undefined ? {} : { with: flags.with }) : { float: flags.float },
  }
  if (flags.pagesOf !== undefined && files.length > 1) {
    throw new OptionError('E_OPTION_CONFLICT', `--pages-of goes with one file, and ${files.length} are to be converted`)
  }
  if (folder === undefined) checkStandardOutput(plan)
  else checkOutputNames(plan.files, folder, stem => outputNames(stem, plan))
  return plan
}

/** The documents: those named, or the layout variant of one. */
function filesOf(files: readonly string[], { layout, float, with: other }: ConvertFlags): readonly string[] {
  const conflict = (message: string) => new OptionError('E_OPTION_CONFLICT', message)
  if ((layout === undefined) !== (float === undefined)) {
    const [given, missing] = float === undefined ? ['--layout', '--float'] : ['--float', '--layout']
    throw conflict(`${given} needs ${missing}: the other variant of the same document`)
  }
  if (layout !== undefined && files.length > 0) {
    throw conflict(`--layout names the document; leave out ${files.join(', ')}, or name it with --with`)
  }
  if (other !== undefined && layout !== undefined)
    throw conflict('--with and --float are both a second reading; name one')
  if (other !== undefined && files.length !== 1) {
    throw conflict(`--with is the second reading of one document, and ${files.length} are to be converted`)
  }
  if (layout !== undefined) return [layout]
  if (files.length === 0)
    throw new OptionError('E_OPTION_UNKNOWN', "missing required argument 'file' (or --layout and --float)")
  return files
}

function defaultFormats(folder: string | undefined): readonly Format[] {
  return folder === undefined ? ['paperxml'] : DEFAULT_FORMATS
}

function parseFormats(list: string): readonly Format[] {
  const formats = list.split(',').map(name => name.trim())
  return [...new Set(formats.map(name => parseChoice('--to', name, FORMATS, 'format')))]
}

function checkStandardOutput(plan: Omit<ConvertPlan, 'folder'>): void {
  const conflict = (what: string) =>
    new OptionError('E_OPTION_CONFLICT', `standard output takes ${what}; name a folder with -o`)
  if (plan.files.length > 1) throw conflict(`one document, and ${plan.files.length} are to be converted`)
  if (plan.formats.length > 1) throw conflict(`one format, and --to asks for ${plan.formats.join(', ')}`)
  if (plan.writesReport) throw conflict('no report beside the document')
  if (plan.keepsHocr) throw conflict('no hOCR beside the document')
}

function outputNames(stem: string, plan: ConvertPlan): readonly string[] {
  return [
    ...plan.formats.map(format => outputNameOf(stem, format)),
    ...(plan.writesReport ? [stem + REPORT_EXTENSION] : []),
    ...(plan.keepsHocr ? [stem + HOCR_EXTENSION] : []),
  ]
}
