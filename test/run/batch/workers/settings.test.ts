import { expect, test } from 'vitest'
import { fingerprintOf } from '../../../../src/run/batch/workers/settings.ts'
import { outputSettings } from '../../../support/output-settings.ts'

test('names settings by what changes outputs', () => {
  const plain = fingerprintOf(outputSettings({}), undefined)
  expect(plain).toMatch(/^[0-9a-f]{12}$/)
  expect(fingerprintOf(outputSettings({ password: 'x', ocr: { threads: 4 } }), undefined)).toBe(plain)
  const others = [
    fingerprintOf(outputSettings({ formats: ['tei'] }), undefined),
    fingerprintOf(outputSettings({ ocr: { mode: 'never' } }), undefined),
    fingerprintOf(outputSettings({ pages: [1] }), undefined),
    fingerprintOf(outputSettings({}), new Uint8Array([1])),
  ]
  expect(new Set([plain, ...others]).size).toBe(5)
})
