import { describe, expect, test } from 'vitest'
import { separateLineNumbers } from '../../../../src/understand/layout/lines/line-numbers.ts'
import { drawPage } from '../../../support/draw-page.ts'

const TEXT = 'Words of a manuscript that fill the line'
const textsOf = (art: readonly string[]) => {
  const [page] = separateLineNumbers([drawPage(art).runs])
  return { text: page?.text.map(run => run.text), numbers: page?.numbers.map(run => run.text) }
}
const rows = (count: number, row: (i: number) => string) => Array.from({ length: count }, (_, i) => row(i + 1))

describe('line numbers', () => {
  test('in the left margin are separated from the text', () => {
    const { text, numbers } = textsOf(rows(12, i => `${String(i).padStart(2)}  ${TEXT}`))
    expect(numbers).toEqual(rows(12, String))
    expect(text?.join(' ')).toBe(rows(12, () => TEXT).join(' '))
  })

  test('may count each fifth line', () => {
    const art = rows(45, i => `${i % 5 === 0 ? String(i).padStart(2) : '  '}  ${TEXT}`)
    expect(textsOf(art).numbers).toEqual(rows(9, i => String(5 * i)))
  })

  test('of a whole page need no one distance: paragraphs and headings are set apart', () => {
    const apart = (i: number) => Array.from({ length: i % 3 }, () => '')
    const art = rows(24, i => `${String(i).padStart(2)}  ${TEXT}`).flatMap((row, i) => [...apart(i), row])
    expect(textsOf(art).numbers).toHaveLength(24)
  })

  test('may be in the right margin', () => {
    expect(textsOf(rows(10, i => `${TEXT}   ${i}`)).numbers).toHaveLength(10)
  })

  test('of two columns may be in both margins, and in that of a short second column', () => {
    const pageFrom = (first: number, height: number) =>
      drawPage(
        rows(16, i => {
          const right = i > height ? '' : `words that fill  ${String(first + 16 + i).padStart(3)}`
          return `${String(first + i).padStart(3)}  Words that fill   ${right}`
        }),
      ).runs
    const pages = separateLineNumbers([pageFrom(0, 16), pageFrom(32, 16), pageFrom(64, 5)])
    expect(pages.map(({ numbers }) => numbers.length)).toEqual([32, 32, 21])
    expect(pages.flatMap(({ text }) => text).filter(run => /\d/.test(run.text))).toEqual([])
  })

  test('count on from the page before in another margin, as on a turned page, where they do', () => {
    const pageFrom = (first: number, height: number, by = 0) =>
      drawPage(rows(height, i => `${String(first + i).padStart(3)}  ${TEXT}`)).runs.map(run => ({
        ...run,
        box: { ...run.box, left: run.box.left + by, right: run.box.right + by },
      }))
    const numbersOf = (first: number) =>
      separateLineNumbers([pageFrom(0, 12), pageFrom(12, 12), pageFrom(first, 4, 50)]).at(-1)?.numbers
    expect(numbersOf(24)?.map(run => run.text)).toEqual(['25', '26', '27', '28'])
    expect(numbersOf(30)).toEqual([])
  })

  test('of three columns may be in both margins and between two columns', () => {
    const number = (value: number) => String(value).padStart(2)
    const art = rows(22, i => `${number(i)}  Words that  ${number(22 + i)} fill a line  of columns ${number(44 + i)}`)
    const { text, numbers } = textsOf(art)
    expect(numbers?.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1))
    expect(text?.join(' ')).not.toMatch(/\d/u)
  })

  test('at every fifth line are found by all pages together, though their margins differ', () => {
    const pageFrom = (first: number, indent: string) =>
      drawPage(rows(20, i => `${indent}${(i % 5 === 0 ? String(first + i) : '').padStart(3)}  ${TEXT}`)).runs
    const pages = separateLineNumbers([pageFrom(0, ''), pageFrom(20, '  '), pageFrom(40, '')])
    expect(pages.map(({ numbers }) => numbers.map(run => run.text))).toEqual([
      ['5', '10', '15', '20'],
      ['25', '30', '35', '40'],
      ['45', '50', '55', '60'],
    ])
    const restarted = separateLineNumbers([pageFrom(0, ''), pageFrom(7, ''), pageFrom(3, '')])
    expect(restarted.flatMap(({ numbers }) => numbers)).toEqual([])
  })

  test('beside each of two columns continue from the first to the second', () => {
    const pageFrom = (first: number) =>
      drawPage(
        rows(20, i => {
          const [left, right] = [first + i, first + 20 + i].map(n => (n % 5 === 0 ? String(n) : '').padStart(3))
          return `${left}  Words that fill   ${right}  words that fill`
        }),
      ).runs
    const pages = separateLineNumbers([pageFrom(0), pageFrom(40)])
    const found = pages.flatMap(({ numbers }) => numbers.map(run => Number(run.text)))
    expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => 5 * (i + 1)))
  })

  test('at every fifth line are no numbers of tables, and may miss one', () => {
    const pageFrom = (first: number, cells: readonly string[] = []) =>
      drawPage(
        rows(20, i => {
          const number = i % 5 === 0 && first + i !== 30 ? String(first + i) : ''
          return `${number.padStart(3)}  ${cells[i] === undefined ? TEXT : `Words          ${cells[i]}`}`
        }),
      ).runs
    const pages = separateLineNumbers([pageFrom(0), pageFrom(20, ['', '', '300', '250']), pageFrom(40), pageFrom(60)])
    const found = pages.flatMap(({ numbers }) => numbers.map(run => Number(run.text)))
    expect(found).toEqual([5, 10, 15, 20, 25, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80])
  })

  test('are known on a page of floats by their edge and size on the others', () => {
    const full = drawPage(rows(12, i => `${String(i).padStart(2)}  ${TEXT}`)).runs
    const floats = drawPage(['13  words', '', '', '    a picture', 'x', '14  words']).runs
    const [, last] = separateLineNumbers([full, floats])
    expect(last?.numbers.map(run => run.text)).toEqual(['13', '14'])
  })

  test('are none where text is beyond them: the numbers of a list under a paragraph', () => {
    const art = [...rows(9, i => `   ${i}  an item of the list`), `${TEXT} goes on`]
    const page = [...art.slice(0, 4), TEXT, ...art.slice(4)]
    expect(textsOf(page).numbers).toEqual([])
  })

  test('are none where they do not grow by one step', () => {
    const values = [3, 9, 4, 77, 5, 6, 12, 8, 90, 10]
    expect(textsOf(values.map(value => `${String(value).padStart(2)}  ${TEXT}`)).numbers).toEqual([])
  })

  test('are none where the lines between them differ: entries of a list', () => {
    const entry = (i: number) => [`${i}  ${TEXT}`, ...rows(i % 3, () => `   ${TEXT}`)]
    expect(textsOf(rows(9, String).flatMap((_, i) => entry(i + 1))).numbers).toEqual([])
  })

  test('are none where entries of a list all have two lines', () => {
    const entry = (i: number) => [`${String(i).padStart(2)}  ${TEXT}`, `    ${TEXT}`]
    expect(textsOf(rows(12, String).flatMap((_, i) => entry(i + 1))).numbers).toEqual([])
  })

  test('are none where they run along a small part of the text: notes at the foot', () => {
    expect(textsOf([...rows(30, () => `   ${TEXT}`), ...rows(9, i => `${i}  ${TEXT}`)]).numbers).toEqual([])
  })

  test('are none in a document most pages of which have none', () => {
    const numbered = drawPage(rows(12, i => `${String(i).padStart(2)}  ${TEXT}`)).runs
    const plain = drawPage(rows(12, () => TEXT)).runs
    expect(separateLineNumbers([numbered, numbered, plain]).map(({ numbers }) => numbers.length)).toEqual([12, 12, 0])
    const last = drawPage(rows(3, i => `${String(36 + i)}  ${TEXT}`)).runs
    expect(separateLineNumbers([numbered, last]).map(({ numbers }) => numbers.length)).toEqual([12, 3])
    expect(separateLineNumbers([numbered, plain, plain]).map(({ numbers }) => numbers.length)).toEqual([0, 0, 0])
  })

  test('are none where they are few', () => {
    expect(textsOf(rows(5, i => `${i}  ${TEXT}`)).numbers).toEqual([])
  })

  test('are never lost: every run is in the text or among the numbers', () => {
    for (const count of [0, 1, 8, 30]) {
      const { runs } = drawPage(rows(count, i => `${i}  ${TEXT}`))
      const [page] = separateLineNumbers([runs])
      expect(new Set([...(page?.text ?? []), ...(page?.numbers ?? [])])).toEqual(new Set(runs))
    }
  })
})
