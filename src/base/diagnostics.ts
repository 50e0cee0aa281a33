import type { Box } from './geometry/box.ts'

/** How grave a finding is. Notes are for reports alone; an error makes the command fail after it has written. */
export type Severity = 'note' | 'warning' | 'error'

/** What is known of a code. */
interface DiagnosticKind {
  readonly severity: Severity
  /**
   * Whether `paperxml convert` prints it, because it is about a file or an option that a person named, or because something
   * of the paper is lost.
   */
  readonly isPrinted: boolean
  /** What it says, for `docs/warnings.md`. */
  readonly meaning: string
}

/** A warning that is in the report alone. */
const warning = (meaning: string) => ({ severity: 'warning', isPrinted: false, meaning }) as const
/** A warning that `paperxml convert` also prints. */
const printed = (meaning: string) => ({ severity: 'warning', isPrinted: true, meaning }) as const
const note = (meaning: string) => ({ severity: 'note', isPrinted: false, meaning }) as const
const error = (meaning: string) => ({ severity: 'error', isPrinted: false, meaning }) as const

/** Every code that a stage may report. Codes are stable: scripts may test for them. */
export const DIAGNOSTICS = {
  E_OUTPUT_MISSING: error('An output cannot be made; the others are written.'),
  E_UNACCOUNTED: error('The glyphs in the outputs and in the report do not add up to those that were read.'),
  N_OCR_BLANK: note('A page is blank or black; there is nothing to recognise.'),
  N_OCR_REPAIRED: note('A misrecognised word was corrected: the paper and its language allow only one reading.'),
  N_HTML_UNPLACED: note('HTML without positions was laid out on pages, in the order of the file.'),
  N_OCR_TURNED: note('A page lies on its side or upside down and was turned before it was read.'),
  N_OCR_UNPLACED: note(
    'Lines of an OCR file without positions were placed below one another, in the order of the file.',
  ),
  N_PDF_ALPHABET: note(
    'Small capitals have no Unicode; their letters were found from the order of the alphabet and from how often each occurs.',
  ),
  N_PDF_LEARNED: note('The character table of a font is wrong; its letters were learned from recognised words.'),
  N_PDF_LOOK_ALIKES: note(
    'Words mix Latin and Cyrillic letters of the same shape; they are read in the script of the page.',
  ),
  N_PDF_MENDED: note('A ligature that its font does not name was identified: only one choice makes a word.'),
  N_PDF_NOTES: note('Typed notes and the values of form fields are read as text of the pages that show them.'),
  W_ALIGN_CONFIGURATION: warning('A configuration of `align` has a member that has no effect.'),
  W_AUTHORITY_SAME_PAPER: warning('Two files hold the same paper; the second one is skipped.'),
  W_AUTHORITY_SKIPPED: warning('A file in the folder is not a paper and is skipped.'),
  W_BIB_AMBIGUOUS: printed('Several entries of the bibliography fit the paper; none is used.'),
  W_BIB_BROKEN: printed('An entry of a bibliography cannot be read and is skipped.'),
  W_BIB_DIFFERS: printed('The bibliography and the page differ; the bibliography is used.'),
  W_BIB_EMPTY: printed('A bibliography has no entries.'),
  W_BIB_MACRO: printed('An entry uses a BibTeX macro that is not defined.'),
  W_BIB_NO_ENTRY: printed('The bibliography has no entry for the paper.'),
  W_BIB_NO_PAGES: printed('The page range of a paper is not known, because some of its pages have no printed number.'),
  W_CORRECTION_UNUSED: printed('A correction was not applied; the message gives the reason.'),
  W_FIGURE_MISSING: printed('A figure or table that was asked for has no picture; the message says why.'),
  W_FIGURES_BOUND: printed(
    'Some figures and tables have no picture, or one of lower resolution, because there are too many or they are too large.',
  ),
  W_FLOAT_PLACED: printed('The file given with `--float` looks like a layout variant.'),
  W_FORMULA_DOUBTFUL: warning('A formula was not understood: its characters are text, in their order.'),
  W_HOMEPAGE_UNCLEAR: warning('A web address may belong to several authors and is left out.'),
  W_HTML_OUTSIDE: printed('Text outside every page of a layout HTML file is skipped.'),
  W_JATS_MISSING: printed(
    'Archives that accept JATS require more than the paper says; the message names the elements.',
  ),
  W_NAME_WHOLE: warning('The given name and surname of an author cannot be told apart; the whole name is the surname.'),
  W_NO_TEXT: printed('The paper has no sentences; the message gives the reason as far as it is known.'),
  W_OCR_PAGE_COUNT: printed('The OCR file and its PDF have different numbers of pages.'),
  W_OCR_PAGE_FAILED: printed('A page could not be recognised and keeps the text that it had.'),
  W_OCR_PAGE_SHAPE: printed('A page of the OCR file and the page of its PDF have different proportions.'),
  W_OCR_RESOLUTION: warning('The resolution of an OCR page is missing or impossible; another one is assumed.'),
  W_OCR_UNIT: warning('An ALTO file names an unknown unit; its measures are read as pixels.'),
  W_OFF_PAGE: warning('Words outside their page, or without a position, are set aside.'),
  W_ORCID_INVALID: warning('An ORCID iD has a wrong check digit and is left out.'),
  W_ORCID_UNCLEAR: warning('An ORCID iD may belong to several authors and is left out.'),
  W_PAGE_EMPTY: warning('A page has no text; the message says whether it shows something else.'),
  W_PAGE_SIZE: warning('The stated size of a page is impossible; it is taken from the text.'),
  W_PDF_DAMAGED: printed(
    'The PDF is damaged; as much of it as possible is read. The message names the pages that are damaged or missing.',
  ),
  W_PDF_HIDDEN: printed(
    'Text that a reader cannot see is left out: without ink, in the colour of the paper, tiny, clipped, or declared by the file not to be text. The report lists it.',
  ),
  W_PDF_INVISIBLE_TEXT_LAYER: warning(
    'The text of a page is an invisible layer over a picture, usually from an OCR program.',
  ),
  W_PDF_NOTES_UNDRAWN: printed(
    'Typed notes or values of form fields have no drawing in the file, and each viewer draws them as it likes; they are left out.',
  ),
  W_PDF_PAGE_FAILED: printed('A page of the PDF cannot be read and is empty.'),
  W_PDF_PART_FAILED: printed('A part of the PDF other than its pages, like the outline, cannot be read.'),
  W_PDF_UNMAPPED: printed('A font does not say which characters its glyphs stand for.'),
  W_READINGS_DIFFER: printed('The two readings have little in common; they may be of different documents.'),
  W_READINGS_PAGES: printed('The two readings have different numbers of pages.'),
  W_ROLE_CONFLICT: warning(
    'Two rules disagree about a block, and no table says which one wins; the first one does. This is a fault of the program.',
  ),
  W_STRUCTURE_DOUBTFUL: warning('Parts of the structure may be wrong, to judge by the structure itself.'),
  W_TAGS_UNPLACED: warning('Words of a tagger have no place in the TEI; the message names their sentences.'),
  W_TETML_EXCEPTION: printed('The TETML file says that it is incomplete.'),
  W_TEXT_ENCODING: warning('The encoding of the text was guessed.'),
  W_TEXT_LOST: printed(
    'An output lacks text of the paper that it should have, or cannot be compared with the paper. This is a fault of the program.',
  ),
  W_TEXT_NOT_WRAPPED: warning('The text is not hard-wrapped; it is left unchanged, except with preset `published`.'),
  W_XML_NO_TEXT: printed('The pages of the file have no text.'),
} as const satisfies Readonly<Record<string, DiagnosticKind>>

/** One of the codes of {@link DIAGNOSTICS}: `W_…` for warnings, `N_…` for notes, `E_…` for errors. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS

/** The codes of a severity. */
type CodeOf<Wanted extends Severity> = {
  [Code in DiagnosticCode]: (typeof DIAGNOSTICS)[Code]['severity'] extends Wanted ? Code : never
}[DiagnosticCode]

export type WarningCode = CodeOf<'warning'>

/** Something a stage found that a person may want to know; it never stops the document. */
export type Diagnostic = {
  [Each in Severity]: {
    readonly code: CodeOf<Each>
    /** The one that {@link DIAGNOSTICS} gives the code: another one does not compile. */
    readonly severity: Each
    /** Names the thing, the value and the expectation. */
    readonly message: string
    /** Page of the file, from 1. */
    readonly page?: number
    readonly box?: Box
  }
}[Severity]

/** The function a stage hands its diagnostics to. */
export type Report = (diagnostic: Diagnostic) => void
