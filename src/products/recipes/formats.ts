/** The file of a format. */
interface FormatFile {
  /** What its name ends in, after the name of its paper. */
  readonly extension: string
  readonly mediaType: string
  readonly isDefault: boolean
}

/** The names of the outputs of a paper, and those written by default; `products.ts` says how each is made. */
const FORMAT_TABLE = {
  paperxml: { extension: '.paper.xml', mediaType: 'application/xml', isDefault: true },
  tei: { extension: '.tei.xml', mediaType: 'application/xml', isDefault: true },
  tsv: { extension: '.tsv', mediaType: 'text/tab-separated-values', isDefault: true },
  text: { extension: '.txt', mediaType: 'text/plain', isDefault: false },
  json: { extension: '.json', mediaType: 'application/json', isDefault: false },
  markdown: { extension: '.md', mediaType: 'text/markdown', isDefault: false },
  html: { extension: '.html', mediaType: 'text/html', isDefault: false },
  jats: { extension: '.jats.xml', mediaType: 'application/xml', isDefault: false },
  'markdown-map': { extension: '.md.map.json', mediaType: 'application/json', isDefault: false },
  vertical: { extension: '.vrt', mediaType: 'text/plain', isDefault: false },
  conllu: { extension: '.conllu', mediaType: 'text/plain', isDefault: false },
  horizontal: { extension: '.tokens.txt', mediaType: 'text/plain', isDefault: false },
  s2orc: { extension: '.s2orc.json', mediaType: 'application/json', isDefault: false },
  chunks: { extension: '.chunks.jsonl', mediaType: 'application/jsonl', isDefault: false },
  dc: { extension: '.dc.xml', mediaType: 'application/xml', isDefault: false },
  datacite: { extension: '.datacite.xml', mediaType: 'application/xml', isDefault: false },
} as const satisfies Readonly<Record<string, FormatFile>>

/** An output a paper can be written as. */
export type Format = keyof typeof FORMAT_TABLE

/** The formats, in the order in which help and messages list them. */
export const FORMATS = Object.keys(FORMAT_TABLE) as readonly Format[]

/** The formats that are written if none is named. */
export const DEFAULT_FORMATS: readonly Format[] = FORMATS.filter(format => FORMAT_TABLE[format].isDefault)

/** The end of the report's file name, after the name of its paper. */
export const REPORT_EXTENSION = '.report.json'

/** The end of the hOCR file's name, after the name of its paper. */
export const HOCR_EXTENSION = '.hocr'

/** Name of the file that holds the paper in a format: `NAME.tei.xml`. */
export function outputNameOf(stem: string, format: Format): string {
  return stem + FORMAT_TABLE[format].extension
}

/** What the name of a file in a format ends in. */
export function extensionOf(format: Format): string {
  return FORMAT_TABLE[format].extension
}

/** The media type of a format. */
export function mediaTypeOf(format: Format): string {
  return FORMAT_TABLE[format].mediaType
}
