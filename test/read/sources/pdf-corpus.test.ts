import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { PaperError } from '../../../src/base/errors.ts'
import type { SourceDocument } from '../../../src/model/page/page.ts'
import { readBytes } from '../../support/read-raw-pdf.ts'

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url))

interface Expectation {
  readonly expect: 'error' | 'text' | 'no-text' | 'any'
  readonly must?: readonly string[]
  readonly mustNot?: readonly string[]
  readonly pages?: number
}

function textOf(document: SourceDocument): string {
  const runs = document.pages.flatMap(page => page.runs)
  return runs.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text)).join('')
}

/** The document, or the error that says why there is none; other failures are failures of the test. */
async function readOrRefuse(path: string): Promise<SourceDocument | PaperError> {
  try {
    return (await readBytes(new Uint8Array(readFileSync(path)))).document
  } catch (error) {
    if (error instanceof PaperError) return error
    throw error
  }
}

describe.runIf(existsSync(`${CORPUS}hostile`))('a hostile file', () => {
  const list = existsSync(`${CORPUS}hostile`) ? readFileSync(`${CORPUS}hostile/expected.json`, 'utf8') : '{}'

  test.each(Object.entries(JSON.parse(list) as Record<string, Expectation>))('%s', async (name, expected) => {
    const result = await readOrRefuse(`${CORPUS}hostile/${name}`)
    if (expected.expect === 'error') expect(result).toBeInstanceOf(PaperError)
    if (expected.expect === 'error' || expected.expect === 'any') return
    const document = result as SourceDocument
    const text = textOf(document)
    if (expected.expect === 'no-text') expect(text).toBe('')
    for (const sentence of expected.must ?? []) expect(text).toContain(sentence)
    for (const sentence of expected.mustNot ?? []) expect(text).not.toContain(sentence)
    if (expected.pages !== undefined) expect(document.pages).toHaveLength(expected.pages)
  })
})

describe.runIf(existsSync(`${CORPUS}odd`))('odd files', () => {
  test('are read or refused, one after the other in one process', async () => {
    const files = readdirSync(`${CORPUS}odd`).filter(name => name.endsWith('.pdf'))
    for (const name of files) {
      const result = await readOrRefuse(`${CORPUS}odd/${name}`)
      expect(result instanceof PaperError || result.pages.length > 0, name).toBe(true)
    }
  }, 120_000)
})
