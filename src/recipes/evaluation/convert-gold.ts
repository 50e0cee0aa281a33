import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type GoldKind, toGoldFile } from '../../evaluation/pairs/kinds.ts'
import { outputNameOf } from '../formats.ts'
import { convertPaper } from '../paper.ts'
import { writeProducts } from '../products.ts'
import { makeFolder, writeOutputs } from '../write-outputs.ts'

/** Converts the PDF beside each gold to TEI and paperXML in the folder of results, unless they are there already. */
export async function convertMissing(goldFolder: string, resultFolder: string, kind?: GoldKind): Promise<void> {
  await makeFolder(resultFolder)
  for (const path of (await readdir(goldFolder, { recursive: true })).sort()) {
    const stem = toGoldFile(basename(path), kind)?.stem
    if (stem === undefined) continue
    const pdf = join(goldFolder, dirname(path), `${stem}.pdf`)
    if (!existsSync(pdf) || existsSync(join(resultFolder, outputNameOf(stem, 'tei')))) continue
    const { paper } = await convertPaper(pdf)
    const products = await writeProducts(paper, ['tei', 'paperxml'])
    const outputs = [...products].map(([format, content]) => ({ name: outputNameOf(stem, format), content }))
    await writeOutputs(resultFolder, outputs)
  }
}
