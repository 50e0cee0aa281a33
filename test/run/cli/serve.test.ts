import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '../../../src/run/cli/program.ts'
import { recordTerminal } from '../../support/terminal.ts'

async function serve(...options: readonly string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(['serve', '--port', '0', '--admin-port', 'off', ...options], terminal)
  return { status, errors: terminal.errors }
}

test('serve says what it cannot begin with, before it listens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const empty = join(folder, 'empty')
  writeFileSync(empty, '')
  const none = join(folder, 'none')
  expect(await serve('--host', '')).toMatchObject({ status: 64, errors: expect.stringContaining('--host names no') })
  expect((await serve('--token-file', none)).errors).toContain(`the file of tokens ${none}: there is no such file`)
  expect((await serve('--token-file', empty)).errors).toContain(`${empty}: there is no token in it`)
  expect(await serve('--store', empty)).toMatchObject({
    status: 73,
    errors: expect.stringContaining('E_OUTPUT_FAILED'),
  })
})

test('serve says which option has the port of its counts, where another service has it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise(resolve => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { status, errors } = await serve('--admin-port', String(port))
  expect([status, errors]).toEqual([64, expect.stringContaining('name another one with --admin-port, or off')])
})
