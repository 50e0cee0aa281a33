import type { Paper } from '../paper/paper.ts'
import { splitSentences } from '../text/sentences/sentence.ts'
import { transformToSentences } from '../transforms/sentences.ts'
import { type TeiFlavour, transformToTei } from '../transforms/tei.ts'
import { writeJson } from '../writers/json.ts'
import { writePaperXml } from '../writers/paper-xml.ts'
import type { Format } from './formats.ts'
import { type Stopwatch, startStopwatch } from './stopwatch.ts'

/** How a paper is written. */
export interface ProductOptions {
  readonly flavour?: TeiFlavour
}

/**
 * The paper in each of `formats`. TEI, sentences and text are made from its paperXML, by the way that paperXML of other
 * programs takes too.
 */
export async function writeProducts(
  paper: Paper,
  formats: readonly Format[],
  options: ProductOptions = {},
  stopwatch: Stopwatch = startStopwatch(),
): Promise<ReadonlyMap<Format, string>> {
  const products = new Map<Format, string>()
  if (formats.includes('json')) products.set('json', await stopwatch.measure('json', () => writeJson(paper)))
  if (formats.every(format => format === 'json')) return products
  const paperXml = await stopwatch.measure('paperxml', () => writePaperXml(paper, { splitSentences }))
  if (formats.includes('paperxml')) products.set('paperxml', paperXml)
  if (formats.includes('tei'))
    products.set('tei', await stopwatch.measure('tei', () => transformToTei(paperXml, options)))
  if (formats.includes('tsv') || formats.includes('text')) {
    const toSentences = () => transformToSentences(paperXml, { splitSentences, id: paper.id })
    const sentences = await stopwatch.measure('sentences', toSentences)
    if (formats.includes('tsv')) products.set('tsv', sentences.tsv)
    if (formats.includes('text')) products.set('text', sentences.text)
  }
  return products
}
