import { describe, expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { classifyNumberedReferences } from '../../../../src/understand/decide/references/numbered-references.ts'
import { classifyUnheadedReferences } from '../../../../src/understand/decide/references/unheaded-references.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'

/** Texts of the blocks, one a drawing, that are taken for references. */
function referencesOf(...art: string[]): string[] {
  const blocks = art.map(lines => drawBlock(lines))
  const evidence = { ...evidenceOf([]), blocks }
  const found = new Map(classifyUnheadedReferences(evidence, new Map()))
  for (const [block, decision] of classifyNumberedReferences(evidence, found)) found.set(block, decision)
  return blocks.filter(block => found.get(block)?.role === 'reference').map(textOfBlock)
}

const text = Array.from({ length: 8 }, (_, i) => `Rivers move, and so on ${'again '.repeat(i)}`)
const notes = Array.from({ length: 6 }, (_, i) => `${i + 1} See Boers (199${i}).`)
const hanging = `
Boers, Klaus, 1991: Fear in towns.
  Berlin.
Dittmann, Ann, 2005: Changes of fear.
OECD, 2001: Rivers in numbers. Paris.
Reuband, Karl, 1998: Crime in papers,
  and fear.`
const apart = [
  'Boers, Klaus: Fear in towns. Berlin (1991).',
  'Lee, Ann, and Bob Berg: Rivers. Rome 1990.',
  'Noll, H.: Less fear. Bonn 2000.',
  'Thornton, Sarah: Club cultures. Oxford (1995).',
]

describe('a list of references without heading and numbers', () => {
  test('is found in one block with hanging lines, and notes in numbers before it are none', () => {
    const found = referencesOf(...text, ...notes, hanging)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^Boers, Klaus, 1991.*and fear\.$/s)
    expect(referencesOf(...text, ...notes)).toEqual(notes)
  })

  test('is found in one block where each line is an entry, and no line hangs', () => {
    expect(referencesOf(...text, apart.join('\n'))).toHaveLength(1)
    expect(referencesOf(...text, [...apart, 'Some of them are old.'].join('\n'))).toEqual([])
  })

  test('is found by entries set apart, the rest of one among them, and leaves lines that may divide it', () => {
    expect(referencesOf(...text, ...apart)).toEqual(apart)
    const [first = '', ...rest] = apart
    expect(referencesOf(...text, first, 'edition of the author.', ...rest)).toHaveLength(5)
    expect(referencesOf(...text, first, 'Rivers', ...rest)).toEqual(apart)
  })

  test('has at most two lines in sequence that are no entries', () => {
    const works = ['Adam', 'Boers', 'Cole', 'Dahl', 'Eck', 'Fels', 'Gall', 'Hahn', 'Imhof'].map(
      (name, i) => `${name}, Klaus: Fear in towns. Berlin (199${i}).`,
    )
    const others = ['edition of the author.', 'of the second volume.', 'of all the others.']
    const listWith = (between: readonly string[]) =>
      referencesOf(...text, ...text, ...works.slice(0, 1), ...between, ...works.slice(1))
    expect(listWith(others.slice(0, 2))).toHaveLength(11)
    expect(listWith(others)).toEqual(works.slice(1))
  })

  test.each([
    ['few entries', [...text, ...apart.slice(1)]],
    ['names in another order', [...text, ...apart.toReversed()]],
    ['names without years', [...text, ...apart.map(entry => entry.replace(/\d{4}/, 'n. d.'))]],
    ['entries far apart', [...text, ...apart.flatMap(entry => [entry, ...text.slice(0, 3)])]],
    ['entries at the start of the document', [...apart, ...text]],
    ['entries where a list has a heading', ['References', ...text, ...apart]],
  ])('is not found by %s', (_, art) => {
    expect(referencesOf(...art)).toEqual([])
  })
})
