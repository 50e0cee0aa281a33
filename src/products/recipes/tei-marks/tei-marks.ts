import { groupBy } from '../../../base/collections/group-by.ts'
import type { Paper } from '../../../model/paper/paper.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { tokenize } from '../../../base/text/sentences/tokens.ts'
import {
  SENTENTIAL,
  type SentenceRow,
  type Sentences,
  transformToSentences,
} from '../../../write/transforms/sentences.ts'
import type { TeiFlavour } from '../../../write/transforms/tei-flavours.ts'
import type { MarkedSentence, TeiMarks } from '../../../write/transforms/tei-marks/marks.ts'
import { inkOf } from '../../../write/transforms/tei-marks/xml-pieces.ts'
import { extraElements, type GrobidExtra } from './grobid-extras.ts'
import { placesOfPaper } from './paper-places.ts'

/** What of a paper is marked in its TEI besides the structure; default: nothing. */
export interface TeiMarkOptions {
  /** `s` with the ids of the table of sentences. */
  readonly sentences?: boolean
  /** Places on the pages: zones of a facsimile, or `@coords` in the flavour `grobid`. */
  readonly coordinates?: boolean
  /** The elements that have places; default: all that can. */
  readonly placed?: readonly string[] | undefined
  /** `w` and `pc`. */
  readonly tokens?: boolean
  /** What the flavour `grobid` has in addition. */
  readonly extras?: readonly GrobidExtra[] | undefined
}

/** What the marks are made of, where it is known. */
interface TeiMarkSources {
  readonly flavour?: TeiFlavour | undefined
  /** The paper whose places are marked. */
  readonly paper?: Paper
  /** The sentences of the paperXML; default: they are made. */
  readonly table?: Sentences | undefined
  /** Language of a paper that does not say it; default `und`. */
  readonly language?: string | undefined
  /** URLs of pictures by the ids of figures; default: there are none. */
  readonly pictures?: ReadonlyMap<string, string> | undefined
}

/** What is to be marked in the TEI of a paper, from its paperXML; `undefined` for nothing. */
export async function teiMarksOf(
  paperXml: string,
  {
    sentences,
    coordinates,
    placed,
    tokens,
    extras = [],
    flavour,
    paper,
    table,
    language,
    pictures = new Map(),
  }: TeiMarkOptions & TeiMarkSources,
): Promise<TeiMarks | undefined> {
  const isNothing = sentences !== true && coordinates !== true && tokens !== true && pictures.size === 0
  if (isNothing && extras.length === 0) return undefined
  const isPlaced = coordinates === true && paper !== undefined
  return {
    ...(sentences === true
      ? { sentences: sentencesByBlock(table ?? (await transformToSentences(paperXml, { splitSentences, language }))) }
      : {}),
    ...(tokens === true ? { tokenize } : {}),
    ...(pictures.size > 0 ? { pictures: { urls: pictures, ...(flavour === 'grobid' ? { type: 'bitmap' } : {}) } } : {}),
    ...(isPlaced ? { places: { ...placesOfPaper(paper, flavour === 'grobid' ? 'coords' : 'facs'), placed } } : {}),
    ...(paper === undefined ? {} : { elements: extraElements(paper, extras) }),
    ids: extras.includes('ids'),
  }
}

function sentencesByBlock({ rows }: Sentences): ReadonlyMap<string, readonly MarkedSentence[]> {
  const byBlock = [...groupBy(rows.filter(isSentence), ({ block }) => block)]
  return new Map(byBlock.map(([block, found]) => [block, found.map(({ id, text }) => ({ id, length: inkOf(text) }))]))
}

/** Cells, headings and the like are one row each, and no sentence; code and examples are one where they are paragraphs. */
function isSentence({ type }: SentenceRow): boolean {
  return SENTENTIAL.has(type) || type === 'code' || type === 'doubt'
}
