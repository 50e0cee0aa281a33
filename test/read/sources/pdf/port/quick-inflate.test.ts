import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inflateQuickly } from '../../../../../src/read/sources/pdf/port/quick-inflate.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'
import { readBytes, wordsOf } from '../../../../support/read-raw-pdf.ts'

const native = Object.getOwnPropertyDescriptor(globalThis, 'DecompressionStream') ?? {}
beforeEach(inflateQuickly)
afterEach(() => Object.defineProperty(globalThis, 'DecompressionStream', native))

const DRAWN = 'BT /F1 12 Tf 50 300 Td (Whole) Tj 0 -40 Td (page) Tj ET'

/** A page whose content is given as it stands in the file: the name of its filter, and characters for its bytes. */
function packedPage(bytes: Uint8Array): Uint8Array {
  const hex = Buffer.from(bytes).toString('hex')
  const stream = `<< /Length ${hex.length + 1} /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${hex}>\nendstream`
  return rawPdf([{ content: '', entries: '/Contents 100 0 R' }], { objects: [stream] })
}

async function wordsOfPacked(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const { document } = await readBytes(packedPage(bytes))
  return document.pages[0] && wordsOf(document.pages[0])
}

test('reads a page whose content is packed', async () => {
  expect(await wordsOfPacked(deflateSync(DRAWN))).toEqual(['Whole', 'page'])
})

test('reads what is there of a page whose content ends too early, as without it', async () => {
  const packed = deflateSync(`${DRAWN} ${DRAWN.repeat(40)}`, { level: 0 })
  const torn = packed.subarray(0, DRAWN.length + 20)
  const quick = await wordsOfPacked(torn)
  Object.defineProperty(globalThis, 'DecompressionStream', native)
  expect(quick).toEqual(await wordsOfPacked(torn))
  expect(quick).toContain('Whole')
})

test('names a page whose content is torn, where it could not be mended before', async () => {
  const packed = deflateSync(DRAWN.repeat(40))
  const { diagnostics } = await readBytes(packedPage(packed.subarray(0, packed.length / 2)))
  expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([['W_PDF_DAMAGED', 1]])
  expect((await readBytes(packedPage(packed))).diagnostics).toEqual([])
})

test('gives what was written in one piece, and fails where it is torn', async () => {
  const packed = deflateSync('text '.repeat(50_000))
  expect(await inflate(packed)).toBe('text '.repeat(50_000))
  await expect(inflate(packed.subarray(0, 100))).rejects.toThrow()
})

/** As pdf.js does it. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  await writer.ready
  const written = writer.write(bytes)
  written.then(() => writer.close()).catch(() => undefined)
  const chunks: Uint8Array[] = []
  for await (const chunk of readable) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString()
}
