export type {
  AlignmentDocument,
  AlignmentPage,
  AlignmentParagraph,
  LanguageShare,
} from './products/alignment/alignment-document.ts'
export { type AlignmentConfiguration, parseAlignmentConfiguration } from './products/alignment/configuration.ts'
export type { AlignmentWarning } from './products/alignment/piece-joiners.ts'
export { buildAuthority } from './products/authority/build-authority.ts'
export { type AuthorityIndex, indexAuthority } from './products/authority/index-authority.ts'
export type { AuthorityPaper } from './products/authority/occurrences.ts'
export { parseAuthority } from './products/authority/parse-authority.ts'
export type { Authority, AuthorityField, AuthorityRecord } from './products/authority/records.ts'
export {
  type Candidate,
  type Suggestion,
  suggestFrom,
  toCorrections,
  toProposals,
} from './products/authority/suggest.ts'
export { takeCorrections } from './products/authority/take.ts'
export { writeAuthority } from './products/authority/write-authority.ts'
export {
  type AlignBatchOptions,
  alignBatch,
  type AlignObserver,
  type AlignOutcome,
  type AlignTask,
} from './run/batch/align-batch.ts'
export type { AlignSettings } from './run/batch/workers/align-messages.ts'
export type { Limits } from './run/batch/workers/settings.ts'
export type { PageProgress } from './run/batch/workers/worker-messages.ts'
export type { Bibliography, BibEntry, BibFormat } from './model/bibliography/entry.ts'
export { readHeaderEntry } from './read/bibliography/header-entry.ts'
export {
  type HeaderAuthor,
  type HeaderOrganisation,
  type PaperHeader,
  readPaperHeader,
} from './read/bibliography/paper-header.ts'
export { readBibliography } from './read/bibliography/read-bibliography.ts'
export type { CorrectedBlock } from './understand/corrections/regroup-blocks.ts'
export type { BlockCorrection, BlockSplit, CorrectedRole, Correction } from './model/corrections/corrections.ts'
export type {
  AuthorCorrection,
  HeaderCorrection,
  OrganisationCorrection,
  TitleCorrection,
  ValueCorrection,
} from './model/corrections/header-corrections.ts'
export { parseCorrections } from './understand/corrections/parse-corrections.ts'
export { writeCorrections } from './understand/corrections/write-corrections.ts'
export type { Diagnostic, Report } from './base/diagnostics.ts'
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
} from './base/errors.ts'
export type {
  FrekiAttribute,
  FrekiBlock,
  FrekiBox,
  FrekiDocument,
  FrekiFont,
  FrekiLine,
} from './products/freki/document.ts'
export { type IgtSpan, parseIgtSpans } from './products/freki/igt-spans.ts'
export { parseFreki } from './products/freki/parse.ts'
export { readFreki } from './products/freki/read.ts'
export { type TextToFrekiOptions, textToFreki } from './products/freki/text-to-freki.ts'
export { fontsOfFreki, leftEdgesOfFreki, linesOfFreki, pagesOfFreki, spansOfFreki } from './products/freki/views.ts'
export { writeFreki } from './products/freki/write.ts'
export type { Box } from './base/geometry/box.ts'
export { splitChapters } from './products/recipes/split/split-chapters.ts'
export { type ConvertOptions, convertPaper, writeProducts } from './run/library/convert.ts'
export { findPapers, type VolumePages } from './run/library/find-papers.ts'
export type { ConvertedPaper, Converter, ConverterOptions, ConverterTask } from './run/library/converter.ts'
export { alignPaper, inspectPaper, openAligner, readPdf, recoverText, understandPaper } from './run/library/later.ts'
export { openConverter } from './run/library/open-converter.ts'
export type { PaperInput } from './run/library/paper-input.ts'
export { blocksOf, headingOf, textOf, textOfBlock, walk, type WalkedBlock } from './run/library/texts.ts'
export type { PageCut, Valley, Zone } from './understand/layout/zones/xy-cut.ts'
export type { CutThresholds, ValleyWidth, XyCutPreset } from './understand/layout/zones/thresholds.ts'
export type {
  DroppedText,
  Font,
  OcrDescription,
  Page,
  Permissions,
  Rule,
  SourceDocument,
  TextRun,
} from './model/page/page.ts'
export type { Account } from './understand/build/account.ts'
export { type CorrectedPart, correctHeader } from './understand/build/header/correct-header.ts'
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
} from './model/paper/paper.ts'
export type { Aligner, AlignInput, Alignment, AlignOptions } from './products/recipes/align.ts'
export { type Format, FORMATS, outputNameOf } from './products/recipes/formats.ts'
export { type FrekiOptions, type Reanalysis, reanalyse } from './products/recipes/freki.ts'
export type { Conversion } from './products/recipes/paper.ts'
export type { ProductOptions } from './products/recipes/products.ts'
export type { RecoverTextOptions, RecoverySummary, RepairCount, TextRecovery } from './products/recipes/recover.ts'
export {
  type RecoveryReport,
  type RecoveryReportContext,
  toRecoveryReport,
  writeRecoveryReport,
  writeRecoveryText,
} from './products/recipes/recovery-report.ts'
export {
  type ConversionReport,
  type ReportedDecision,
  type ReportedRunIn,
  toReport,
  writeReport,
} from './products/recipes/report.ts'
export type { PaperOptions, Understanding } from './products/recipes/understand.ts'
export { writeBibliography } from './products/recipes/write-bibliography.ts'
export {
  decodeLines,
  type DecodeTextOptions,
  decodeText,
  type EncodingDetection,
} from './read/sources/encoding/decode-text.ts'
export { countBrokenSentences, type SentenceCount } from './products/recovery/broken-sentences.ts'
export type { RecoveryCounts } from './products/recovery/count-parts.ts'
export type { LineLengths } from './products/recovery/line-lengths.ts'
export type { RecoveryOptions, RecoveryPreset } from './products/recovery/options.ts'
export type { Join, LineDecision, LineKind, LineRole, RecoveredPart } from './products/recovery/parts.ts'
export { type RecoveredText, type Recovery, recoverLines, recoverSentences } from './products/recovery/recover.ts'
export type { ReadPdfOptions } from './read/sources/read-pdf.ts'
export { type Reader, READER_NAMES, readSource, type ReadSourceOptions } from './read/sources/read-source.ts'
export { type SourceKind, sniffSource } from './read/sources/sniff.ts'
export {
  type CharacterRepair,
  type RepairedText,
  repairCharacters,
  type RepairOptions,
} from './base/text/characters/repair-characters.ts'
export type { PublicationField } from './base/text/publication/publication-fields.ts'
export { splitSentences } from './base/text/sentences/sentence.ts'
export {
  type SentenceOptions,
  type SentenceRow,
  type Sentences,
  transformToSentences,
} from './write/transforms/sentences.ts'
export { type TeiOptions, transformToTei } from './write/transforms/tei.ts'
export type { TeiFlavour } from './write/transforms/tei-flavours.ts'
export { type ValidityProblem, validatePaperXml, validateTei } from './write/transforms/validate.ts'
export { type AlignmentHtmlOptions, writeAlignmentHtml } from './products/alignment/alignment-html.ts'
export { writeJson } from './write/writers/json.ts'
export { type HistogramOptions, writeLengthHistogram } from './products/recovery/length-histogram.ts'
export { writePaperXml } from './write/writers/paper-xml.ts'
export { writeZonePicture } from './write/writers/zone-picture.ts'
