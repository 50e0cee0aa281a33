import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVICE_CODES } from '../../../src/run/service/service-error.ts'
import { openService, type TestService } from '../../support/service.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs/service.md'), 'utf8')
const COMMANDS = PAGE.match(/^curl .*$/gm) ?? []
const HAS_CURL = spawnSync('curl', ['--version']).status === 0

test('the page on the service has each code of a request in the row of its status', () => {
  const rows = [...PAGE.matchAll(/^\| (\d{3}) \| (`E_.*) \|$/gm)]
  const listed = rows.flatMap(([, status, codes = '']) =>
    (codes.match(/E_\w+/g) ?? []).map(code => `${code} ${status}`),
  )
  expect(listed.sort()).toEqual(
    Object.entries(SERVICE_CODES)
      .map(([code, status]) => `${code} ${status}`)
      .sort(),
  )
})

describe.skipIf(!HAS_CURL)('the commands of the page on the service', { timeout: 120_000 }, () => {
  let service: TestService
  let folder: string
  beforeAll(async () => {
    service = await openService()
    folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    for (const extension of ['.pdf', '.paper.xml']) {
      copyFileSync(join(ROOT, `fixtures/paper/two-column${extension}`), join(folder, `paper${extension}`))
    }
  })
  afterAll(async () => {
    await service.close()
    rmSync(folder, { recursive: true })
  })

  test('are there', () => expect(COMMANDS.length).toBeGreaterThan(10))

  test.each(COMMANDS)('%s', async command => {
    const here = command.replace('http://localhost:8070', service.url)
    const { stdout } = await promisify(execFile)('bash', ['-c', here], { cwd: folder })
    expect(stdout !== '' || here.includes(' -o ')).toBe(true)
  })
})
