export type {
  AlignmentDocument,
  AlignmentPage,
  AlignmentParagraph,
  LanguageShare,
} from './alignment/alignment-document.ts'
export { type AlignmentConfiguration, parseAlignmentConfiguration } from './alignment/configuration.ts'
export type { AlignmentWarning } from './alignment/piece-joiners.ts'
export { buildAuthority } from './authority/build-authority.ts'
export { type AuthorityIndex, indexAuthority } from './authority/index-authority.ts'
export type { AuthorityPaper } from './authority/occurrences.ts'
export { parseAuthority } from './authority/parse-authority.ts'
export type { Authority, AuthorityField, AuthorityRecord } from './authority/records.ts'
export { type Candidate, type Suggestion, suggestFrom, toCorrections, toProposals } from './authority/suggest.ts'
export { takeCorrections } from './authority/take.ts'
export { writeAuthority } from './authority/write-authority.ts'
export {
  type AlignBatchOptions,
  alignBatch,
  type AlignObserver,
  type AlignOutcome,
  type AlignTask,
} from './batch/align-batch.ts'
export type { AlignSettings } from './batch/workers/align-messages.ts'
export type { Limits } from './batch/workers/settings.ts'
export type { PageProgress } from './batch/workers/worker-messages.ts'
export type { Bibliography, BibEntry, BibFormat } from './bibliography/entry.ts'
export { readHeaderEntry } from './bibliography/header-entry.ts'
export {
  type HeaderAuthor,
  type HeaderOrganisation,
  type PaperHeader,
  readPaperHeader,
} from './bibliography/paper-header.ts'
export { readBibliography } from './bibliography/read-bibliography.ts'
export type { CorrectedBlock } from './corrections/regroup-blocks.ts'
export type { BlockCorrection, BlockSplit, CorrectedRole, Correction } from './corrections/corrections.ts'
export type {
  AuthorCorrection,
  HeaderCorrection,
  OrganisationCorrection,
  TitleCorrection,
  ValueCorrection,
} from './corrections/header-corrections.ts'
export { parseCorrections } from './corrections/parse-corrections.ts'
export { writeCorrections } from './corrections/write-corrections.ts'
export type { Diagnostic, Report } from './diagnostics.ts'
export {
  BoundError,
  ERROR_CODES,
  type ErrorCode,
  InternalError,
  LimitError,
  OptionError,
  OutputError,
  PackageError,
  PaperError,
  QueueError,
  SourceError,
  TransformError,
} from './errors.ts'
export type { FrekiAttribute, FrekiBlock, FrekiBox, FrekiDocument, FrekiFont, FrekiLine } from './freki/document.ts'
export { type IgtSpan, parseIgtSpans } from './freki/igt-spans.ts'
export { parseFreki } from './freki/parse.ts'
export { readFreki } from './freki/read.ts'
export { type TextToFrekiOptions, textToFreki } from './freki/text-to-freki.ts'
export { fontsOfFreki, leftEdgesOfFreki, linesOfFreki, pagesOfFreki, spansOfFreki } from './freki/views.ts'
export { writeFreki } from './freki/write.ts'
export type { Box } from './geometry/box.ts'
export { type ConvertOptions, convertPaper, writeProducts } from './library/convert.ts'
export type { ConvertedPaper, Converter, ConverterOptions, ConverterTask } from './library/converter.ts'
export { alignPaper, inspectPaper, openAligner, readPdf, recoverText, understandPaper } from './library/later.ts'
export { openConverter } from './library/open-converter.ts'
export type { PaperInput } from './library/paper-input.ts'
export { blocksOf, headingOf, textOf, textOfBlock, walk, type WalkedBlock } from './library/texts.ts'
export type { PageCut, Valley, Zone } from './layout/zones/xy-cut.ts'
export type { CutThresholds, ValleyWidth, XyCutPreset } from './layout/zones/thresholds.ts'
export type {
  DroppedText,
  Font,
  OcrDescription,
  Page,
  Permissions,
  Rule,
  SourceDocument,
  TextRun,
} from './page/page.ts'
export type { Account } from './paper/account.ts'
export { type CorrectedPart, correctHeader } from './paper/header/correct-header.ts'
export type {
  Author,
  Cell,
  Doubt,
  Figure,
  Footnote,
  FrontMatter,
  Furniture,
  Inline,
  Organisation,
  PageBreak,
  PageReference,
  Paper,
  PaperBlock,
  PaperEntry,
  Paragraph,
  Place,
  PublicationFact,
  Section,
  Style,
  Table,
} from './paper/paper.ts'
export type { Aligner, AlignInput, Alignment, AlignOptions } from './recipes/align.ts'
export { type Format, FORMATS, outputNameOf } from './recipes/formats.ts'
export { type FrekiOptions, type Reanalysis, reanalyse } from './recipes/freki.ts'
export type { Conversion } from './recipes/paper.ts'
export type { ProductOptions } from './recipes/products.ts'
export type { RecoverTextOptions, RecoverySummary, RepairCount, TextRecovery } from './recipes/recover.ts'
export {
  type RecoveryReport,
  type RecoveryReportContext,
  toRecoveryReport,
  writeRecoveryReport,
  writeRecoveryText,
} from './recipes/recovery-report.ts'
export {
  type ConversionReport,
  type ReportedDecision,
  type ReportedRunIn,
  toReport,
  writeReport,
} from './recipes/report.ts'
export type { PaperOptions, Understanding } from './recipes/understand.ts'
export { writeBibliography } from './recipes/write-bibliography.ts'
export {
  decodeLines,
  type DecodeTextOptions,
  decodeText,
  type EncodingDetection,
} from './sources/encoding/decode-text.ts'
export { countBrokenSentences, type SentenceCount } from './recovery/broken-sentences.ts'
export type { RecoveryCounts } from './recovery/count-parts.ts'
export type { LineLengths } from './recovery/line-lengths.ts'
export type { RecoveryOptions, RecoveryPreset } from './recovery/options.ts'
export type { Join, LineDecision, LineKind, LineRole, RecoveredPart } from './recovery/parts.ts'
export { type RecoveredText, type Recovery, recoverLines, recoverSentences } from './recovery/recover.ts'
export type { ReadPdfOptions } from './sources/read-pdf.ts'
export { type Reader, READER_NAMES, readSource, type ReadSourceOptions } from './sources/read-source.ts'
export { type SourceKind, sniffSource } from './sources/sniff.ts'
export {
  type CharacterRepair,
  type RepairedText,
  repairCharacters,
  type RepairOptions,
} from './text/characters/repair-characters.ts'
export type { PublicationField } from './text/publication/publication-fields.ts'
export { splitSentences } from './text/sentences/sentence.ts'
export { type SentenceOptions, type SentenceRow, type Sentences, transformToSentences } from './transforms/sentences.ts'
export { type TeiOptions, transformToTei } from './transforms/tei.ts'
export type { TeiFlavour } from './transforms/tei-flavours.ts'
export { type ValidityProblem, validatePaperXml, validateTei } from './transforms/validate.ts'
export { type AlignmentHtmlOptions, writeAlignmentHtml } from './writers/alignment-html.ts'
export { writeJson } from './writers/json.ts'
export { type HistogramOptions, writeLengthHistogram } from './writers/length-histogram.ts'
export { writePaperXml } from './writers/paper-xml.ts'
export { writeZonePicture } from './writers/zone-picture.ts'
