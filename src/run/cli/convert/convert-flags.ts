import type { Command } from 'commander'
import { FIGURE_FORMS, USUAL_FIGURE_DPI } from '../../../products/recipes/figures/figure-settings.ts'
import { DEFAULT_FORMATS, FORMATS } from '../../../products/recipes/formats.ts'
import { TEI_FLAVOURS } from '../../../write/transforms/tei-flavours.ts'
import { MARKDOWN_CHOICES } from '../../../write/writers/markdown/markdown-choices.ts'
import { FORMULAS_HELP, FORMULAS_IN_TEXT_HELP } from '../shared/formula-options.ts'
import type { FigureFlags } from '../shared/figure-options.ts'
import { SENTENCES_HELP, type TeiMarkFlags, TOKENS_HELP } from '../shared/tei-mark-options.ts'
import { addOcrOptions, OCR_GROUP } from '../shared/ocr-options.ts'
import { SPLITS } from '../../../products/recipes/split/split.ts'
import { addReadingOptions, type ReadingFlags } from '../shared/reading-options.ts'

/** The options about reading and writing documents, as they were typed. */
export interface DocumentFlags extends ReadingFlags, TeiMarkFlags, FigureFlags {
  readonly to?: string
  readonly pages?: string
  readonly flavour: string
  readonly markdown?: string
  readonly formulas?: string
  readonly formulasInText?: string
  readonly report?: boolean
  readonly inspect?: boolean
  readonly split?: string
  readonly corrections?: string
  readonly bib?: string
  readonly keepHocr?: boolean
}

/** The options of `paperxml convert` as they were typed: beside those of any document, what is of one document. */
export interface ConvertFlags extends DocumentFlags {
  readonly output?: string
  readonly pagesOf?: string
  readonly layout?: string
  readonly float?: string
  readonly with?: string
}

/** Gives a command the options of `DocumentFlags`. */
export function addDocumentOptions(command: Command): Command {
  command
    .optionsGroup('Output:')
    .option('--to <formats>', `${FORMATS.join(', ')}, separated by commas (default: ${DEFAULT_FORMATS.join(',')})`)
    .option('--flavour <name>', `flavour of the TEI: ${TEI_FLAVOURS.join(', ')}`, TEI_FLAVOURS[0])
    .option('--formulas <notation>', FORMULAS_HELP)
    .option('--formulas-in-text <text>', FORMULAS_IN_TEXT_HELP)
    .option('--markdown <choices>', `for Markdown: ${MARKDOWN_CHOICES.join(', ')}, separated by commas`)
    .option('--figures', 'write figures and tables into NAME.figures: PNG, CSV and figures.json')
    .option('--dpi <number>', 'dots per inch of these pictures', String(USUAL_FIGURE_DPI))
    .option('--figures-format <name>', `form of figures.json: ${FIGURE_FORMS.join(', ')}`, FIGURE_FORMS[0])
    .option('--csv-safe', "write ' before cells that spreadsheets would read as formulas")
    .option('--sentences', SENTENCES_HELP)
    .option('--coordinates', 'mark in TEI where the text is: zones of a facsimile, or coords in the flavour grobid')
    .option('--tokens', TOKENS_HELP)
    .option('--split <unit>', `outputs of each ${SPLITS.join(', or of each ')} of a book or volume: NAME.01, NAME.02 …`)
    .option('--report', 'write NAME.report.json: an account of every glyph, warnings, decisions, timings')
    .option('--inspect', 'write NAME.inspect.html: each page with its blocks and the reasons for each decision')
    .optionsGroup('Input:')
    .option('--pages <ranges>', 'pages of the file, from 1: 3-9,12 (default: all)')
  addReadingOptions(command)
    .option('--corrections <path>', 'file of corrections, or folder with NAME.corrections.json')
    .option(
      '--bib <file>',
      'bibliography (BibTeX, RIS, CSL-JSON, MODS and others); its entry for the paper fills the header',
    )
    .optionsGroup(OCR_GROUP)
    .option('--keep-hocr', 'write NAME.hocr: the recognised text, to be corrected or converted again')
  return addOcrOptions(command)
}
