import { expect, test } from 'vitest'
import { nameAbstractLanguages } from '../../../../src/understand/build/front/abstract-languages.ts'
import type { Paragraph } from '../../../../src/model/paper/paper.ts'

const SPANISH =
  'El puerto fue construido en tres etapas entre la gran inundación y la apertura del canal, y la torre mucho antes.'
const ENGLISH =
  'The harbour was built in three stages between the great flood and the opening of the canal, and the tower before it.'

function paragraphsOf(...texts: string[]): Paragraph[] {
  return texts.map((text, i) => ({
    type: 'paragraph',
    kind: 'abstract',
    id: `abstract${i + 1}`,
    places: [],
    lines: [],
    content: [{ type: 'text', text, style: {} }],
  }))
}

async function languagesOf(texts: readonly string[], language: string): Promise<(string | undefined)[]> {
  return (await nameAbstractLanguages(paragraphsOf(...texts), language)).map(paragraph => paragraph.language)
}

test('the second abstract has the language that is not the paper’s', async () => {
  expect(await languagesOf([SPANISH, ENGLISH], 'es')).toEqual([undefined, 'en'])
  expect(await languagesOf([SPANISH, ENGLISH], 'en')).toEqual(['es', undefined])
})

test('a short paragraph has the language of the one before it', async () => {
  expect(await languagesOf([SPANISH, ENGLISH, 'Results: 12.'], 'es')).toEqual([undefined, 'en', 'en'])
})

test('the label of a part has the language of the text below it', async () => {
  expect(await languagesOf([SPANISH, 'Objective', ENGLISH], 'es')).toEqual([undefined, 'en', 'en'])
})
