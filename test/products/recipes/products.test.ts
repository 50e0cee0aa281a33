import { expect, test } from 'vitest'
import { makeProducts, writeProducts } from '../../../src/products/recipes/products.ts'
import * as b from '../../support/paper-builder.ts'

/** A paper that cannot be written as JSON. */
const UNWRITABLE = {
  ...b.paper([b.section('Heading', b.p('Text.'))]),
  toJSON: () => {
    throw new RangeError('too long')
  },
}

test('an output that cannot be made does not take the others with it', async () => {
  const { products, failures } = await makeProducts(UNWRITABLE, ['json', 'paperxml', 'tei', 'tsv'])
  expect([...products.keys()]).toEqual(['paperxml', 'tei', 'tsv'])
  expect([...failures]).toEqual([['json', new RangeError('too long')]])
})

test('a caller who asks for products gets all of them or an error', async () => {
  await expect(writeProducts(UNWRITABLE, ['json', 'tei'])).rejects.toThrow('too long')
})

test('an output that cannot be compared with the paper is made all the same', async () => {
  const paper = {
    ...b.paper([b.section('Heading', b.p('Text.'))]),
    get furniture(): never {
      throw new RangeError('too long')
    },
  }
  const { products, failures, accounts, uncompared } = await makeProducts(paper, ['paperxml', 'tsv', 'dc'])
  expect([...products.keys()]).toEqual(['dc', 'paperxml', 'tsv'])
  expect([...failures, ...accounts]).toEqual([])
  expect([...uncompared.keys()]).toEqual(['paperxml', 'tsv'])
})

test('a preview is the same text, compared with nothing', async () => {
  const paper = b.paper([b.section('Heading', b.p('Text.'))])
  const whole = await makeProducts(paper, ['html', 'tei'])
  const preview = await makeProducts(paper, ['html', 'tei'], { isPreview: true })
  expect(preview.products).toEqual(whole.products)
  expect([whole.accounts.length, preview.accounts.length]).toEqual([2, 0])
})
