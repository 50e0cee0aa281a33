import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadSaxon } from '../../../src/write/transforms/saxon.ts'

test('the XSLT processor comes without a client for HTTP', () => {
  const { cache } = createRequire(import.meta.url)
  expect(loadSaxon().transform).toBeTypeOf('function')
  expect(Object.keys(cache).filter(path => path.includes('axios'))).toEqual([])
})
