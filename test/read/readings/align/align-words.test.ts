import { expect, test } from 'vitest'
import { alignWords } from '../../../../src/read/readings/align/align-words.ts'
import { processorTime } from '../../../support/processor-time.ts'

/** Ranges as `a-words=b-words`, those that stand in one reading alone with nothing on the other side. */
function align(a: string, b: string): string[] {
  const wordsOfA = a.split(/\s+/)
  const wordsOfB = b.split(/\s+/)
  return alignWords(wordsOfA, wordsOfB)
    .map(range => [wordsOfA.slice(range.a, range.aEnd).join(' '), wordsOfB.slice(range.b, range.bEnd).join(' ')])
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => `${one}=${other}`)
}

test('pairs misread words between equal ones', () => {
  expect(align('the lamp was l1t at dusk every day', 'the lamp was lit at dusk every day')).toEqual(['l1t=lit'])
})

test('pairs a word with its parts, on either side', () => {
  expect(align('a new para graph starts here now', 'a new paragraph starts here now')).toEqual(['para graph=paragraph'])
  expect(align('a new paragraph starts here now', 'a new para graph starts here now')).toEqual(['paragraph=para graph'])
  expect(align('the second re cogni tion was better', 'the second recognition was better')).toEqual([
    're cogni tion=recognition',
  ])
})

test('does not take a whole word for a part of its neighbour', () => {
  expect(align('we saw old 1.1 Einleitung part for once', 'we saw new Einleitung book for once')).toEqual([
    'old=',
    '1.1=',
    'part=',
    '=new',
    '=book',
  ])
})

test('names words that one reading lacks', () => {
  expect(align('we saw the light go out', 'we saw the very old light go out')).toEqual(['=very', '=old'])
  expect(align('we saw the very old light go out', 'we saw the light go out')).toEqual(['very=', 'old='])
})

test('does not pair words without likeness', () => {
  expect(align('we saw harbour books of old', 'we saw quiet men of old')).toEqual([
    'harbour=',
    'books=',
    '=quiet',
    '=men',
  ])
})

test('finds columns again that the other reading read across', () => {
  const left = ['the keepers wrote down', 'wind fog and sea', 'four times a day', 'for more than a century']
  const right = ['our interest is in', 'words and how far', 'they form a system', 'shared between two stations']
  const across = left.map((line, i) => `${line} ${right[i]}`).join(' ')
  expect(align([...left, ...right].join(' '), across)).toEqual([])
})

test('takes a word left over on both sides for one that moved', () => {
  expect(align('41 first words of a page', 'first words of a page 41')).toEqual([])
})

test('takes parts left over for a word left over', () => {
  expect(align('C ORPUS we collected it with care', 'we collected it with care CORPUS')).toEqual(['C ORPUS=CORPUS'])
})

test('takes words in another order for themselves, and not for one another', () => {
  expect(
    align('half 2.1 day and half 2.2 day then one 2.3 more', 'half 2.2 day and half 2.3 day then one 2.1 more'),
  ).toEqual([])
  expect(align('Topics Einzeltopics of the harbour', 'Einzeltopics of the harbour Topics')).toEqual([])
})

test('leaves a misread word with the one it was taken for, though that is elsewhere too', () => {
  expect(align('we saw tbe light and went out the', 'we saw the light and went out')).toEqual(['tbe=the', 'the='])
})

test('has every word of both readings in one range', () => {
  const { a, b } = misread(400, 0.3)
  const ranges = alignWords(a, b)
  const places = (from: 'a' | 'b', end: 'aEnd' | 'bEnd') =>
    ranges.flatMap(range => Array.from({ length: range[end] - range[from] }, (_, i) => range[from] + i))
  expect(places('a', 'aEnd').sort((x, y) => x - y)).toEqual(a.map((_, i) => i))
  expect(places('b', 'bEnd').sort((x, y) => x - y)).toEqual(b.map((_, i) => i))
})

test('asks where words are', () => {
  const ranges = alignWords(['one', 'two'], ['one', 'two'], { canPair: (a, b) => a === b && a === 1 })
  expect(ranges).toEqual([
    { a: 0, aEnd: 1, b: 0, bEnd: 0 },
    { a: 1, aEnd: 2, b: 1, bEnd: 2 },
    { a: 0, aEnd: 0, b: 0, bEnd: 1 },
  ])
})

test('aligns 100,000 words with 10 % errors in near-linear time', () => {
  const { a, b } = misread(100_000, 0.1)
  let ranges: ReturnType<typeof alignWords> = []
  const time = processorTime(() => (ranges = alignWords(a, b)))
  const right = ranges.filter(range => range.aEnd - range.a === 1 && range.bEnd - range.b === 1 && range.a === range.b)
  expect(right.length).toBeGreaterThan(0.99 * a.length)
  // A second on a quiet machine; an aligner of squared time would need minutes.
  expect(time).toBeLessThan(10_000)
})

/** Words of a small vocabulary, frequent ones often, and the same with one letter wrong in a share of them. */
function misread(count: number, share: number): { a: string[]; b: string[] } {
  let seed = 7
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const word = (rank: number) => {
    let text = ''
    for (let rest = rank + 30; rest > 0; rest = Math.floor(rest / 20)) text += 'etaoinshrdlucmfwypvb'[rest % 20]
    return text
  }
  const a = Array.from({ length: count }, () => word(Math.floor(8000 ** random())))
  const b = a.map(text => {
    if (random() >= share) return text
    const at = Math.floor(random() * text.length)
    return `${text.slice(0, at)}x${text.slice(at + 1)}`
  })
  return { a, b }
}
