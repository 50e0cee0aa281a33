import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { readPdf } from '../../../../src/read/sources/read-pdf.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'

/** A page under an outline of so many entries, each below the one before. */
function paperWithOutline(depth: number): Uint8Array {
  const entries = Array.from({ length: depth }, (_, i) => {
    const inner = i + 1 < depth ? `/First ${102 + i} 0 R /Last ${102 + i} 0 R` : ''
    return `<< /Title (Level ${i + 1}) /Parent ${100 + i} 0 R /Dest [10 0 R /Fit] ${inner} >>`
  })
  const objects = ['<< /Type /Outlines /First 101 0 R /Last 101 0 R >>', ...entries]
  const content = 'BT /F1 12 Tf 50 300 Td (Text of the page) Tj ET'
  return rawPdf([{ content }], { objects, catalog: '/Outlines 100 0 R' })
}

test.each([2000, 20_000])(
  'an outline of %d levels costs the outline, not the document and not the process',
  async depth => {
    const diagnostics: Diagnostic[] = []
    const document = await readPdf(paperWithOutline(depth), {}, diagnostic => diagnostics.push(diagnostic))
    expect(document.pages[0]?.runs.map(run => run.text)).toContain('Text')
    expect(document.outline).toEqual([])
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'W_PDF_PART_FAILED', message: expect.stringContaining('outline') }),
    )
  },
)
