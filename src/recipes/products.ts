import type { Paper } from '../paper/paper.ts'
import { splitSentences } from '../text/sentence.ts'
import { transformToSentences } from '../transforms/sentences.ts'
import { type TeiFlavour, transformToTei } from '../transforms/tei.ts'
import { writeJson } from '../writers/json.ts'
import { writePaperXml } from '../writers/paper-xml.ts'
import { type Stopwatch, startStopwatch } from './stopwatch.ts'

/** An output a paper can be written as. */
export type Format = 'paperxml' | 'tei' | 'tsv' | 'text' | 'json'

/** What the name of an output has behind the name of its paper. */
const EXTENSIONS: Readonly<Record<Format, string>> = {
  paperxml: '.paper.xml',
  tei: '.tei.xml',
  tsv: '.tsv',
  text: '.txt',
  json: '.json',
}

/** The formats, in the order in which they are told. */
export const FORMATS = Object.keys(EXTENSIONS) as readonly Format[]

/** What the name of the report has behind the name of its paper. */
export const REPORT_EXTENSION = '.report.json'

/** Name of what was recognised of a scan, behind the stem. */
export const HOCR_EXTENSION = '.hocr'

/** Name of the file that holds the paper in a format: `NAME.tei.xml`. */
export function outputNameOf(stem: string, format: Format): string {
  return stem + EXTENSIONS[format]
}

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
