import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../../../src/read/sources/read-pdf.ts'
import { encryptedPdf } from '../../../../support/encrypted-pdf.ts'

let locked: Uint8Array
beforeAll(async () => {
  locked = await encryptedPdf({ userPassword: 'lantern', ownerPassword: 'owner' })
})

test.each([
  [undefined, 'the PDF opens only with a password; give it (--password), or a copy without one'],
  ['lighthouse', 'the password is wrong for this PDF'],
])('with the password %s a PDF does not open', async (password, message) => {
  await expect(readPdf(locked, { password }, () => {})).rejects.toMatchObject({ code: 'E_PDF_ENCRYPTED', message })
})

test('with its password it does', async () => {
  const { pages } = await readPdf(locked, { password: 'lantern' }, () => {})
  expect(pages.flatMap(page => page.runs.map(run => run.text)).join(' ')).toContain('every single night')
})
