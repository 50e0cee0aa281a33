import type { Report } from '../../../base/diagnostics.ts'
import { mergeRanges, nameChoice } from '../../../base/page-choice.ts'
import type { PDFDocumentProxy } from './port/pdfjs.ts'

/** What pdf.js calls typed notes and form fields (its `AnnotationType`). */
const FREE_TEXT = 3
const WIDGET = 20
/** Flags of annotations that are not shown: invisible, hidden, not viewed (PDF 1.7, 12.5.3). */
const NOT_SHOWN = 1 | 2 | 32
/** Letters that the warning quotes. */
const MOST_QUOTED = 60

/** What is asked of an annotation of pdf.js. */
interface NoteAnnotation {
  readonly annotationFlags?: number
  readonly hasAppearance?: boolean
  readonly pageIndex?: number
  readonly contentsObj?: { readonly str?: string }
  readonly richText?: { readonly str?: string }
  readonly fieldType?: string
  readonly fieldValue?: unknown
}

/**
 * Says once which typed notes and values of form fields have no drawing in the file: viewers draw them as they like, and they
 * are in no page that is read.
 *
 * @param pages the pages that are read, from 1
 */
export async function reportUndrawnNotes(
  document: PDFDocumentProxy,
  pages: readonly number[],
  report: Report,
): Promise<void> {
  const chosen = new Set(pages)
  const others = Array.from({ length: document.numPages }, (_, i) => i).filter(i => !chosen.has(i + 1))
  // What cannot be read of a page is reported by the page.
  const found: readonly NoteAnnotation[] | null = await document
    .getAnnotationsByType(new Set([FREE_TEXT, WIDGET]), new Set(others))
    .catch(() => null)
  const undrawn = (found ?? []).flatMap(note => {
    const text = isUndrawn(note) ? textOf(note) : ''
    return text === '' ? [] : [{ text, page: (note.pageIndex ?? 0) + 1 }]
  })
  const [first] = undrawn
  if (first === undefined) return
  const numbers = [...new Set(undrawn.map(({ page }) => page))].sort((a, b) => a - b)
  const all = undrawn.map(({ text }) => text).join(' ')
  const quoted = all.length > MOST_QUOTED ? `${all.slice(0, MOST_QUOTED).trimEnd()}…` : all
  const where = `${numbers.length === 1 ? 'page' : 'pages'} ${nameChoice(mergeRanges(numbers))}`
  const message = `typed notes or values of form fields have no drawing in the file and are left out: "${quoted}" (${where})`
  report({ code: 'W_PDF_NOTES_UNDRAWN', severity: 'warning', message, page: first.page })
}

function isUndrawn({ annotationFlags = 0, hasAppearance }: NoteAnnotation): boolean {
  return hasAppearance !== true && (annotationFlags & NOT_SHOWN) === 0
}

/** The text of a note, or what was typed or chosen in a field: buttons have states. */
function textOf({ contentsObj, richText, fieldType, fieldValue }: NoteAnnotation): string {
  const isTyped = fieldType === 'Tx' || fieldType === 'Ch'
  const texts = fieldType === undefined ? [contentsObj?.str || richText?.str] : isTyped ? [fieldValue].flat() : []
  return texts
    .filter(text => typeof text === 'string')
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
