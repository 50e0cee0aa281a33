import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { jobIdOf, QUEUE_NAME, type QueuedDocument, toAbsolute } from '../../../src/run/queue/job.ts'
import { outputSettings } from '../../support/output-settings.ts'

const DOCUMENT = { name: 'a.pdf', stem: 'a', source: { type: 'file', path: '/in/a.pdf' } } as const
const OUTPUT = { ...outputSettings({}), folder: '/out', corrections: undefined, bibliography: undefined }
const QUEUED: QueuedDocument = { document: DOCUMENT, known: undefined, before: [], settings: 'abc', output: OUTPUT }
const HASHES = { sha256: '1', corrections: undefined }

test('a job has the same name for the same input, options and outputs, and another for any other', () => {
  const id = jobIdOf(QUEUED, HASHES)
  const again = { ...QUEUED, before: ['a.txt'], output: { ...OUTPUT, password: 'secret' } }
  expect(jobIdOf(again, HASHES)).toBe(id)
  const others = [
    jobIdOf({ ...QUEUED, document: { ...DOCUMENT, name: 'b.pdf' } }, HASHES),
    jobIdOf({ ...QUEUED, settings: 'abd' }, HASHES),
    jobIdOf({ ...QUEUED, output: { ...OUTPUT, folder: '/out2' } }, HASHES),
    jobIdOf(QUEUED, { ...HASHES, sha256: '2' }),
    jobIdOf(QUEUED, { ...HASHES, sha256: undefined }),
    jobIdOf(QUEUED, { ...HASHES, corrections: '1' }),
  ]
  expect(new Set([id, ...others]).size).toBe(7)
})

test('a queue is of one version of the program', () => {
  expect(QUEUE_NAME).toMatch(/^paperxml-\d+\.\d+\.\d+$/)
})

test('documents are named as other machines find them', () => {
  const member = { type: 'member', archive: 'in/a.zip', member: 'x/a.pdf' } as const
  expect(toAbsolute({ ...DOCUMENT, source: member }).source).toEqual({ ...member, archive: resolve('in/a.zip') })
  expect(toAbsolute({ ...DOCUMENT, source: { type: 'file', path: 'a.pdf' } }).source).toEqual({
    type: 'file',
    path: resolve('a.pdf'),
  })
})
