import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'
import { readContent } from '../../../support/read-raw-pdf.ts'

const tagsOf = (runs: readonly TextRun[]) => runs.map(({ text, tag }) => [text, tag])

test('runs of a tagged file carry the role of their block', async () => {
  const compiler = NodeCompiler.create()
  const bytes = compiler.pdf({ mainFileContent: '#set page(header: [Running])\n= Heading\nSome _slanted_ words.' })
  const { document } = await readBytes(new Uint8Array(bytes))
  expect(tagsOf(document.pages[0]?.runs ?? [])).toEqual([
    ['Running', 'Artifact'],
    ['Heading', 'H1'],
    ['Some', 'P'],
    ['slanted', 'P'],
    ['words.', 'P'],
  ])
})

test('runs of an untagged file carry none, but artifacts are known', async () => {
  const page = await readContent(
    'BT /F1 10 Tf 50 300 Td (body) Tj ET /Artifact BMC BT /F1 10 Tf 50 20 Td (7) Tj ET EMC',
  )
  expect(tagsOf(page.runs)).toEqual([
    ['body', undefined],
    ['7', 'Artifact'],
  ])
})
