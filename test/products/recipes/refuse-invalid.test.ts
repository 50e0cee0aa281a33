import { expect, test } from 'vitest'
import { refuseInvalid } from '../../../src/products/recipes/refuse-invalid.ts'
import * as b from '../../support/paper-builder.ts'
import { toPaperXml } from '../../support/writings.ts'

test('an output that breaks its grammar is not shipped', async () => {
  const invalid = toPaperXml(b.paper([])).replace('<abstract', '<nothing/><abstract')
  await expect(refuseInvalid('paperxml', invalid)).rejects.toMatchObject({
    code: 'E_DTD_INVALID',
    message: expect.stringMatching(/^line \d+: .*nothing/),
  })
  await expect(refuseInvalid('tei', '<TEI/>')).rejects.toMatchObject({ code: 'E_TEI_INVALID' })
})

test('a format without a grammar is as it is', async () => {
  await expect(refuseInvalid('tsv', '<')).resolves.toBeUndefined()
})
