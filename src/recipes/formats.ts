/** The names of the outputs of a paper, and those written by default; `products.ts` says how each is made. */
const FORMAT_TABLE = {
  paperxml: { extension: '.paper.xml', isDefault: true },
  tei: { extension: '.tei.xml', isDefault: true },
  tsv: { extension: '.tsv', isDefault: true },
  text: { extension: '.txt', isDefault: false },
  json: { extension: '.json', isDefault: false },
  markdown: { extension: '.md', isDefault: false },
  html: { extension: '.html', isDefault: false },
  jats: { extension: '.jats.xml', isDefault: false },
  'markdown-map': { extension: '.md.map.json', isDefault: false },
  vertical: { extension: '.vrt', isDefault: false },
  conllu: { extension: '.conllu', isDefault: false },
  horizontal: { extension: '.tokens.txt', isDefault: false },
  s2orc: { extension: '.s2orc.json', isDefault: false },
  chunks: { extension: '.chunks.jsonl', isDefault: false },
  dc: { extension: '.dc.xml', isDefault: false },
  datacite: { extension: '.datacite.xml', isDefault: false },
} as const satisfies Readonly<Record<string, { readonly extension: string; readonly isDefault: boolean }>>

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
