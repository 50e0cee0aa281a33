import { expect, test } from 'vitest'
import type { Block } from '../../../../src/model/page/block.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { readKeywords, separateKeywords } from '../../../../src/understand/build/front/keywords.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { contextOf } from '../../../support/inline-context.ts'

/** The key words of an English paper's drawn lists. */
function keywordsOf(...lists: string[]) {
  return readKeywords(
    lists.map(list => drawBlock(list)),
    contextOf(),
    'en',
  )
}

const ABSTRACT = 'Abstract—We tell of rivers and of\nthe towns beside them.'

test('key words at the start of a line are separated from the abstract above them', () => {
  expect(partsOf(`${ABSTRACT}\nIndex Terms—rivers, towns,\nbridges`)).toEqual([
    'Abstract—We tell of rivers and of the towns beside them.',
    'Index Terms—rivers, towns, bridges',
  ])
})

test('an abstract that only speaks of key words keeps them', () => {
  expect(partsOf(`${ABSTRACT}\nKeywords for rivers are few.`)).toHaveLength(1)
  expect(partsOf('Abstract—We tell of rivers and the\nkeywords: rivers, towns and bridges.')).toHaveLength(1)
})

function partsOf(text: string): string[] {
  const { abstract, keywords } = separateKeywords(drawBlock(text))
  return [abstract, keywords].flatMap((block: Block | undefined) => (block === undefined ? [] : [textOfBlock(block)]))
}

test('lists below one another are split at their labels, and the labels are left out', () => {
  expect(keywordsOf('JEL classification: N13, D12\nKeywords: stones, the price\nof light').keywords).toEqual([
    'N13',
    'D12',
    'stones',
    'the price of light',
  ])
})

test('terms of several words with capitals are parted by stops, a stop inside a list with commas ends nothing', () => {
  expect(keywordsOf('Descriptors: Water. Towers, old. COVID-19. Light.').keywords).toEqual([
    'Water',
    'Towers, old',
    'COVID-19',
    'Light',
  ])
  expect(keywordsOf('Keywords: rivers, towns, St. Gallen').keywords).toEqual(['rivers', 'towns', 'St. Gallen'])
})

test('the lists below a label in two languages are in one of them each', () => {
  const { keywords, translations } = keywordsOf('Mots-clés – Keywords', 'rivière, ville', 'river, town')
  expect(keywords).toEqual(['river', 'town'])
  expect(translations).toEqual([{ language: 'fr', words: ['rivière', 'ville'] }])
})

test('so are both lists of one block, by its lines, their number, or a dash', () => {
  const label = 'Mots-clés – Keywords'
  const expected = { keywords: ['river', 'old town'], translations: [{ language: 'fr', words: ['rivière', 'ville'] }] }
  expect(keywordsOf(label, 'rivière, ville\nriver, old town')).toEqual(expected)
  expect(keywordsOf(`<b>${label}</b> rivière, ville – river, old town`)).toEqual(expected)
  const wrapped = 'la rivière qui passe, ville\nancienne\nriver of all, old town, dale'
  expect(keywordsOf(label, wrapped)).toEqual({
    keywords: ['river of all', 'old town', 'dale'],
    translations: [{ language: 'fr', words: ['la rivière qui passe', 'ville ancienne'] }],
  })
  expect(keywordsOf(label, 'rivière, ville, rue,\nmaison').keywords).toEqual(['rivière', 'ville', 'rue', 'maison'])
})

test('a list without signs between has one key word a line', () => {
  expect(keywordsOf('Lamp\nRegister of towers\nCoast').keywords).toEqual(['Lamp', 'Register of towers', 'Coast'])
  expect(keywordsOf('Keywords: the price\nof light').keywords).toEqual(['the price of light'])
})

test('a label set apart by its look alone is none of the key words', () => {
  expect(keywordsOf('<b>Keywords</b> lamp · register').keywords).toEqual(['lamp', 'register'])
  expect(keywordsOf('<b>Keywords</b> lamp in bold').keywords).toEqual(['lamp in bold'])
})

test('lists in two languages are kept apart, told by their labels', () => {
  const { keywords, translations } = keywordsOf('Palavras-chave: rio, água', 'Keywords', 'river\nwater')
  expect(keywords).toEqual(['river', 'water'])
  expect(translations).toEqual([{ language: 'pt', words: ['rio', 'água'] }])
})
