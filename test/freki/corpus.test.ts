import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesOfFreki } from '../../src/freki/views.ts'
import { reanalyse } from '../../src/recipes/freki.ts'
import { readPdf } from '../../src/sources/read-pdf.ts'
import { listCorpus, listFixtures } from '../support/papers.ts'

/** Signs in an order of their own; blanks and the marks of raised and lowered text left out. */
function signsOf(text: string): string {
  return [...text.replaceAll('\u00ad', '-').replace(/[\s^_{}]/g, '')].sort().join('')
}

test.each([...listFixtures(), ...listCorpus()])('every token of $name is in one line', async ({ file, stem }) => {
  const source = await readPdf(new Uint8Array(readFileSync(file)), {}, () => {})
  const read = signsOf(source.pages.flatMap(page => page.runs.map(run => run.text)).join(''))
  for (const preset of ['paper', 'code'] as const) {
    const { document } = reanalyse(source, { id: stem, preset })
    expect(
      signsOf(
        linesOfFreki(document)
          .map(line => line.text)
          .join(''),
      ),
    ).toBe(read)
  }
})
