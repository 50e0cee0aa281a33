import type { Correction } from '../../../model/corrections/corrections.ts'
import type { CorrectedPart } from '../../../understand/build/header/correct-header.ts'
import type { Author, FrontMatter, PaperCorrection, PublicationFact } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import type { Trust } from '../../../model/paper/trust.ts'
import { PUBLICATION_FIELDS } from '../../../base/text/publication/publication-fields.ts'
import { type Inspected, type Inspection, toInspection } from './inspection.ts'
import { type InspectedSentence, toInspectedSentences } from './sentences.ts'

/** What the page shows of a paper, in the service and in the file of `inspect`: its blocks, its sentences, its header. */
export interface InspectedPaper extends Inspection {
  readonly language: string
  readonly sentences: readonly InspectedSentence[]
  readonly header: InspectedHeaders
  readonly trust: Trust
  /** What a person corrected, as the outputs say it. */
  readonly corrected: readonly PaperCorrection[]
  /** What the warnings say of corrections that were not used. */
  readonly unusedCorrections: readonly string[]
  /** Names of the facts of a publication, in their order. */
  readonly publicationFields: readonly string[]
}

/** The header as it was read, and as it is with the corrections. */
export interface InspectedHeaders {
  readonly read: InspectedHeader
  readonly is: InspectedHeader
  /** What the corrections replaced: pairs of both. */
  readonly corrected: readonly CorrectedPart[]
}

/** What can be corrected of a header. */
export interface InspectedHeader {
  readonly title: string
  readonly subtitle: string
  readonly authors: readonly Author[]
  readonly keywords: readonly string[]
  readonly publication: readonly PublicationFact[]
}

/** What the page shows of a paper; `corrections` are those that the paper was converted with. */
export function toInspectedPaper(
  inspected: Inspected & { readonly readFront: FrontMatter; readonly correctedHeader: readonly CorrectedPart[] },
  corrections: readonly Correction[],
): InspectedPaper {
  const { paper, trust, readFront, correctedHeader, diagnostics } = inspected
  return {
    ...toInspection(inspected, corrections),
    language: paper.language,
    sentences: toInspectedSentences(paper),
    header: { read: toHeader(readFront), is: toHeader(paper.front), corrected: correctedHeader },
    trust,
    corrected: paper.corrections ?? [],
    unusedCorrections: diagnostics.flatMap(({ code, message }) => (code === 'W_CORRECTION_UNUSED' ? [message] : [])),
    publicationFields: PUBLICATION_FIELDS,
  }
}

function toHeader({ title, subtitle, authors, keywords, publication }: FrontMatter): InspectedHeader {
  return {
    title: textWithoutMarks(title).trim(),
    subtitle: textWithoutMarks(subtitle).trim(),
    authors,
    keywords,
    publication,
  }
}
