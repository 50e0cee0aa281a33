import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { withSharedShapes } from '../../scripts/share-shapes.mjs'

test.each([
  ['x = { ...a, b: 1 }', 'x = Object.assign({}, a, { b: 1 } )'],
  ['x = { ...a, b, ...c, d, e }', 'x = Object.assign({}, a, { b }, c, { d, e } )'],
  ['x = { ...a, ...b }', 'x = Object.assign({}, a, b )'],
  ['x = { ...(a ? { b: 1 } : {}), c: 2 }', 'x = Object.assign({}, (a ? { b: 1 } : {}), { c: 2 } )'],
  ['x = { ...a, b: { ...c, d: 2 } }', 'x = Object.assign({}, a, { b: Object.assign({}, c, { d: 2 } ) } )'],
  [
    'x = { ...a, b() { return { ...this, c } } }',
    'x = Object.assign({}, a, { b() { return Object.assign({}, this, { c } ) } } )',
  ],
  ['x = { ...{ ...a, b }, c }', 'x = Object.assign({}, Object.assign({}, a, { b } ), { c } )'],
])('%s', (code, rewritten) => {
  expect(withSharedShapes(code)).toBe(rewritten)
})

test.each(['x = { ...a }', 'x = { b, ...a }', 'const { b, ...a } = x', 'f(...a, b)'])('leaves %s', code => {
  expect(withSharedShapes(code)).toBe(code)
})

/** Makes an object often enough for V8 to compile the function for speed, and says whether two later ones share a hidden class. */
const SHARE = `
const make = a => (LITERAL)
for (let i = 0; i < 1e5; i++) make({ a: 1, b: 2 })
console.log(%HaveSameMap(make({ a: 1, b: 2 }), make({ a: 3, b: 4 })))`

test('objects of one place share a hidden class', () => {
  const script = SHARE.replace('LITERAL', withSharedShapes('({ ...a, c: 3 })'))
  expect(execFileSync(process.execPath, ['--allow-natives-syntax', '-e', script], { encoding: 'utf8' })).toBe('true\n')
})
