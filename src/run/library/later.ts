/** Functions whose stages are loaded with their first call: who imports the package need not wait for them. */
import type { Aligner, AlignInput, Alignment, AlignOptions } from '../../products/recipes/align.ts'
import type { PaperOptions, Understanding } from '../../products/recipes/understand.ts'
import type { Report } from '../../base/diagnostics.ts'
import type { SourceDocument } from '../../model/page/page.ts'
import type { RecoverTextOptions, TextRecovery } from '../../products/recipes/recover.ts'
import type { ReadPdfOptions } from '../../read/sources/read-pdf.ts'
import { type ConvertOptions, convertPaper } from './convert.ts'
import { type Names, refuseUnknownOptions } from './option-names.ts'
import type { PaperInput } from './paper-input.ts'

const ALIGN_NAMES: Names<AlignOptions> = {
  configuration: true,
  compat: true,
  keepsBreaks: true,
  writesPermissions: true,
  respectsPermissions: true,
  language: true,
  password: true,
  ocr: true,
}

const RECOVER_NAMES: Names<RecoverTextOptions> = {
  preset: true,
  eps: true,
  columnWidth: true,
  objects: true,
  hyphens: true,
  words: true,
  language: true,
  unit: true,
  repair: true,
  truth: true,
}

/**
 * The inspection page of a PDF: one HTML file that shows how it was understood, and that can save corrections.
 * @throws {PaperError} as `convertPaper` does
 */
export async function inspectPaper(input: PaperInput, options: ConvertOptions = {}): Promise<string> {
  const conversion = await convertPaper(input, options)
  return (await import('../../products/recipes/inspect.ts')).inspectionOf(conversion, options.corrections ?? [])
}

/** The logical document of pages, by the stages after the readers. See `PaperOptions`. */
export async function understandPaper(
  document: SourceDocument,
  options: PaperOptions,
  report: Report = () => {},
): Promise<Understanding> {
  return (await import('../../products/recipes/understand.ts')).understandPaper(document, options, report)
}

/**
 * Prepares a document for alignment with its translations: the HTML that PDFExtract gives to builders of parallel corpora.
 * @throws {SourceError} when the document cannot be read; `E_PDF_COPY_FORBIDDEN`
 */
export async function alignPaper(input: AlignInput, options: AlignOptions = {}): Promise<Alignment> {
  refuseUnknownOptions(options, ALIGN_NAMES)
  return (await import('../../products/recipes/align.ts')).alignPaper(input, options)
}

/**
 * An aligner for many documents, begun with the first of them; it must be closed.
 * @throws {OptionError} for an unknown option
 */
export function openAligner(options: AlignOptions = {}): Aligner {
  refuseUnknownOptions(options, ALIGN_NAMES)
  let begun: Promise<Aligner> | undefined
  const begin = async () => (await import('../../products/recipes/align.ts')).openAligner(options)
  return {
    align: async input => (await (begun ??= begin())).align(input),
    close: () => void begun?.then(aligner => aligner.close()),
  }
}

/**
 * The pages of a PDF.
 * @throws {SourceError} as `readSource`
 */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadPdfOptions = {},
  report: Report = () => {},
): Promise<SourceDocument> {
  return (await import('../../read/sources/read-pdf.ts')).readPdf(bytes, options, report)
}

/** Paragraphs or sentences of hard-wrapped text of any size, and what was done to it. */
export async function recoverText(
  lines: Iterable<string>,
  options: RecoverTextOptions = {},
  report: Report = () => {},
): Promise<TextRecovery> {
  refuseUnknownOptions(options, RECOVER_NAMES)
  return (await import('../../products/recipes/recover.ts')).recoverText(lines, options, report)
}
