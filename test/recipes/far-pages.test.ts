import { expect, test } from 'vitest'
import { convertPaper } from '../../src/recipes/paper.ts'

test('a file whose pages have very far numbers is converted in no time', async () => {
  const page = (number: number) =>
    `<page number="${number}" top="0" left="0" height="800" width="600"><text top="100" left="90" width="200" height="10" font="0">The ferry office kept its ledgers.</text></page>`
  const file = `<?xml version="1.0"?><pdf2xml><fontspec id="0" size="10" family="Times" color="#000000"/>${page(1)}${page(2_147_483_647)}</pdf2xml>`
  const { pages, account } = await convertPaper(Buffer.from(file))
  expect(pages.map(({ number }) => number)).toEqual([1, 2])
  expect(account.unaccounted).toBe(0)
})
