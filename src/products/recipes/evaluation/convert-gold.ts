import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type GoldKind, toGoldFile } from '../../evaluation/pairs/kinds.ts'
import { outputNameOf } from '../formats.ts'
import { convertPaper } from '../paper.ts'
import { writeProducts } from '../products.ts'
import { makeFolder } from '../files/make-folder.ts'
import { writeOutputs } from '../files/write-outputs.ts'
import { listFiles } from './evaluate.ts'

/**
 * The PDFs beside gold for which the folder of results, which is created if it does not exist, has no TEI; one for each name.
 * @throws {SourceError} `E_FILE_MISSING` where the folder of the gold cannot be read
 */
export async function findUnconverted(
  goldFolder: string,
  resultFolder: string,
  kind?: GoldKind,
): Promise<readonly string[]> {
  const paths = [...(await listFiles(goldFolder))].sort()
  await makeFolder(resultFolder)
  const pdfs = new Map<string, string>()
  for (const path of paths) {
    const stem = toGoldFile(basename(path), kind)?.stem
    if (stem === undefined || pdfs.has(stem) || existsSync(join(resultFolder, outputNameOf(stem, 'tei')))) continue
    const pdf = join(goldFolder, dirname(path), `${stem}.pdf`)
    if (existsSync(pdf)) pdfs.set(stem, pdf)
  }
  return [...pdfs.values()]
}

/** Converts a PDF to TEI and paperXML in the folder of results. */
export async function convertGold(pdf: string, resultFolder: string): Promise<void> {
  const stem = basename(pdf, '.pdf')
  const { paper } = await convertPaper(pdf)
  const products = await writeProducts(paper, ['tei', 'paperxml'])
  const outputs = [...products].map(([format, content]) => ({ name: outputNameOf(stem, format), content }))
  await writeOutputs(resultFolder, outputs)
}
