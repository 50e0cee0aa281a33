import { type Format, FORMATS, outputNameOf, REPORT_EXTENSION } from '../../recipes/formats.ts'

/** The outputs that are a part of others, or are no format of `convert`. */
const DERIVED = {
  /** TEI with the header alone, and with the references alone. */
  header: { file: 'header.tei.xml', type: 'application/xml' },
  references: { file: 'references.tei.xml', type: 'application/xml' },
  'header-bibtex': { file: 'header.bib', type: 'application/x-bibtex' },
  'references-bibtex': { file: 'references.bib', type: 'application/x-bibtex' },
} as const

/** An output that only the service has. */
export type DerivedProduct = keyof typeof DERIVED

/** What the service makes of a document. */
export type Product = Format | 'report' | DerivedProduct

/** The media type of each format. */
const FORMAT_TYPES: Readonly<Record<Format, string>> = {
  paperxml: 'application/xml',
  tei: 'application/xml',
  tsv: 'text/tab-separated-values',
  text: 'text/plain',
  json: 'application/json',
}

interface ProductFile {
  readonly file: string
  readonly type: string
}

/** The file of each product, and its media type. */
export const PRODUCT_FILES: ReadonlyMap<Product, ProductFile> = new Map<Product, ProductFile>([
  ...FORMATS.map(format => [format, { file: outputNameOf('paper', format), type: FORMAT_TYPES[format] }] as const),
  ['report', { file: `paper${REPORT_EXTENSION}`, type: 'application/json' }],
  ...(Object.entries(DERIVED) as [DerivedProduct, ProductFile][]),
])

/** The file of a product. */
export function fileOf(product: Product): ProductFile {
  return PRODUCT_FILES.get(product) ?? { file: product, type: 'application/octet-stream' }
}

/** Whether only the service has an output. */
export function isDerived(product: Product): product is DerivedProduct {
  return product in DERIVED
}
