import { type Format, FORMATS, mediaTypeOf, outputNameOf, REPORT_EXTENSION } from '../../../products/recipes/formats.ts'

/** The outputs that are a part of others, or are no format of `convert`. */
const DERIVED = {
  /** TEI with the header alone, and with the references alone. */
  header: { file: 'header.tei.xml', type: 'application/xml' },
  references: { file: 'references.tei.xml', type: 'application/xml' },
  'header-bibtex': { file: 'header.bib', type: 'application/x-bibtex' },
  'references-bibtex': { file: 'references.bib', type: 'application/x-bibtex' },
  /** Pictures of figures and tables, and the TEI with its pictures. */
  figures: { file: 'figures.zip', type: 'application/zip' },
  assets: { file: 'assets.zip', type: 'application/zip' },
  /** Places of references and formulas; the same with figures and tables. */
  annotations: { file: 'annotations.json', type: 'application/json' },
  'all-annotations': { file: 'all-annotations.json', type: 'application/json' },
  /** What the page shows of a paper. */
  inspection: { file: 'inspection.json', type: 'application/json' },
} as const

/** An output that only the service has. */
export type DerivedProduct = keyof typeof DERIVED

/** What the service makes of a document. */
export type Product = Format | 'report' | DerivedProduct

interface ProductFile {
  readonly file: string
  readonly type: string
}

/** The file of each product, and its media type. */
const PRODUCT_FILES = Object.fromEntries([
  ...FORMATS.map(format => [format, { file: outputNameOf('paper', format), type: mediaTypeOf(format) }]),
  ['report', { file: `paper${REPORT_EXTENSION}`, type: 'application/json' }],
  ...Object.entries(DERIVED),
]) as Readonly<Record<Product, ProductFile>>

/** All that a client of `/v1` can ask for. Annotations need TEI with places, which it may not want in its TEI. */
export const PRODUCTS = (Object.keys(PRODUCT_FILES) as readonly Product[]).filter(
  product => product !== 'annotations' && product !== 'all-annotations',
)

export function fileOf(product: Product): ProductFile {
  return PRODUCT_FILES[product]
}

/** Whether an output has the pictures of figures in it. */
export function hasPictures(product: Product): boolean {
  return product === 'figures' || product === 'assets'
}

/** Whether only the service has an output. */
export function isDerived(product: Product): product is DerivedProduct {
  return product in DERIVED
}
