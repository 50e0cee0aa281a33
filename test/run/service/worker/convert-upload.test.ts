import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OnProgress } from '../../../../src/run/batch/workers/worker-process.ts'
import { stateOf } from '../../../../src/page-app/papers/paper-list.ts'
import { convertUpload } from '../../../../src/run/service/worker/convert-upload.ts'
import { KeptReading } from '../../../../src/run/service/worker/kept-reading.ts'
import { JOB_OPTIONS } from '../../../support/job-options.ts'

let store: string
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(store, { recursive: true }))

const PAPER = fileURLToPath(new URL('../../../../fixtures/paper/footnotes.pdf', import.meta.url))

/** What comes of a paper whose outputs go into these folders of the store. */
function convertInto(folder: string, staging: string, onProgress: OnProgress = () => {}) {
  return convertUpload(
    { type: 'document', path: PAPER, id: 'paper', source: 'paper.pdf', folder: join(store, folder), ...JOB_OPTIONS },
    { kept: new KeptReading(), bibliography: undefined, staging: join(store, staging), onProgress },
  )
}

test.each(['outputs', 'staging'])(
  'a store whose folder for %s cannot be written is a fault of the disk',
  async broken => {
    // A file in the place of the folder fails as a disk that is read-only would.
    writeFileSync(join(store, broken), '')
    expect(await convertInto('outputs', 'staging')).toMatchObject({ type: 'disk' })
  },
)

test('a paper that is converted moves its bar through all stages, and never back', async () => {
  const shares: number[] = []
  const stages = new Set<string>()
  await convertInto('outputs', 'staging', progress => {
    const view = { id: 'a', name: 'a', status: 'converting', outputs: [], progress } as const
    shares.push(stateOf({ key: 'a', name: 'a', view }).share ?? NaN)
    stages.add(progress.stage)
  })
  expect([...stages]).toEqual(['reading', 'understanding', 'writing'])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeGreaterThan(0.8)
})
