import { describe, expect, test } from 'vitest'
import { decryptFile } from '../../../../../../src/read/sources/pdf/file/encryption/decrypt-file.ts'
import { drawnPdf } from '../../../../../support/drawn-pdf.ts'
import { readBytes, type ReadResult, wordsOf } from '../../../../../support/read-raw-pdf.ts'

const LINES = Array.from({ length: 30 }, (_, i) => `line ${i} of ${((i + 3) * 7919).toString(36)}`)
const MARKED = 'BT /F1 12 Tf 1 0 0 -1 60 700 Tm /Span << /ActualText (office) >> BDC (ofce) Tj EMC ET'

/** Two pages of lines, encrypted as that version of PDF does. */
function encrypted(pdfVersion: string, options: object = {}): Promise<Buffer> {
  return drawnPdf(
    pdf => {
      pdf.text(LINES.join('\n')).addPage().text(LINES.join('\n')).addContent(MARKED)
    },
    { pdfVersion, permissions: { printing: 'highResolution' }, info: { Title: 'The (old) office' }, ...options },
  )
}

const wordsIn = ({ document }: ReadResult) => document.pages.flatMap(wordsOf)
const warningsOf = ({ diagnostics }: ReadResult) => diagnostics.map(({ code, page }) => [code, page])

describe.each([
  ['RC4 with 40 bits', '1.3'],
  ['RC4 with 128 bits', '1.4'],
  ['AES with 128 bits', '1.7'],
  ['AES with 256 bits', '1.7ext3'],
])('a file that is encrypted by %s', (_, version) => {
  test('is read as it would be without, with what its content says of its glyphs', async () => {
    const read = await readBytes(await encrypted(version, { ownerPassword: 'tower' }))
    expect(wordsIn(read)).toEqual([...LINES, ...LINES].flatMap(line => line.split(' ')).concat('office'))
    expect(read.document.metadata).toMatchObject({ Title: 'The (old) office', Encryption: 'Standard' })
    expect(read.document.permissions).toMatchObject({ isEncrypted: true, mayPrintWell: true, mayCopy: false })
    expect(read.diagnostics).toEqual([])
  })

  test('opens with each of its passwords', async () => {
    const bytes = await encrypted(version, { userPassword: 'lantern', ownerPassword: 'tower' })
    const [user, owner] = ['lantern', 'tower'].map(password => decryptFile(bytes, password)?.bytes)
    expect(user).toBeDefined()
    expect(owner).toEqual(user)
    expect(decryptFile(bytes)).toBeUndefined()
    expect(decryptFile(bytes, 'light')).toBeUndefined()
  })

  test('is told to be damaged where it is, with the page', async () => {
    const bytes = await encrypted(version, { ownerPassword: 'tower' })
    const second = bytes.indexOf('stream', bytes.indexOf('endstream') + 'endstream'.length)
    bytes.fill(0, second + 120, second + 184)
    const read = await readBytes(bytes)
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', 2]])
    expect(read.document.missingShare).toBeGreaterThan(0.2)
  })
})

describe('an encrypted file whose table is wrong', () => {
  test('is read where an object is elsewhere', async () => {
    const bytes = await encrypted('1.7')
    const table = bytes.lastIndexOf('\nxref')
    const entry = /\d{10} 00000 n/.exec(bytes.toString('latin1', table))
    bytes.write('0000000007', table + (entry?.index ?? 0))
    const read = await readBytes(bytes)
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', undefined]])
    expect(wordsIn(read)).toContain('office')
  })

  test('is read where the table is lost', async () => {
    const bytes = await encrypted('1.7')
    bytes.write('startxxxx', bytes.lastIndexOf('startxref'))
    const read = await readBytes(bytes)
    expect(warningsOf(read)).toEqual([['W_PDF_DAMAGED', undefined]])
    expect(wordsIn(read)).toContain('office')
  })
})

test('a file that is not encrypted is left as it is', async () => {
  expect(decryptFile(await drawnPdf(pdf => pdf.text('/Encrypt')))).toBeUndefined()
})
