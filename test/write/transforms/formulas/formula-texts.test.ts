import { describe, expect, test } from 'vitest'
import type { FormulaText } from '../../../../src/write/transforms/formulas/formula-texts.ts'
import { transformToSentences } from '../../../../src/write/transforms/sentences.ts'
import { splitSentences } from '../../../../src/base/text/sentences/sentence.ts'
import { writeCorpus } from '../../../../src/products/recipes/corpora/write-corpus.ts'

/** A paragraph with formulas; the full stop in the second ends no sentence. */
const PAPER = `<article><header/><body><section title="A"><p>Let <?paperxml math tex="\\alpha x+\\text{if }y"?>αx+if y<?paperxml /math?>
be. So <?paperxml math tex="n!. B"?>n!. B<?paperxml /math?> is <b>not</b> small.<footnote anchor="1"/> End.</p></section></body></article>`

async function sentencesWith(formulas: FormulaText) {
  return transformToSentences(PAPER, { splitSentences, formulas, language: 'en' })
}

describe.each([
  ['plain', ['Let αx+if y be.', 'So n!. B is not small.', 'End.']],
  ['tex', ['Let $\\alpha{}x+\\text{if~}y$ be.', 'So $n!.B$ is not small.', 'End.']],
  ['placeholder', ['Let FORMULA be.', 'So FORMULA is not small.', 'End.']],
] as const)('with formulas as %s', (choice, expected) => {
  test('no sentence ends in a formula, and offsets count in the text', async () => {
    const { rows, text } = await sentencesWith(choice)
    const paragraph = rows.filter(({ type }) => type === 'paragraph')
    expect(paragraph.map(row => row.text)).toEqual(expected)
    const characters = [...text]
    expect(rows.map(({ offset, length }) => characters.slice(offset, offset + length).join(''))).toEqual(
      rows.map(row => row.text),
    )
  })

  test('a formula is one token', async () => {
    const { rows } = await sentencesWith(choice)
    const [first] = rows.filter(({ type }) => type === 'paragraph')
    const formula = expected[0].slice('Let '.length, -' be.'.length)
    expect(writeCorpus('vertical', first === undefined ? [] : [first]).split('\n')).toContain(formula)
    expect(writeCorpus('conllu', first === undefined ? [] : [first])).toContain(`2\t${formula}\t`)
  })
})

test('a formula that has no LaTeX is in plain characters', async () => {
  const paper = PAPER.replaceAll(/ tex="[^"]*"/gu, ' n="1"')
  const { rows } = await transformToSentences(paper, { splitSentences, formulas: 'tex', language: 'en' })
  expect(rows.filter(({ type }) => type === 'paragraph')[0]?.text).toBe('Let αx+if y be.')
})
