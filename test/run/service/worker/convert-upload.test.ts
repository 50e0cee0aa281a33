import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
function convertInto(folder: string, staging: string) {
  return convertUpload(
    { type: 'document', path: PAPER, id: 'paper', source: 'paper.pdf', folder: join(store, folder), ...JOB_OPTIONS },
    { kept: new KeptReading(), bibliography: undefined, staging: join(store, staging), onProgress: () => {} },
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
