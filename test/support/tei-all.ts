import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEI_ALL = fileURLToPath(new URL('../../../shared/schema/tei_all.rng', import.meta.url))

/** Whether the schema of all of TEI and a program that reads it are there. */
export const CAN_CHECK_TEI_ALL = existsSync(TEI_ALL) && spawnSync('jing', ['-h']).error === undefined

/** What is wrong with these documents by the schema of all of TEI: a line each, with the number of the document. */
export function problemsByTeiAll(documents: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-tei-'))
  try {
    const files = documents.map((tei, i) => {
      const file = join(folder, `${i}.xml`)
      writeFileSync(file, tei)
      return file
    })
    const { stdout, status } = spawnSync('jing', [TEI_ALL, ...files], { encoding: 'utf8', maxBuffer: 1e8 })
    const problems = stdout.split('\n').filter(line => /: (?:error|fatal):/.test(line))
    return status !== 0 && problems.length === 0 ? [`jing ended with status ${status}`] : problems
  } finally {
    rmSync(folder, { recursive: true })
  }
}
