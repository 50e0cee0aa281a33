import { expect, test } from 'vitest'
import { withLoader } from '../../scripts/import-by-loader.mjs'

test.each([
  ["const a = await import('a')", "const a = await importModule('a')"],
  [
    'load(() => import(/* late */ name).then(m => import(m.next)))',
    'load(() => importModule(/* late */ name).then(m => importModule(m.next)))',
  ],
])('%s', (code, rewritten) => {
  expect(withLoader(code)).toBe(rewritten)
})

test.each(['const text = "import(a)"', '/** @type {import("./a").A} */ const a = 1', 'a.import(b)'])(
  'leaves %s',
  code => {
    expect(withLoader(code)).toBe(code)
  },
)
