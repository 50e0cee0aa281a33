import { expect, test } from 'vitest'
import { withOwnKeys } from '../../../src/read/bibliography/own-keys.ts'

const keysOf = (...keys: readonly string[]) =>
  withOwnKeys(keys.map(key => ({ type: 'misc', key, fields: {}, line: 0 }))).map(({ key }) => key)

test('entries of one key get keys of their own, which no other entry has', () => {
  expect(keysOf('lee2001', 'lee2001', 'ash2002', 'lee2001')).toEqual(['lee2001', 'lee2001b', 'ash2002', 'lee2001c'])
  expect(keysOf('lee', 'lee', 'leeb')).toEqual(['lee', 'leec', 'leeb'])
  const many = keysOf(...Array<string>(28).fill('lee'))
  expect(many.slice(-3)).toEqual(['leez', 'lee27', 'lee28'])
  expect(new Set(many).size).toBe(28)
})
