import { expect, test } from 'vitest'
import { scoreOrder } from './block-order.mjs'

const FIRST = 'The towns that stand beside a river have as a rule more bridges than other towns.'
const SECOND = 'Some of them were built of wood and taken away by the ice of a winter long ago.'
const TRUTH = [
  { type: 'paragraph', text: FIRST },
  { type: 'footnote', text: 'A note may stand wherever there is room for it on the page.' },
  { type: 'paragraph', text: SECOND },
]

test('finds every stretch in order where the text is that of the truth', () => {
  const { stretches, found, inOrder } = scoreOrder(
    TRUTH,
    `${FIRST}\nA note\n${SECOND}`.replace('bridges', 'brid-\nges'),
  )
  expect(stretches).toBeGreaterThan(10)
  expect([found, inOrder]).toEqual([stretches, stretches])
})

test('counts what is found and stands elsewhere', () => {
  const { stretches, found, inOrder } = scoreOrder(TRUTH, `${SECOND} ${FIRST}`)
  expect(found).toBe(stretches)
  expect(inOrder).toBeLessThan(0.6 * stretches)
})

test('finds nothing of lines whose words are mixed', () => {
  const others = SECOND.split(' ')
  const mixed = FIRST.split(' ').flatMap((word, i) => [word, others[i] ?? ''])
  expect(scoreOrder(TRUTH, mixed.join(' ')).found).toBe(0)
})
