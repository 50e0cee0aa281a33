import { join } from 'node:path'
import { asPaperError, SourceError } from '../../../base/errors.ts'
import type { BlockDocument } from '../../evaluation/blocks/block-document.ts'
import { readJatsBlocks } from '../../evaluation/blocks/gold/read-jats.ts'
import { readTeiBlocks } from '../../evaluation/blocks/gold/read-tei.ts'
import { readPaperXmlBlocks } from '../../evaluation/blocks/read-paper-xml.ts'
import { readTruth, type Truth } from '../../evaluation/blocks/read-truth.ts'
import { adaptTei, isOurTei } from '../../evaluation/grobid/adapt-tei.ts'
import { type FieldDocument, readFields } from '../../evaluation/grobid/document.ts'
import type { FieldFormat } from '../../evaluation/grobid/fields.ts'
import { propertiesOf } from '../../evaluation/grobid/properties.ts'
import type { Pair } from '../../evaluation/pairs/find-pairs.ts'
import type { ResultKind } from '../../evaluation/pairs/kinds.ts'
import { readTree, type XmlElement } from '../../evaluation/xml/tree.ts'
import type { Paper } from '../../../model/paper/paper.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import { decodeXml } from '../../../read/sources/xml/decode-xml.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { transformToTei } from '../../../write/transforms/tei.ts'
import { writePaperXml } from '../../../write/writers/paper-xml.ts'

/** Kinds of results in the order in which GROBID's measures take them: TEI and JATS need no conversion. */
const FIELD_KINDS: readonly ResultKind[] = ['tei', 'jats', 'paperxml', 'json']

/** Kinds of results in the order in which blocks are taken from them: the first two say most. */
const BLOCK_KINDS: readonly ResultKind[] = ['paperxml', 'json', 'tei', 'jats']

/** The root elements that files of a format have. */
const ROOTS = { tei: ['TEI', 'teiCorpus'], jats: ['article'] }

/** A gold in JATS or TEI. */
export interface GoldFields {
  readonly fields: FieldDocument
  /** What documents may be grouped by. */
  readonly properties: ReadonlyMap<string, string>
}

/** The fields of a gold in JATS or TEI. */
export async function readGoldFields(folder: string, { gold }: Pair): Promise<GoldFields> {
  const format: FieldFormat = gold.kind === 'tei' ? 'tei' : 'jats'
  const root = await readRoot(join(folder, gold.path), format)
  return { fields: readFields(root, format), properties: propertiesOf(root, format) }
}

/**
 * The fields of a result. TEI of this program is read as GROBID would have written it, unless it `isLiteral`.
 * @throws {SourceError} where the file is damaged or is no paper
 */
export async function readResultFields(folder: string, pair: Pair, isLiteral: boolean): Promise<FieldDocument> {
  const result = FIELD_KINDS.flatMap(kind => pair.results.filter(each => each.kind === kind))[0]
  if (result === undefined) throw new SourceError('E_FORMAT_UNKNOWN', 'has no result that has fields')
  const path = join(folder, result.path)
  if (result.kind === 'jats') return readFields(await readRoot(path, 'jats'), 'jats')
  const root = result.kind === 'tei' ? await readRoot(path, 'tei') : await transformToRoot(path, result.kind)
  return readFields(isLiteral || !isOurTei(root) ? root : adaptTei(root), 'tei')
}

/** The blocks of a gold in any format. */
export async function readGoldBlocks(folder: string, { gold }: Pair): Promise<Truth> {
  const path = join(folder, gold.path)
  const { kind } = gold
  if (kind === 'truth') return namingFile(path, async () => readTruth(new TextDecoder().decode(await readBytes(path))))
  const root = await readRoot(path, kind)
  return { document: BLOCKS_OF[kind](root), properties: propertiesOf(root, kind) }
}

const BLOCKS_OF = { jats: readJatsBlocks, tei: readTeiBlocks }

/**
 * The blocks of a result.
 * @throws {SourceError} where the file is damaged or is no paper, or there is no result that has blocks
 */
export async function readResultBlocks(folder: string, pair: Pair): Promise<BlockDocument> {
  const result = BLOCK_KINDS.flatMap(kind => pair.results.filter(each => each.kind === kind))[0]
  if (result === undefined) throw new SourceError('E_FORMAT_UNKNOWN', 'has no result that has blocks')
  const { kind } = result
  const path = join(folder, result.path)
  if (kind === 'tei' || kind === 'jats') return BLOCKS_OF[kind](await readRoot(path, kind))
  if (kind === 'paperxml') return namingFile(path, async () => readPaperXmlBlocks(readTree(await readBytes(path))))
  const paperXml = await readPaperXml(path, kind)
  return namingFile(path, async () => readPaperXmlBlocks(readTree(new TextEncoder().encode(paperXml))))
}

/** The root element of a file, which has to be of the format. */
function readRoot(path: string, format: FieldFormat): Promise<XmlElement> {
  return namingFile(path, async () => {
    const root = readTree(await readBytes(path))
    if (!ROOTS[format].includes(root.name))
      throw new SourceError('E_FORMAT_UNKNOWN', `the root element is <${root.name}>; expected <${ROOTS[format][0]}>`)
    return root
  })
}

/** Does `work`; its failure names the file. */
async function namingFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    const { code, message } =
      thrown instanceof SyntaxError
        ? new SourceError('E_FORMAT_UNKNOWN', `the JSON is malformed: ${thrown.message}`)
        : asPaperError(thrown)
    throw new SourceError(code, `${path}: ${message}`, { cause: thrown })
  }
}

/** The paperXML of a result in paperXML or JSON. */
function readPaperXml(path: string, kind: ResultKind): Promise<string> {
  return namingFile(path, async () => {
    const bytes = await readBytes(path)
    if (kind !== 'json') return decodeXml(bytes)
    const paper: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isPaper(paper)) throw new SourceError('E_FORMAT_UNKNOWN', 'the JSON is not that of this program')
    return writePaperXml(paper, { splitSentences })
  })
}

function isPaper(value: unknown): value is Paper {
  return typeof value === 'object' && value !== null && 'sections' in value && 'front' in value
}

/** The TEI of a result in paperXML or JSON. */
async function transformToRoot(path: string, kind: ResultKind): Promise<XmlElement> {
  const tei = await transformToTei(await readPaperXml(path, kind))
  return readTree(new TextEncoder().encode(tei))
}
