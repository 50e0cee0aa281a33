import { OptionError } from '../../../base/errors.ts'
import { DEFAULT_FORMATS, FORMATS, type Format } from '../../../products/recipes/formats.ts'
import { type OutputSettings, outputNamesOf } from '../../../products/recipes/outputs.ts'
import { MARKDOWN_CHOICES } from '../../../write/writers/markdown/markdown-choices.ts'
import { SPLITS } from '../../../products/recipes/split/split.ts'
import { parseChoice, parseChoices } from '../shared/choice.ts'
import type { ConvertFlags, DocumentFlags } from './convert-flags.ts'
import { parseFormulas, parseFormulasInText } from '../shared/formula-options.ts'
import { parseFlavour } from '../shared/flavour-option.ts'
import { parseTeiMarks } from '../shared/tei-mark-options.ts'
import { parseFigures } from '../shared/figure-options.ts'
import { parseLanguage } from '../shared/language-option.ts'
import { parseOcrOptions } from '../shared/ocr-options.ts'
import { checkOutputNames, outputFolderOf } from '../shared/output-names.ts'
import { parsePageRanges } from '../../../products/recipes/page-ranges.ts'
import { parseReader } from '../shared/reader-option.ts'

/** What `paperxml convert` is to do, checked before anything is read or written. */
export interface ConvertPlan extends OutputSettings {
  readonly files: readonly string[]
  /** Folder of the outputs; `undefined` for standard output. */
  readonly folder: string | undefined
  /** File of corrections, or folder with one for each document. */
  readonly corrections: string | undefined
  /** Bibliographic file. */
  readonly bibliography: string | undefined
  /** PDF file that the one file was recognised from. */
  readonly pagesOf: string | undefined
  /** File of a second reading of the document, as running text or with pages. */
  readonly second: { readonly float?: string; readonly with?: string }
}

/**
 * The plan of a conversion.
 * @throws {OptionError} where an option cannot be, or two outputs would have one name.
 */
export function planConversion(named: readonly string[], flags: ConvertFlags): ConvertPlan {
  const files = filesOf(named, flags)
  const folder = outputFolderOf(files, flags.output)
  const formats = folder === undefined ? (['paperxml'] as const) : DEFAULT_FORMATS
  const settings = parseOutputSettings(flags, formats)
  const plan = {
    files,
    folder,
    ...settings,
    corrections: flags.corrections,
    bibliography: flags.bib,
    pagesOf: flags.pagesOf,
    second: flags.float === undefined ? (flags.with === undefined ? {} : { with: flags.with }) : { float: flags.float },
  }
  if (flags.pagesOf !== undefined && files.length > 1) {
    throw new OptionError('E_OPTION_CONFLICT', `--pages-of goes with one file, and ${files.length} are to be converted`)
  }
  if (folder === undefined) checkStandardOutput(plan)
  else checkOutputNames(plan.files, folder, stem => outputNamesOf(stem, plan))
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

/**
 * What the options say of reading and writing each document.
 *
 * @param formats what is written where nobody says what
 * @throws {OptionError} where one of them cannot be
 */
export function parseOutputSettings(flags: DocumentFlags, formats: readonly Format[]): OutputSettings {
  const { markdown } = flags
  const figures = parseFigures(flags)
  return {
    formats: flags.to === undefined ? formats : parseChoices('--to', flags.to, FORMATS, 'format'),
    pages: flags.pages === undefined ? undefined : parsePageRanges(flags.pages, '--pages'),
    language: parseLanguage(flags.language),
    password: flags.password,
    reader: parseReader(flags.reader),
    flavour: parseFlavour(flags.flavour),
    formulas: parseFormulas(flags.formulas),
    formulasInText: parseFormulasInText(flags.formulasInText),
    teiMarks: parseTeiMarks(flags),
    markdown: markdown === undefined ? undefined : parseChoices('--markdown', markdown, MARKDOWN_CHOICES, 'choice'),
    ...(figures === undefined ? {} : { figures }),
    writesReport: flags.report === true,
    ...(flags.inspect === true ? { writesInspection: true } : {}),
    ...(flags.split === undefined ? {} : { split: parseChoice('--split', flags.split, SPLITS) }),
    ocr: parseOcrOptions(flags),
    keepsHocr: flags.keepHocr === true,
  }
}

function checkStandardOutput(plan: Omit<ConvertPlan, 'folder'>): void {
  const conflict = (what: string) =>
    new OptionError('E_OPTION_CONFLICT', `standard output takes ${what}; name a folder with -o`)
  if (plan.split !== undefined) throw conflict('one document, and --split makes several')
  if (plan.files.length > 1) throw conflict(`one document, and ${plan.files.length} are to be converted`)
  if (plan.formats.length > 1) throw conflict(`one format, and --to asks for ${plan.formats.join(', ')}`)
  if (plan.figures !== undefined) throw conflict('no figures beside the document')
  if (plan.writesReport) throw conflict('no report beside the document')
  if (plan.writesInspection === true) throw conflict('no inspection page beside the document')
  if (plan.keepsHocr) throw conflict('no hOCR beside the document')
}
