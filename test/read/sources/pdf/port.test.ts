import { expect, test } from 'vitest'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'

const functions = (): readonly unknown[] => [
  Reflect.get(Array.prototype, 'push'),
  Reflect.get(JSON, 'parse'),
  Reflect.get(JSON, 'stringify'),
]

test('puts back the native functions that pdf.js replaces by slow ones', async () => {
  const native = functions()
  await readBytes(rawPdf([{ content: 'BT /F1 12 Tf 50 300 Td (Text) Tj ET' }]))
  expect(functions().map((each, i) => each === native[i])).toEqual([true, true, true])
})

test('leaves the class of answers from the network as it was', async () => {
  const native = Object.getOwnPropertyDescriptor(globalThis, 'Response')
  await readBytes(rawPdf([{ content: 'BT /F1 12 Tf 50 300 Td (Text) Tj ET' }]))
  expect(Object.getOwnPropertyDescriptor(globalThis, 'Response')).toEqual(native)
})
