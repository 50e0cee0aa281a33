import { expect, test } from 'vitest'
import { fileKeyOf } from '../../../../../../src/read/sources/pdf/file/encryption/file-key.ts'
import { readEncryption } from '../../../../../../src/read/sources/pdf/file/encryption/lock.ts'
import { entriesOf } from '../../../../../../src/read/sources/pdf/file/raw-dictionary.ts'

/** What qpdf 11 writes into an empty file with the passwords `lantern` and `tower`, and the key that it says. */
const REVISION_6 = `<< /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /Filter /Standard /Length 256
/O <ced0aeecb50fc91397dfe94209ddbeb798e42a4949f45d52622461d26eabe1ab5858add020413abc15b8d49113abef05>
/OE <57d07345ec1f433464d7197911aa60f343f55d161cb1081cce0949fbe00894e6> /P -4 /R 6 /StmF /StdCF /StrF /StdCF
/U <b6e3be37e875210a90b77f27a85f33013637434293547a570086ea884009f267da99cda2ee3d32fa2ff43733632fda76>
/UE <c9e659080120560cc22159bb060a7c20cf0382aa45445ebdad5cbd479d3d1a24> /V 5 >>`
const KEY = '4766f2eba41cca26953901da893c60f60fdade2453c3ba9e7ef109dfdac1ca3d'

test.each([
  ['lantern', KEY],
  ['tower', KEY],
  ['', undefined],
  ['light', undefined],
])('the password "%s" gives the key of revision 6, or none', (password, key) => {
  const encryption = readEncryption(entriesOf(REVISION_6), undefined)
  expect(encryption && fileKeyOf(encryption.lock, password)?.toString('hex')).toBe(key)
})

test('an encryption that is not by a password is not read', () => {
  expect(readEncryption(entriesOf(REVISION_6.replace('/Standard', '/Adobe.PubSec')), undefined)).toBeUndefined()
  expect(readEncryption(entriesOf(REVISION_6.replace('/V 5', '/V 3')), undefined)).toBeUndefined()
  expect(readEncryption(entriesOf(REVISION_6.replace('/AESV3', '/AESV9')), undefined)).toBeUndefined()
})
