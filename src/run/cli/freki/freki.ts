import { basename, dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { groupBy } from '../../../base/collections/group-by.ts'
import { OptionError } from '../../../base/errors.ts'
import { textToFreki } from '../../../products/freki/text-to-freki.ts'
import { writeFreki } from '../../../products/freki/write.ts'
import type { PageCut } from '../../../understand/layout/zones/xy-cut.ts'
import { reanalyse } from '../../../products/recipes/freki.ts'
import { decodeText } from '../../../read/sources/encoding/decode-text.ts'
import { readSource } from '../../../read/sources/read-source.ts'
import { sniffSource } from '../../../read/sources/sniff.ts'
import { unpackGzip } from '../../../read/sources/files/unpack.ts'
import { writeZonePicture } from '../../../write/writers/zone-picture.ts'
import { attempt } from '../shared/attempt.ts'
import { parseChoice } from '../shared/choice.ts'
import { deliverTo } from '../shared/deliver.ts'
import { parseThresholds, type ThresholdFlags } from './freki-options.ts'
import { readInput, STANDARD_STREAM, stemOf } from '../shared/input.ts'
import { type OcrFlags, parseOcrOptions } from '../shared/ocr-options.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import { parsePageRanges } from '../../../products/recipes/page-ranges.ts'
import { parseReader } from '../shared/reader-option.ts'
import { type Terminal, reportOn } from '../shared/terminal.ts'

/** The options of `paperxml freki` as they were typed. */
export interface FrekiFlags extends ThresholdFlags, OcrFlags {
  readonly reader: string
  readonly analyzer: string
  readonly verbose?: boolean
  readonly gzip?: boolean
  readonly zones?: string
  readonly pages?: string
  readonly password?: string
}

/** What the name of a gzipped output ends with. */
const GZIP_EXTENSION = '.gz'

/** Runs `paperxml freki`: a document to the format of Freki; plain text has no places and is not cut. The exit status. */
export async function runFreki(input: string, output: string, flags: FrekiFlags, terminal: Terminal): Promise<number> {
  const thresholds = parseThresholds(flags)
  parseChoice('-a', flags.analyzer, ['xycut'], 'analyzer')
  const reader = flags.reader === 'text' ? 'text' : parseReader(flags.reader)
  const pages = flags.pages === undefined ? undefined : parsePageRanges(flags.pages, '--pages')
  const ocr = parseOcrOptions(flags)
  if (output === STANDARD_STREAM && flags.gzip === true) {
    throw new OptionError('E_OPTION_CONFLICT', '-z writes a file; name one in place of -')
  }
  return attempt(input, terminal, async () => {
    const bytes = await readInput(input, terminal)
    const report = reportOn(terminal, input)
    const id = stemOf(input)
    if (reader === 'text' || (reader === 'auto' && sniffSource(unpackGzip(bytes)) === 'text')) {
      const text = decodeText(unpackGzip(bytes), {}, report)
      await deliverFreki(writeFreki(textToFreki(text, { id })), output, flags.gzip === true, terminal)
      return
    }
    const source = await readSource(bytes, { reader, pages, password: flags.password, ocr }, report)
    const { document, cuts } = reanalyse(source, { id, ...thresholds }, report)
    await deliverFreki(writeFreki(document), output, flags.gzip === true, terminal)
    if (flags.zones !== undefined) await writePictures(cuts, id, flags.zones)
  })
}

async function deliverFreki(text: string, output: string, isPacked: boolean, terminal: Terminal): Promise<void> {
  if (!isPacked) return deliverTo(output, text, terminal)
  const name = output.endsWith(GZIP_EXTENSION) ? output : output + GZIP_EXTENSION
  await makeFolder(dirname(name))
  await writeOutputs(dirname(name), [{ name: basename(name), content: gzipSync(text) }])
}

/** One picture for each page that has text: `NAME.page-3.svg`. */
async function writePictures(cuts: readonly PageCut[], stem: string, folder: string): Promise<void> {
  const byPage = groupBy(cuts, ({ page }) => page.number)
  await makeFolder(folder)
  const pictures = [...byPage].map(([page, ofPage]) => ({
    name: `${stem}.page-${page}.svg`,
    content: writeZonePicture(ofPage),
  }))
  await writeOutputs(folder, pictures)
}
