import { dirname, join } from 'node:path'
import { SourceError } from '../../../base/errors.ts'
import { indexPrinted, type PrintedWords } from '../../evaluation/blocks/gold/printed.ts'
import type { Pair } from '../../evaluation/pairs/find-pairs.ts'
import type { Page } from '../../../model/page/page.ts'
import { readBytesIfThere } from '../../../read/sources/files/read-bytes.ts'
import { readSource } from '../../../read/sources/read-source.ts'

/** Share of its size by which a baseline differs from that of another line; raised marks differ by less. */
const NEW_LINE = 0.6

/**
 * What the PDF beside a gold prints.
 * @throws {SourceError} `E_FILE_MISSING` where there is none
 */
export async function readPrintedWords(goldFolder: string, { name, gold }: Pair): Promise<PrintedWords> {
  const pdf = join(goldFolder, dirname(gold.path), `${name}.pdf`)
  const bytes = await readBytesIfThere(pdf)
  if (bytes === undefined) throw new SourceError('E_FILE_MISSING', `has no PDF beside its gold: ${pdf}`)
  const { pages } = await readSource(bytes, { reader: 'pdf' }, () => {})
  return indexPrinted(pages.flatMap(linesOf))
}

/** The lines of a page in the order in which they are drawn. */
function linesOf({ runs }: Page): readonly string[] {
  const lines: string[] = []
  let last = Number.NaN
  for (const { text, baseline, size, spaceBefore } of runs) {
    const isSameLine = Math.abs(baseline - last) < NEW_LINE * size
    if (isSameLine) lines.push(`${lines.pop() ?? ''}${spaceBefore ? ' ' : ''}${text}`)
    else lines.push(text)
    last = baseline
  }
  return lines
}
