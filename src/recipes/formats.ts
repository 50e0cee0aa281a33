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
