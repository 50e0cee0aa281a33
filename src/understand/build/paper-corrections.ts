import { changedWords } from '../../base/text/characters/changed-words.ts'
import { headOf, sizeOf } from '../corrections/correct-table.ts'
import { REFERENCE_NAMES, REFERENCE_TEXTS } from '../../model/corrections/reference-corrections.ts'
import type { Correction } from '../../model/corrections/corrections.ts'
import { isPageReview } from '../corrections/kinds.ts'
import type { CorrectedLineEntry } from '../corrections/lines/correct-line.ts'
import type { CorrectedBlock } from '../corrections/regroup-blocks.ts'
import type { Report } from '../../base/diagnostics.ts'
import { pageOfId } from '../layout/blocks/block-ids.ts'
import { correctHeader, type CorrectedPart } from './header/correct-header.ts'
import { type CorrectedReference, nameInWords } from './references/correct-references.ts'
import type { Paper, PaperCorrection } from '../../model/paper/paper.ts'

/** What was corrected before the paper was put together. */
export interface CorrectedBefore {
  readonly corrected: readonly CorrectedBlock[]
  readonly correctedLines: readonly CorrectedLineEntry[]
  readonly correctedReferences: readonly CorrectedReference[]
}

/** A paper as a person corrected it, and the parts of its header that were corrected. */
export interface CorrectedPaper {
  readonly paper: Paper
  readonly correctedHeader: readonly CorrectedPart[]
}

/** Applies what a person says of the header, and lists all that was corrected, of blocks and references too. */
export function correctPaper(
  paper: Paper,
  before: CorrectedBefore,
  corrections: readonly Correction[],
  report: Report,
): CorrectedPaper {
  const { paper: headed, corrected: correctedHeader } = correctHeader(paper, corrections, report)
  const affiliations = correctedHeader.flatMap(part => affiliationsOf(part, paper, headed))
  const listed = [...affiliations, ...listBlocks(before, correctedHeader), ...reviewsOf(corrections)]
  return { paper: listed.length === 0 ? headed : { ...headed, corrections: listed }, correctedHeader }
}

/** The affiliations of an author, where a person gave others. */
function affiliationsOf(part: CorrectedPart, before: Paper, after: Paper): readonly PaperCorrection[] {
  const [read, is] = [before, after].map(({ front }, i) => {
    const author = front.authors.find(({ name }) => name === (i === 0 ? part.read : part.is))
    return author?.organisations.map(({ name }) => name).join('; ')
  })
  if (part.header !== 'author' || read === undefined || is === undefined || read === is) return []
  return [{ part: 'author', field: 'affiliations', read, is }]
}

/** What a person corrected; what is as it was read is left out. */
function listBlocks(
  { corrected: blocks, correctedLines: lines, correctedReferences: references }: CorrectedBefore,
  header: readonly CorrectedPart[],
): readonly PaperCorrection[] {
  return [
    ...header.map(part => ({ part: part.header, read: part.read, is: part.is })),
    ...blocks.flatMap(roleOf),
    ...blocks.flatMap(cellsOf),
    ...blocks.flatMap(factsOf),
    ...lines.flatMap(lineOf),
    ...references.flatMap(fieldsOf),
  ].filter(({ read, is }) => read !== is)
}

/** Of words what differs, of a mark the note that it calls. */
function lineOf({ entry, read, is }: CorrectedLineEntry): readonly PaperCorrection[] {
  const { page } = entry.found
  switch (entry.member) {
    case 'words':
      return [{ part: 'words', page, ...changedWords(read, is) }]
    case 'formulas':
      return [{ part: 'formula', page, read, is }]
    case 'calls':
      return [{ part: 'call', page, read: entry.said.mark, is: entry.said.note }]
    case 'checked':
      return []
  }
}

/** Language and picture of a block. */
function factsOf({ block, correction: { language, drawing } }: CorrectedBlock): readonly PaperCorrection[] {
  const page = pageOfId(block)
  const place = page === undefined ? {} : { page }
  const languages = language === undefined ? [] : [{ part: 'language', ...place, read: '', is: language } as const]
  if (drawing === undefined) return languages
  const is = [drawing.left, drawing.top, drawing.right, drawing.bottom].join(' ')
  return [...languages, { part: 'figure', field: 'box', ...place, read: '', is }]
}

/** The pages that a person has looked through, as ranges: `1-3 5`. */
function reviewsOf(corrections: readonly Correction[]): readonly PaperCorrection[] {
  const pages = corrections.flatMap(each => (isPageReview(each) ? [each.reviewed] : [])).sort((a, b) => a - b)
  const ranges: { readonly first: number; readonly last: number }[] = []
  for (const page of pages) {
    const open = ranges.at(-1)
    if (open !== undefined && open.last + 1 === page) ranges[ranges.length - 1] = { ...open, last: page }
    else ranges.push({ first: page, last: page })
  }
  const is = ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(' ')
  return is === '' ? [] : [{ part: 'review', read: '', is }]
}

function fieldsOf({ correction: { page }, read, is }: CorrectedReference): readonly PaperCorrection[] {
  const names = REFERENCE_NAMES.map(field => {
    const [was, now] = [read, is].map(fields => fields[field].map(nameInWords).join('; '))
    return { part: 'reference', field, page, read: was ?? '', is: now ?? '' } as const
  })
  const texts = REFERENCE_TEXTS.map(field => {
    return { part: 'reference', field, page, read: read[field] ?? '', is: is[field] ?? '' } as const
  })
  return [...names, ...texts]
}

function cellsOf({ block, correction, table }: CorrectedBlock): readonly PaperCorrection[] {
  const { head, cells = [], separators = {} } = correction.table ?? {}
  const page = pageOfId(block)
  if (table === undefined || page === undefined) return []
  const areas = cells.map(({ row, column, rows, columns }) => {
    const is = `row ${row}, column ${column}: ${rows} × ${columns}`
    return { part: 'table', field: 'cell', page, read: '', is } as const
  })
  const separated = (['columns', 'rows'] as const).flatMap(field => {
    const places = separators[field]
    if (places === undefined) return []
    const [read, count] = [String(sizeOf(table)[field]), String(places.length + 1)]
    const is = read === count ? `${count}, separated elsewhere` : count
    return [{ part: 'table', field, page, read, is } as const]
  })
  const heads = head === undefined ? [] : [{ field: 'head', read: String(headOf(table)), is: String(head) }]
  return [...separated, ...heads.map(each => ({ part: 'table', page, ...each }) as const), ...areas]
}

function roleOf({ block, correction: { role }, decidedRole }: CorrectedBlock): readonly PaperCorrection[] {
  const page = pageOfId(block)
  const place = page === undefined ? {} : { page }
  return role === undefined ? [] : [{ part: 'role', ...place, read: decidedRole, is: role }]
}
