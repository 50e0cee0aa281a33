import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimStaging } from '../../../../src/run/batch/outputs/staging-folder.ts'

let folder: string
let staging: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  staging = join(folder, '.batch')
})
afterEach(() => rmSync(folder, { recursive: true }))

const never = () => {
  throw new Error('the folder was lost')
}

test('belongs to one process, and is gone afterwards', async () => {
  const lease = await claimStaging(staging, never)
  expect(readdirSync(folder)).toEqual(['.batch'])
  lease.release()
  expect(existsSync(staging)).toBe(false)
})

test('is taken over, emptied, from a process that is gone, and not from one at work', async () => {
  const lease = await claimStaging(staging, never)
  const [, world = ''] = readFileSync(join(staging, 'owner'), 'utf8').split(' ')
  lease.release()
  mkdirSync(staging)
  writeFileSync(join(staging, 'left.tmp'), 'half')
  // No system gives a process this number.
  writeFileSync(join(staging, 'owner'), `${2 ** 30} ${world} x`)
  const next = await claimStaging(staging, never)
  expect(readdirSync(staging)).toEqual(['owner'])
  next.release()
  mkdirSync(staging)
  writeFileSync(join(staging, 'owner'), `${process.ppid} ${world} x`)
  await expect(claimStaging(staging, never)).rejects.toThrow(/is writing into this folder/)
  expect(readdirSync(folder)).toEqual(['.batch'])
})

test('is refused while a process elsewhere shows its heartbeat, and taken when that has stopped', {
  timeout: 60_000,
}, async () => {
  mkdirSync(staging)
  const owner = join(staging, 'owner')
  writeFileSync(owner, `${process.pid} elsewhere x`)
  const beats = setInterval(() => writeFileSync(owner, `${process.pid} elsewhere x`), 500)
  try {
    await expect(claimStaging(staging, never)).rejects.toThrow(/another machine or container/)
  } finally {
    clearInterval(beats)
  }
  const lease = await claimStaging(staging, never)
  expect(readFileSync(owner, 'utf8')).not.toContain('elsewhere')
  lease.release()
})

test('is made anew where somebody removed it, and told lost where another process has it', {
  timeout: 60_000,
}, async () => {
  const lost: unknown[] = []
  const lease = await claimStaging(staging, error => lost.push(error))
  rmSync(staging, { recursive: true })
  await expect.poll(() => existsSync(join(staging, 'owner')), { timeout: 20_000 }).toBe(true)
  writeFileSync(join(staging, 'owner'), '1 elsewhere y')
  await expect.poll(() => lost, { timeout: 20_000 }).toMatchObject([{ code: 'E_OPTION_CONFLICT' }])
  lease.release()
  expect(existsSync(staging)).toBe(true)
})
