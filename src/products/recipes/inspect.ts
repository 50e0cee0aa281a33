import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Correction } from '../../model/corrections/corrections.ts'
import { InternalError } from '../../base/errors.ts'
import { writeInspectionHtml } from '../../write/writers/inspection-html.ts'
import { keepOf, type KeptConversion } from './kept-conversion.ts'
import { type Conversion, type ConvertOptions, convertPaper } from './paper.ts'
import { makeProducts } from './products.ts'
import { writeReport } from './report.ts'

/** The end of the inspection page's file name, after the name of its paper. */
export const INSPECTION_EXTENSION = '.inspect.html'

/** Style sheets of the page that a page of one paper needs, in their order. */
const STYLES = ['page.css', 'reader.css', 'roles.css', 'header.css']

/** Digits of an id: as many as those of the service have. */
const ID_DIGITS = 32

/**
 * The inspection page of a PDF: one HTML file that shows how it was understood, and that can save corrections. It is the
 * page of the service with one paper inside.
 *
 * @param input bytes of the file, or its path
 * @throws {PaperError} as `convertPaper` does
 */
export async function inspectPaper(input: Uint8Array | string, options: ConvertOptions = {}): Promise<string> {
  return inspectionOf(await convertPaper(input, options), options.corrections ?? [])
}

/** The inspection page of a paper that was converted with these corrections. */
export async function inspectionOf(conversion: Conversion, corrections: readonly Correction[]): Promise<string> {
  return inspectionOfKept(keepOf(conversion, { report: true, inspection: true }, corrections))
}

/** The same of what was kept of the conversion for it. */
export async function inspectionOfKept(kept: KeptConversion): Promise<string> {
  const { inspected: paper, report: draft, diagnostics } = kept
  if (paper === undefined || draft === undefined) throw new InternalError('E_INTERNAL', 'nothing was kept to inspect')
  const { products, accounts } = await makeProducts(kept.paper, ['html', 'tei'])
  // Without times, the page is the same each time.
  const report = writeReport({ ...draft, diagnostics, outputs: accounts, timings: {} })
  const id = createHash('sha256').update(JSON.stringify(paper)).digest('hex').slice(0, ID_DIGITS)
  return writeInspectionHtml(
    { id, paper, outputs: { ...Object.fromEntries(products), report } },
    { page: readAsset('index.html'), style: STYLES.map(readAsset).join('\n'), script: readAsset('inspect.js') },
  )
}

/**
 * A file of the page. Sources and built program lie at the same depth below the root of the package; browsers get what
 * was built.
 */
function readAsset(name: string): string {
  return readFileSync(new URL(`../../../dist/page-app/${name}`, import.meta.url), 'utf8')
}
