import type { AlignmentDocument } from '../alignment/alignment-document.ts'
import { composeAlignment } from '../alignment/compose.ts'
import type { AlignmentConfiguration } from '../alignment/configuration.ts'
import { defaultConfiguration } from '../alignment/default-configuration.ts'
import { openJoiners } from '../alignment/open-joiners.ts'
import { loadBuiltInJoiner } from '../alignment/built-in-joiner.ts'
import { draftsOfPages } from '../alignment/page-drafts.ts'
import { draftsOfPaper } from '../alignment/paper-drafts.ts'
import type { AlignmentWarning, PieceJoiners } from '../alignment/piece-joiners.ts'
import type { Diagnostic, Report } from '../../base/diagnostics.ts'
import { SourceError } from '../../base/errors.ts'
import type { Permissions, SourceDocument } from '../../model/page/page.ts'
import type { OcrOptions } from '../../read/sources/ocr/options.ts'
import { readBytes } from '../../read/sources/files/read-bytes.ts'
import { readSource } from '../../read/sources/read-source.ts'
import { buildVocabulary, wordsInsideLines } from '../../base/text/hyphens/hyphenation.ts'
import { writeAlignmentHtml } from '../alignment/alignment-html.ts'
import { understandPaper } from './understand.ts'

/** The options for preparing a document for alignment. */
export interface AlignOptions {
  /** Default: the rules that PDFExtract ships; see `parseAlignmentConfiguration`. */
  readonly configuration?: AlignmentConfiguration | undefined
  /** Paragraphs page by page, as PDFExtract has them, line by line; default false: whole paragraphs, sentence by sentence. */
  readonly compat?: boolean | undefined
  /** Whether each line ends with `<br />`; default false. */
  readonly keepsBreaks?: boolean | undefined
  /** Whether the permissions of the file's owner are written into the head; default false. */
  readonly writesPermissions?: boolean | undefined
  /** Whether a file whose owner forbids copying is refused; default false, with a warning. */
  readonly respectsPermissions?: boolean | undefined
  /** `auto` (default) or the language of the document, like `en`, `sr-Cyrl`. */
  readonly language?: string | undefined
  readonly password?: string | undefined
  /** How pages without text are recognised from their pictures; default not at all. */
  readonly ocr?: OcrOptions | undefined
}

/** A document prepared for alignment. */
export interface Alignment {
  /** The alignment HTML of PDFExtract. */
  readonly html: string
  readonly document: AlignmentDocument
  readonly permissions: Permissions | undefined
  /** The `warnings` of the HTML. */
  readonly warnings: readonly AlignmentWarning[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Bytes of a file, a stream of them, or the path of the file. */
export type AlignInput = Uint8Array | AsyncIterable<Uint8Array> | string

/** Prepares one document after the other and keeps external programs running between them. */
export interface Aligner {
  /**
   * @throws {SourceError} when the document cannot be read, see `readSource`; `E_PDF_COPY_FORBIDDEN`
   */
  align(input: AlignInput): Promise<Alignment>
  /** Ends the external programs. */
  close(): void
}

/** An aligner for many documents; it must be closed. */
export function openAligner(options: AlignOptions = {}): Aligner {
  const configuration = options.configuration ?? defaultConfiguration()
  const joiners = openJoiners(configuration, loadBuiltInJoiner)
  return {
    align: async input => alignDocument(await bytesOf(input), { ...options, configuration }, joiners),
    close: () => joiners.close(),
  }
}

/**
 * Prepares a document for alignment with its translations: the HTML that PDFExtract gives to builders of parallel corpora.
 *
 *     pages -> paper -> paragraphs -> rules, languages, sentence join -> HTML
 *
 * The input is never written to.
 *
 * @throws {SourceError} as {@link Aligner.align}
 */
export async function alignPaper(input: AlignInput, options: AlignOptions = {}): Promise<Alignment> {
  const aligner = openAligner(options)
  try {
    return await aligner.align(input)
  } finally {
    aligner.close()
  }
}

async function bytesOf(input: AlignInput): Promise<Uint8Array> {
  if (typeof input === 'string') return readBytes(input)
  if (input instanceof Uint8Array) return input
  const parts: Uint8Array[] = []
  for await (const part of input) parts.push(part)
  return Buffer.concat(parts)
}

type DocumentOptions = AlignOptions & { readonly configuration: AlignmentConfiguration }

async function alignDocument(bytes: Uint8Array, options: DocumentOptions, joiners: PieceJoiners): Promise<Alignment> {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const { password, ocr, respectsPermissions = false } = options
  const source = await readSource(bytes, { password, ocr: ocr ?? { mode: 'never' } }, report)
  const forbidden = source.permissions?.mayCopy === false ? [copyForbidden(respectsPermissions)] : []
  const document = await composeSource(source, options, joiners, report)
  const warnings = [...joiners.takeWarnings(), ...forbidden]
  const permissions = options.writesPermissions === true ? (source.permissions ?? ALL_PERMITTED) : undefined
  const html = writeAlignmentHtml(document, { keepsBreaks: options.keepsBreaks, permissions, warnings })
  return { html, document, permissions: source.permissions, warnings, diagnostics }
}

async function composeSource(
  source: SourceDocument,
  { language, configuration, compat = false }: DocumentOptions,
  joiners: PieceJoiners,
  report: Report,
): Promise<AlignmentDocument> {
  const understood = await understandPaper(source, { id: 'document', source: 'document', language }, report)
  const { decisions, body, paper } = understood
  const lines = decisions.flatMap(({ block }) => block.lines.map(line => line.text))
  const words = { vocabulary: buildVocabulary(wordsInsideLines(lines)), language: paper.language }
  const drafts = compat ? draftsOfPages(decisions, body.size) : draftsOfPaper(understood, words)
  const pages = source.pages.map(({ number }) => number)
  return composeAlignment(drafts, { pages, configuration, joiners, words, rows: compat ? 'lines' : 'sentences' })
}

/** The permissions of a source without owner: they are all that programs for readers write. */
const ALL_PERMITTED: Permissions = {
  isEncrypted: false,
  mayAssemble: true,
  mayCopy: true,
  mayModify: true,
  mayAnnotate: true,
  mayPrint: true,
  mayPrintWell: true,
  mayFillForms: true,
  mayAccess: true,
}

/** @throws {SourceError} where permissions are to be respected */
function copyForbidden(isRespected: boolean): AlignmentWarning {
  const message = 'the owner of the document forbids copying its text'
  if (isRespected) throw new SourceError('E_PDF_COPY_FORBIDDEN', `${message}; ask for a copy that permits it`)
  return {
    method: 'permission',
    message: `${message}.`,
    suggestion: 'Please respect it (--respect-permissions refuses such documents).',
  }
}
