// What is done with a mutated input: each target takes bytes and either comes back, or throws. What it gives is checked here.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { parseAlignmentConfiguration } from '../../../dist/products/alignment/configuration.js'
import { findDocuments } from '../../../dist/run/batch/documents/find-documents.js'
import { openTasks } from '../../../dist/run/batch/tasks/open-tasks.js'
import { readBibliography } from '../../../dist/read/bibliography/read-bibliography.js'
import { parseFreki } from '../../../dist/products/freki/parse.js'
import { writeFreki } from '../../../dist/products/freki/write.js'
import { alignPaper } from '../../../dist/products/recipes/align.js'
import { FORMATS } from '../../../dist/products/recipes/formats.js'
import { reanalyse } from '../../../dist/products/recipes/freki.js'
import { makeOutputs, refuseFaults } from '../../../dist/products/recipes/outputs.js'
import { recoverText } from '../../../dist/products/recipes/recover.js'
import { BIB_FORMATS } from '../../../dist/model/bibliography/entry.js'
import { writeBibliography } from '../../../dist/products/recipes/write-bibliography.js'
import { decodeLines } from '../../../dist/read/sources/encoding/decode-text.js'
import { unpackPlainText } from '../../../dist/read/sources/plain-text.js'
import { readSource } from '../../../dist/read/sources/read-source.js'
import { splitSentences } from '../../../dist/base/text/sentences/sentence.js'
import { transformToSentences } from '../../../dist/write/transforms/sentences.js'
import { transformToTei } from '../../../dist/write/transforms/tei.js'
import { validatePaperXml, validateTei } from '../../../dist/write/transforms/validate.js'

const SETTINGS = {
  formats: FORMATS,
  reader: 'auto',
  flavour: 'default',
  writesReport: true,
  ocr: { mode: 'never' },
  keepsHocr: true,
}
const CONTEXT = { id: 'fuzz', source: 'fuzz', onProgress: () => {} }
/** The first line of a file that hostile entities name. */
const OUTSIDE = 'root:x:0:0'

const decode = bytes => new TextDecoder().decode(bytes)
const ignore = () => {}

/** @throws {Error} where a result is not what every result must be */
function demand(holds, message) {
  if (!holds) throw new Error(message)
}

async function checkPapers(outputs) {
  for (const { name, content } of outputs) {
    demand(!content.includes(OUTSIDE), `${name} has text from outside of the file`)
    const validate = name.endsWith('.paper.xml') ? validatePaperXml : name.endsWith('.tei.xml') ? validateTei : () => []
    const [problem] = await validate(content)
    demand(problem === undefined, `${name} is not valid: ${problem?.message} (line ${problem?.line})`)
  }
}

async function convert(bytes, second = {}) {
  const { outputs, conversion } = await makeOutputs(bytes, SETTINGS, { ...CONTEXT, ...second })
  refuseFaults(conversion.diagnostics)
  const { read, placed, dropped, unaccounted } = conversion.account
  demand(unaccounted === 0 && read === placed + dropped, `${read} glyphs read, ${placed} placed, ${dropped} dropped`)
  await checkPapers(outputs)
}

/** What is done with the bytes, by name. `aid` is another input that is sound. */
export const TARGETS = {
  pages: bytes => convert(bytes),
  float: (bytes, aid) => convert(aid, { float: bytes }),
  // HTML without places, as the layout beside running text.
  layout: bytes => convert(bytes, { float: bytes }),
  second: (bytes, aid) => convert(aid, { with: bytes }),
  freki: async bytes => {
    const { document } = reanalyse(await readSource(bytes, {}, ignore), { id: 'fuzz' })
    const text = writeFreki(document)
    demand(writeFreki(parseFreki(text)) === text, 'the Freki file is another one when it is read again')
  },
  align: async bytes => {
    await alignPaper(bytes)
  },
  configuration: async (bytes, aid) => {
    await alignPaper(aid, { configuration: parseAlignmentConfiguration(decode(bytes), 'fuzz') })
  },
  paperxml: async bytes => {
    const paperXml = decode(bytes)
    const tei = await transformToTei(paperXml)
    const { tsv } = await transformToSentences(paperXml, { splitSentences, id: 'fuzz' })
    demand(!(tei + tsv).includes(OUTSIDE), 'text from outside of the file')
    await validatePaperXml(paperXml)
  },
  text: async bytes => {
    const recovery = await recoverText(decodeLines(unpackPlainText(bytes), {}, ignore), { unit: 'sentence' })
    for (const line of recovery.lines) demand(!line.includes('\n'), 'a line has a line end')
    recovery.summarise()
  },
  bibliography: async bytes => {
    const { entries } = await readBibliography(bytes, 'fuzz', ignore)
    for (const format of BIB_FORMATS) await writeBibliography(entries, format)
  },
  archive: async (_bytes, _aid, path) => {
    const filesOf = stem => [`${stem}.tsv`]
    const { documents } = await findDocuments({
      paths: [path],
      listed: [],
      include: ['*'],
      outputFolder: tmpdir(),
      filesOf,
    })
    for (const { name } of documents)
      demand(!/^\/|(?:^|\/)\.\.(?:\/|$)|\\/.test(name), `${name} leads out of the folder`)
    const folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
    try {
      for await (const { close } of openTasks(
        documents.map(document => ({ document })),
        folder,
      ))
        await close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
