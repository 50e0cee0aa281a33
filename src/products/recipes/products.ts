import type { Paper } from '../../model/paper/paper.ts'
import { splitSentences } from '../../base/text/sentences/sentence.ts'
import type { FormulaText } from '../../write/transforms/formulas/formula-texts.ts'
import type { FormulaNotation } from '../../write/transforms/formulas/formulas.ts'
import { type Sentences, transformToSentences } from '../../write/transforms/sentences.ts'
import { transformToTei } from '../../write/transforms/tei.ts'
import { openPaperXml, type PaperTree } from '../../write/transforms/xslt.ts'
import type { TeiFlavour } from '../../write/transforms/tei-flavours.ts'
import { corpusHeaderOf } from '../../write/writers/corpus/corpus-rows.ts'
import { writeHtml } from '../../write/writers/html/write-html.ts'
import { writeJats } from '../../write/writers/jats/write-jats.ts'
import { writeChunks } from '../../write/writers/json-forms/write-chunks.ts'
import { writeS2orc } from '../../write/writers/json-forms/write-s2orc.ts'
import { writeJson } from '../../write/writers/json.ts'
import type { MarkdownChoice } from '../../write/writers/markdown/markdown-choices.ts'
import { writeMarkdown } from '../../write/writers/markdown/write-markdown.ts'
import { writeMarkdownMap } from '../../write/writers/markdown/write-markdown-map.ts'
import { writePaperXml } from '../../write/writers/paper-xml.ts'
import { writeDataCite } from '../../write/writers/records/datacite.ts'
import { writeDublinCore } from '../../write/writers/records/dublin-core.ts'
import { type CorpusFormat, writeCorpus } from './corpora/write-corpus.ts'
import { accountOutput, type OutputAccount } from './completeness/account-outputs.ts'
import type { Format } from './formats.ts'
import { refuseInvalid } from './refuse-invalid.ts'
import { programName } from './report-json.ts'
import { type TeiMarkOptions, teiMarksOf } from './tei-marks/tei-marks.ts'
import { type Stopwatch, startStopwatch } from './stopwatch.ts'

/** The options for writing a paper. */
export interface ProductOptions {
  readonly flavour?: TeiFlavour
  /** How TEI has formulas; default: LaTeX. */
  readonly formulas?: FormulaNotation | undefined
  /** What sentences have in the place of a formula; default: its plain characters. */
  readonly formulasInText?: FormulaText | undefined
  /** What is marked in TEI; default: nothing. */
  readonly teiMarks?: TeiMarkOptions
  /** MD5 of the file, for the flavour `grobid`. */
  readonly md5?: string | undefined
  /** What is chosen for Markdown; default: nothing. */
  readonly markdown?: readonly MarkdownChoice[] | undefined
  /** URLs of pictures by the ids of figures and tables; default: there are none. */
  readonly pictures?: ReadonlyMap<string, string> | undefined
  /** Whether they are only looked at: then they are neither validated nor compared with the paper, which takes half of the time. */
  readonly isPreview?: boolean
}

/** The input of products. Texts that several products need are made once, for the first of them. */
interface ProductSource {
  readonly paper: Paper
  readonly options: ProductOptions
  readonly stopwatch: Stopwatch
  readonly paperXml: () => Promise<string>
  /** The same as it was parsed. */
  readonly tree: () => Promise<PaperTree>
  /** With formulas as they are asked for. */
  readonly sentences: () => Promise<Sentences>
  /** With formulas in plain characters, as TEI counts them. */
  readonly plainSentences: () => Promise<Sentences>
}

/**
 * How each format is made: a format without an entry does not compile. Those that need no paperXML come first. TEI,
 * sentences and text are made from paperXML, so that the paperXML of other programs can be converted in the same way.
 */
const PRODUCTS: Readonly<Record<Format, (source: ProductSource) => Promise<string>>> = {
  json: ({ paper, stopwatch }) => stopwatch.measure('json', () => writeJson(paper)),
  markdown: ({ paper, options: { markdown, pictures }, stopwatch }) =>
    stopwatch.measure('markdown', () =>
      writeMarkdown(paper, { choices: markdown, generator: programName(), pictures }),
    ),
  html: ({ paper, options: { pictures }, stopwatch }) =>
    stopwatch.measure('html', () => writeHtml(paper, { generator: programName(), pictures })),
  jats: ({ paper, options: { pictures }, stopwatch }) => stopwatch.measure('jats', () => writeJats(paper, pictures)),
  'markdown-map': ({ paper, options: { markdown, pictures }, stopwatch }) =>
    stopwatch.measure('markdown-map', () =>
      writeMarkdownMap(paper, { choices: markdown, generator: programName(), pictures }),
    ),
  s2orc: ({ paper, stopwatch }) => stopwatch.measure('s2orc', () => writeS2orc(paper, { generator: programName() })),
  chunks: ({ paper, stopwatch }) => stopwatch.measure('chunks', () => writeChunks(paper)),
  dc: ({ paper, stopwatch }) => stopwatch.measure('dc', () => writeDublinCore(paper)),
  datacite: ({ paper, stopwatch }) => stopwatch.measure('datacite', () => writeDataCite(paper)),
  paperxml: ({ paperXml }) => paperXml(),
  tei: async ({ paper, paperXml, tree, plainSentences, options: { teiMarks, pictures, ...options }, stopwatch }) => {
    // Ids of the paper are written into the paperXML where blocks are looked up by them.
    const isPlaced = teiMarks?.coordinates === true || (pictures?.size ?? 0) > 0
    const table = teiMarks?.sentences === true && !isPlaced ? await plainSentences() : undefined
    const xml = isPlaced ? writePaperXml(paper, { splitSentences, ids: true }) : await paperXml()
    return stopwatch.measure('tei', async () => {
      const marks = await teiMarksOf(xml, { ...teiMarks, flavour: options.flavour, paper, table, pictures })
      return transformToTei(isPlaced ? xml : await tree(), { ...options, marks })
    })
  },
  tsv: async ({ sentences }) => (await sentences()).tsv,
  text: async ({ sentences }) => (await sentences()).text,
  vertical: source => makeCorpus('vertical', source),
  conllu: source => makeCorpus('conllu', source),
  horizontal: source => makeCorpus('horizontal', source),
}

async function makeCorpus(format: CorpusFormat, { paper, sentences, stopwatch }: ProductSource): Promise<string> {
  const { rows } = await sentences()
  return stopwatch.measure(format, () => writeCorpus(format, rows, corpusHeaderOf(paper)))
}

/** The products of a paper. */
export interface Products {
  readonly products: ReadonlyMap<Format, string>
  /** Why a format could not be made; the other ones are complete. */
  readonly failures: ReadonlyMap<Format, unknown>
  /** What each product holds of the paper. */
  readonly accounts: readonly OutputAccount[]
  /** Why a product could not be compared with the paper; it is complete all the same. */
  readonly uncompared: ReadonlyMap<Format, unknown>
}

/** The paper in each of `formats`; one that cannot be made does not take the others with it. */
export async function makeProducts(
  paper: Paper,
  formats: readonly Format[],
  options: ProductOptions = {},
  stopwatch: Stopwatch = startStopwatch(),
): Promise<Products> {
  const paperXml = once(() => stopwatch.measure('paperxml', () => writePaperXml(paper, { splitSentences })))
  const tree = once(async () => openPaperXml(await paperXml()))
  const sentencesWith = async (formulas?: FormulaText) => {
    await paperXml()
    return stopwatch.measure('sentences', async () =>
      transformToSentences(await tree(), { splitSentences, id: paper.id, formulas }),
    )
  }
  const plainSentences = once(() => sentencesWith())
  const { formulasInText } = options
  const isPlain = formulasInText === undefined || formulasInText === 'plain'
  const sentences = isPlain ? plainSentences : once(() => sentencesWith(formulasInText))
  const products = new Map<Format, string>()
  const failures = new Map<Format, unknown>()
  for (const format of (Object.keys(PRODUCTS) as Format[]).filter(each => formats.includes(each))) {
    try {
      const product = await PRODUCTS[format]({ paper, options, stopwatch, paperXml, tree, sentences, plainSentences })
      if (options.isPreview !== true)
        await stopwatch.measure('validity', () => refuseInvalid(format, product, options.flavour))
      products.set(format, product)
    } catch (error) {
      failures.set(format, error)
    }
  }
  if (options.isPreview === true) return { products, failures, accounts: [], uncompared: new Map() }
  return {
    products,
    failures,
    ...(await stopwatch.measure('account', () => accountProducts(paper, products, options))),
  }
}

function accountProducts(
  paper: Paper,
  products: Products['products'],
  options: ProductOptions,
): Pick<Products, 'accounts' | 'uncompared'> {
  const accounts: OutputAccount[] = []
  const uncompared = new Map<Format, unknown>()
  for (const [format, product] of products) {
    try {
      const account = accountOutput(paper, format, product, options)
      if (account !== undefined) accounts.push(account)
    } catch (error) {
      uncompared.set(format, error)
    }
  }
  return { accounts, uncompared }
}

/**
 * The paper in each of `formats`.
 * @throws {PaperError} if one of them cannot be made
 */
export async function writeProducts(
  paper: Paper,
  formats: readonly Format[],
  options: ProductOptions = {},
): Promise<ReadonlyMap<Format, string>> {
  const { products, failures } = await makeProducts(paper, formats, options)
  for (const failure of failures.values()) throw failure
  return products
}

/** A function that calls `make` the first time only and then returns the same result. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= make())
}
