import { expect, test } from 'vitest'
import { closeAddresses, dropEmails, findEmails } from '../../../../src/base/text/web/emails.ts'
import { processorTime } from '../../../support/processor-time.ts'

test.each([
  ['write to ann.lee@example.org.', ['ann.lee@example.org']],
  ['{ann,bob}@example.org', ['ann@example.org', 'bob@example.org']],
  ['manuel .lee@example.org or ann@mail .example.org', ['manuel.lee@example.org', 'ann@mail.example.org']],
  ['ann.leeQuni.example.org', ['ann.lee@uni.example.org']],
  ['The SeQuence of e.g. the riverQ and IraqQatar.', []],
  ['see ann@example.org . Then', ['ann@example.org']],
])('finds the addresses of %s', (text, emails) => {
  expect(findEmails(text)).toEqual(emails)
})

test.each([
  ['ann. lee@example.org, bo. berg@example.org', 'ann.lee@example.org, bo.berg@example.org'],
  ['Old Town. ann@example.org', 'Old Town. ann@example.org'],
  ['e-mail. ann@example.org', 'e-mail. ann@example.org'],
  ['a river. ann@example.org', 'a river. ann@example.org'],
])('the address in %s is whole', (line, expected) => {
  expect(closeAddresses(line)).toBe(expected)
})

test('what is left of a text has no parts of them', () => {
  expect(dropEmails('Old Town ann .lee@mail .example.org')).toBe('Old Town')
  expect(dropEmails('Old Town, ann.leeQexample.org')).toBe('Old Town')
})

test.each([
  ['Old Town, Norway (ann@example.org)', 'Old Town, Norway'],
  ['Old Town, Norway [ann@example.org, bo@example.org]', 'Old Town, Norway'],
  ['Old Town, Norway (e-mail: ann@example.org)', 'Old Town, Norway'],
  ['Old Town, Norway – E-mail: ann@example.org', 'Old Town, Norway'],
  ['Old Town; e-mail: ann@example.org; Norway', 'Old Town; Norway'],
  ['Old Town | ann@example.org | Norway', 'Old Town | Norway'],
  ['Old Town (room 2, ann@example.org), Norway', 'Old Town (room 2), Norway'],
  ['Old Town ({ann,bo}@example.org)', 'Old Town'],
  ['<ann@example.org>, Old Town (Norway)', 'Old Town (Norway)'],
])('brackets and separators around the address in %s go with it', (text, rest) => {
  expect(dropEmails(text)).toBe(rest)
})

test('a word without end takes no longer than its letters', () => {
  const time = processorTime(() => {
    expect(findEmails(`${'a'.repeat(100_000)} ann@example.org`)).toEqual(['ann@example.org'])
    expect(dropEmails('b'.repeat(100_000))).toHaveLength(100_000)
  })
  expect(time).toBeLessThan(2000)
})
