import { describe, expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { classifyNumberedReferences } from '../../../../src/understand/decide/references/numbered-references.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'

/** Texts of the blocks, one a string, that are taken for references. */
function referencesOf(...rows: string[]): string[] {
  const blocks = rows.map(row => drawBlock(row))
  const decisions = classifyNumberedReferences({ ...evidenceOf([]), blocks }, new Map())
  return blocks.filter(block => decisions.get(block)?.role === 'reference').map(textOfBlock)
}

const text = Array.from({ length: 6 }, (_, i) => `Rivers move, and so on ${'again '.repeat(i)}`)
const entries = (label: (number: number) => string, year = '1999', count = 5) =>
  Array.from({ length: count }, (_, i) => `${label(i + 1)} A. Lee. Rivers, ${year}.`)

describe('a list of references without heading', () => {
  test('is found by numbers in square brackets at the end of the document', () => {
    const list = entries(number => `[${number}]`, 'in press')
    expect(referencesOf(...text, ...list, 'And more.')).toEqual(list)
  })

  test('is found by other numbers where most entries name a year', () => {
    for (const label of [(number: number) => `${number}.`, (number: number) => `(${number})`]) {
      expect(referencesOf(...text, ...entries(label))).toHaveLength(5)
      expect(referencesOf(...text, ...entries(label, 'in press'))).toEqual([])
    }
  })

  test('may have no blank behind the stop of its numbers, once they have two digits', () => {
    const list = entries(number => `${number}.`, '1999', 10).map(entry => entry.replace(/^(\d\d\.) /u, '$1'))
    expect(list.at(-1)).toMatch(/^10\.A/u)
    expect(referencesOf(...text, ...text, ...list)).toEqual(list)
  })

  test('may open in the block of a note, and has entries of several blocks', () => {
    const [first = '', ...rest] = entries(number => `[${number}]`)
    const list = [`∗ a.lee@river.org\n${first}`, 'Journal of Towns 3.', ...rest]
    expect(referencesOf(...text, ...list)).toHaveLength(list.length)
  })

  test.each([
    ['few numbers', [...text, ...entries(number => `[${number}]`, '1999', 4)]],
    ['numbers with gaps', [...text, ...entries(number => `[${2 * number}]`)]],
    ['numbers at the start of the document', [...entries(number => `[${number}]`), ...text, ...text]],
    ['numbers apart from the heading of a list', [...text, 'References', ...text, ...entries(number => `[${number}]`)]],
  ])('is not found by %s', (_, rows) => {
    expect(referencesOf(...rows)).toEqual([])
  })

  test('below a heading ends at a heading with a key word, and leaves lines that may divide it to the headings', () => {
    const list = entries(number => `[${number}]`, '1999', 6)
    const appendix = ['Appendix', 'Rivers move.', '7 Questions were asked in 1999.']
    expect(referencesOf(...text, 'References', ...list, ...appendix)).toEqual(list)
    const [first = '', second = '', third = '', ...rest] = list
    expect(referencesOf(...text, 'References', first, second, third, 'Books', ...rest)).toEqual(list)
    const continued = ['[4] A. Lee and B.', 'Berg. Rivers, 1999.', '[5] A. Lee. Rivers, 1999.']
    expect(referencesOf(...text, 'References', first, second, third, ...continued)).toHaveLength(6)
  })

  test('is found by numbers right below its heading, bold authors or not', () => {
    const list = entries(number => `[${number}]`)
    expect(referencesOf(...text, 'References', ...list)).toHaveLength(list.filter(row => row.startsWith('[')).length)
  })
})
