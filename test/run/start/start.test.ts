import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAM } from '../../support/processes.ts'

test('the program takes the code that earlier runs kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-start-'))
  const env = { ...process.env, PAPERXML_CODE_CACHE: folder }
  const run = () => {
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--version'], { env, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.map(name => `${name} ${statSync(join(folder, name)).mtimeMs}`)
  }
  run()
  run()
  const third = run()
  expect(third.some(line => /[\\/]run\.cjs /.test(line))).toBe(true)
  // A fourth would write again what V8 refused.
  expect(run()).toEqual(third)
  rmSync(folder, { recursive: true })
})
