import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDrawnDocument } from '../../../../src/read/sources/pdf/read-document.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'

const BYTES = readFileSync(fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url)))

test('timers and signals have their turn between pages', async () => {
  const fired: number[] = []
  let done = 0
  await readDrawnDocument(
    BYTES,
    {
      onPage: count => {
        done = count
        setImmediate(() => fired.push(done))
      },
    },
    () => {},
  )
  expect(fired.slice(0, 2)).toEqual([0, 1])
})

test('a range that is longer than the file costs no more than its pages', async () => {
  const pages = [{ first: 2, last: 100_000 }]
  const { document } = await readDrawnDocument(BYTES, { pages }, () => {})
  expect(document.pages.map(({ number }) => number)).toEqual([2])
})

test('words with letters that a font does not name are named', async () => {
  const encoding = '/Encoding << /Type /Encoding /Differences [65 /uniD800] >>'
  const fonts = { F9: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${encoding} >>` }
  const words = Array.from({ length: 6 }, (_, i) => `${'xyzuvw'[i]}peciAcally`).join(' ')
  const { diagnostics } = await readBytes(rawPdf([{ content: `BT /F9 10 Tf 50 300 Td (${words}) Tj ET` }], { fonts }))
  expect(diagnostics.map(({ code }) => code)).toEqual(['W_PDF_UNMAPPED'])
  const named = [...'xyzuv'].map(letter => `${letter}peci\uFFFDcally`).join(', ')
  expect(diagnostics[0]?.message).toContain(`kept as U+FFFD): ${named} …`)
})
