import { expect, it } from 'vitest'
import { remember, rememberFor } from '../../../src/base/collections/remember.ts'

it('reads each text once, also where the answer is undefined', () => {
  const asked: string[] = []
  const firstVowel = remember(text => {
    asked.push(text)
    return /[aeiou]/u.exec(text)?.[0]
  })
  expect([firstVowel('river'), firstVowel('dry'), firstVowel('river'), firstVowel('dry')]).toEqual([
    'i',
    undefined,
    'i',
    undefined,
  ])
  expect(asked).toEqual(['river', 'dry'])
})

it('forgets when there are many', () => {
  let reads = 0
  const lengthOf = remember(text => {
    reads++
    return text.length
  })
  for (let i = 0; i <= 1000; i++) lengthOf(`text ${i}`)
  expect(lengthOf('text 0')).toBe(6)
  expect(reads).toBe(1002)
})

it('reads each object once, equal ones each for itself', () => {
  const asked: object[] = []
  const nameOf = rememberFor((river: { readonly name?: string }) => {
    asked.push(river)
    return river.name
  })
  const [known, other, nameless] = [{ name: 'Ems' }, { name: 'Ems' }, {}]
  expect([known, known, other, nameless, nameless].map(river => nameOf(river))).toEqual([
    'Ems',
    'Ems',
    'Ems',
    undefined,
    undefined,
  ])
  expect(asked).toEqual([known, other, nameless])
})
