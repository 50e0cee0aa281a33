import { readHeaderEntry } from '../../../read/bibliography/header-entry.ts'
import { type Format, FORMATS, outputNameOf, REPORT_EXTENSION } from '../../../products/recipes/formats.ts'
import { type DocumentOutput, textOfOutput } from '../../../products/recipes/files/write-outputs.ts'
import type { DocumentOutputs } from '../../../products/recipes/outputs.ts'
import { toReferenceEntries } from '../../../products/recipes/references/reference-entries.ts'
import { annotationsOfTei } from '../../../write/transforms/tei-annotations.ts'
import { headerOfTei, referencesOfTei } from '../../../write/transforms/tei-parts.ts'
import { writeEntries, writeSingleEntry } from './numbered-bibtex.ts'
import { type DerivedProduct, fileOf, isDerived, type Product } from './product-files.ts'
import { zipSync } from 'fflate'
import { FIGURE_FOLDER_END } from '../../../products/recipes/figures/figure-settings.ts'

/** The outputs of a document by format, and what was kept of its conversion. */
interface Made {
  readonly outputs: DocumentOutputs['outputs']
  readonly contentOf: (format: Format) => string
  readonly conversion: DocumentOutputs['conversion']
}

/** The format that each derived product needs, and how it is made. */
const DERIVATIONS: Readonly<
  Record<
    DerivedProduct,
    { readonly from: Format | undefined; readonly make: (made: Made) => DocumentOutput['content'] }
  >
> = {
  header: { from: 'tei', make: ({ contentOf }) => headerOfTei(contentOf('tei')) },
  references: { from: 'tei', make: ({ contentOf }) => referencesOfTei(contentOf('tei')) },
  'header-bibtex': {
    from: 'paperxml',
    make: ({ contentOf }) => writeSingleEntry(readHeaderEntry(new TextEncoder().encode(contentOf('paperxml')))),
  },
  'references-bibtex': {
    from: undefined,
    make: ({ conversion }) => writeEntries(toReferenceEntries(conversion.paper)),
  },
  figures: { from: undefined, make: ({ outputs }) => zipOutputs(outputs.filter(isOfFigures)) },
  assets: {
    from: 'tei',
    make: ({ outputs, conversion: { paper } }) =>
      zipOutputs(outputs.filter(output => output.name === outputNameOf(paper.id, 'tei') || isOfFigures(output))),
  },
  annotations: {
    from: 'tei',
    make: ({ contentOf }) => annotationsOfTei(contentOf('tei'), { figuresAndTables: false }),
  },
  'all-annotations': {
    from: 'tei',
    make: ({ contentOf }) => annotationsOfTei(contentOf('tei'), { figuresAndTables: true }),
  },
  inspection: {
    from: undefined,
    make: ({ conversion }) => JSON.stringify(conversion.inspected),
  },
}

/** The formats that products are made from. */
export function formatsOf(products: readonly Product[]): readonly Format[] {
  const needed = new Set(products.map(product => (isDerived(product) ? DERIVATIONS[product].from : product)))
  return FORMATS.filter(format => needed.has(format))
}

/** The products of a converted document, under the names of their files. */
export function toProducts(
  products: readonly Product[],
  id: string,
  { outputs, conversion }: DocumentOutputs,
): readonly DocumentOutput[] {
  const byName = new Map(outputs.map(output => [output.name, output]))
  const textOf = (name: string) => textOfOutput(byName.get(name) ?? { content: '' })
  const contentOf = (format: Format) => textOf(outputNameOf(id, format))
  return products.map(product => {
    const { file: name } = fileOf(product)
    if (isDerived(product)) return { name, content: DERIVATIONS[product].make({ outputs, contentOf, conversion }) }
    if (product === 'report') return { name, content: textOf(id + REPORT_EXTENSION) }
    return { name, content: contentOf(product) }
  })
}

/** The earliest time that an archive can have: the same document gives the same bytes. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * An archive of outputs. Pictures are packed already, so nothing is packed again.
 */
function zipOutputs(outputs: readonly DocumentOutput[]): Uint8Array {
  const encoder = new TextEncoder()
  const files = outputs.map(({ name, content }) => [
    name,
    typeof content === 'string' ? encoder.encode(content) : content,
  ])
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 0, mtime: NO_TIME })
}

/** Whether an output is in the folder of the figures. */
function isOfFigures({ name }: DocumentOutput): boolean {
  return name.includes(`${FIGURE_FOLDER_END}/`)
}
