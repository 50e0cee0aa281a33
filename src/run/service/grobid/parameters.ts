import type { PageRange } from '../../../base/page-choice.ts'
import type { TeiMarkOptions } from '../../../products/recipes/tei-marks/tei-marks.ts'
import type { GrobidExtra } from '../../../products/recipes/tei-marks/grobid-extras.ts'
import { ServiceError } from '../service-error.ts'

/** The fields of a form, each with all of its values. */
export type Fields = ReadonlyMap<string, readonly string[]>

/** What a request for a document asks for, besides the document. */
export interface GrobidRequest {
  /** Pages to read, from 1; `undefined` for all. */
  readonly pages: readonly PageRange[] | undefined
  /** Sentences (`segmentSentences`), places (`teiCoordinates`, of the elements that it names), and what is added. */
  readonly teiMarks: TeiMarkOptions
  /** Whether figures and tables are annotated too (`includeFiguresTables`). */
  readonly annotatesFloats: boolean
  /** Names of the fields that change nothing here. */
  readonly ignored: readonly string[]
}

/** Values that switch a field off. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['0', 'false', ''])

/** Fields that add something to the TEI. */
const EXTRAS: ReadonlyMap<string, GrobidExtra> = new Map([
  ['includeRawAffiliations', 'raw-affiliations'],
  ['includeRawCopyrights', 'raw-copyrights'],
  ['includeDiscardedText', 'discarded-text'],
  ['generateIDs', 'ids'],
])

/** Fields that are on or off. */
export const FLAGS: readonly string[] = ['segmentSentences', ...EXTRAS.keys()]

/** Fields that are done as asked; references are always there as printed, too. */
const WITH_EFFECT: ReadonlySet<string> = new Set([
  ...['start', 'end', 'segmentSentences', 'teiCoordinates', 'includeRawCitations'],
  ...EXTRAS.keys(),
])

/** The field of a request for annotations that asks for more of them. */
export const ANNOTATED_FLOATS = 'includeFiguresTables'

/** Values of `teiCoordinates` that name no element. */
const MEANS_ALL: ReadonlySet<string> = new Set(['1', 'true'])

/** The last page where the end is open: no paper has so many. */
const MOST_PAGES = 10_000

/** What the route of a request says. */
interface RouteNeeds {
  /** Last page that is read where the client does not say. */
  readonly defaultEnd?: number | undefined
  /** Whether places are answered, which are then marked whatever the client says. */
  readonly annotates?: boolean
}

/** The parameters of a request. A field that asks for what is not done is ignored, and named. */
export function parseParameters(fields: Fields, { defaultEnd, annotates = false }: RouteNeeds = {}): GrobidRequest {
  const start = parsePage(fields, 'start') ?? 1
  const end = parsePage(fields, 'end') ?? defaultEnd
  if (end !== undefined && end < start) {
    throw new ServiceError('E_REQUEST_INVALID', `end ${end} is before start ${start}`)
  }
  const isOn = (name: string) => fields.get(name)?.some(value => !WITHOUT_EFFECT.has(value.trim())) ?? false
  const hasEffect = (name: string) => WITH_EFFECT.has(name) || (annotates && name === ANNOTATED_FLOATS)
  const ignored = [...fields.keys()].filter(name => !hasEffect(name) && isOn(name))
  const teiMarks = {
    sentences: isOn('segmentSentences'),
    coordinates: annotates || isOn('teiCoordinates'),
    placed: annotates ? undefined : placedElements(fields),
    extras: [...EXTRAS].filter(([name]) => isOn(name)).map(([, extra]) => extra),
  }
  const last = Math.min(end ?? MOST_PAGES, MOST_PAGES)
  const isWhole = start === 1 && end === undefined
  const annotatesFloats = annotates && isOn(ANNOTATED_FLOATS)
  return { pages: isWhole ? undefined : [{ first: start, last }], teiMarks, annotatesFloats, ignored }
}

/** The elements that `teiCoordinates` names, each in a field or all in one; all where it only says that places are wanted. */
function placedElements(fields: Fields): readonly string[] | undefined {
  const names = fields.get('teiCoordinates')?.flatMap(value => value.split(/[\s,;]+/u)) ?? []
  return names.some(name => MEANS_ALL.has(name)) ? undefined : names.filter(name => name !== '')
}

/** The value of a field that is a page; none where the field is missing, empty, or 0 or less, which leaves it open. */
function parsePage(fields: Fields, name: string): number | undefined {
  const text = fields.get(name)?.[0]?.trim() ?? ''
  if (text === '') return undefined
  if (!/^-?\d{1,9}$/u.test(text)) throw new ServiceError('E_REQUEST_INVALID', `${name}: expected a whole number`)
  return Number(text) > 0 ? Number(text) : undefined
}
