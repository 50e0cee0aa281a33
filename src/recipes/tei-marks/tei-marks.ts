import type { Paper } from '../../paper/paper.ts'
import { splitSentences } from '../../text/sentences/sentence.ts'
import { tokenize } from '../../text/sentences/tokens.ts'
import { SENTENTIAL, type SentenceRow, transformToSentences } from '../../transforms/sentences.ts'
import type { TeiFlavour } from '../../transforms/tei-flavours.ts'
import type { MarkedSentence, TeiMarks } from '../../transforms/tei-marks/marks.ts'
import { inkOf } from '../../transforms/tei-marks/xml-pieces.ts'
import { placesOfPaper } from './paper-places.ts'

/** What of a paper is marked in its TEI besides the structure; default: nothing. */
export interface TeiMarkOptions {
  /** `s` with the ids of the table of sentences. */
  readonly sentences?: boolean
  /** Places on the pages: zones of a facsimile, or `@coords` in the flavour `grobid`. */
  readonly coordinates?: boolean
  /** `w` and `pc`. */
  readonly tokens?: boolean
}

/** What is to be marked in the TEI of a paper, from its paperXML; `undefined` for nothing. Places are those of `paper`. */
export async function teiMarksOf(
  paperXml: string,
  {
    sentences,
    coordinates,
    tokens,
    flavour,
    paper,
  }: TeiMarkOptions & { flavour?: TeiFlavour | undefined; paper?: Paper },
): Promise<TeiMarks | undefined> {
  if (sentences !== true && coordinates !== true && tokens !== true) return undefined
  const isPlaced = coordinates === true && paper !== undefined
  return {
    ...(sentences === true ? { sentences: await sentencesByBlock(paperXml) } : {}),
    ...(tokens === true ? { tokenize } : {}),
    ...(isPlaced ? { places: placesOfPaper(paper, flavour === 'grobid' ? 'coords' : 'facs') } : {}),
  }
}

async function sentencesByBlock(paperXml: string): Promise<ReadonlyMap<string, readonly MarkedSentence[]>> {
  const { rows } = await transformToSentences(paperXml, { splitSentences })
  const byBlock = new Map<string, MarkedSentence[]>()
  for (const row of rows.filter(isSentence)) {
    const sentence = { id: row.id, length: inkOf(row.text) }
    const known = byBlock.get(row.block)
    if (known === undefined) byBlock.set(row.block, [sentence])
    else known.push(sentence)
  }
  return byBlock
}

/** Cells, headings and the like are one row each, and no sentence; code and examples are one where they are paragraphs. */
function isSentence({ type }: SentenceRow): boolean {
  return SENTENTIAL.has(type) || type === 'code' || type === 'doubt'
}
